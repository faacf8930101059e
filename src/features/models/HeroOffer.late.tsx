import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { OfferButton } from '@/components/OfferButton.late'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { space } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { useShowsMonthly } from './use-carline'

/** On a phone the two buttons share the width. Consumption follows them in the same section and font size, as the law wants. */
const Offer = styled.div`
  display: grid;
  gap: ${space['2xs']};
  justify-items: start;
  > :last-child { display: flex; flex-wrap: wrap; gap: ${space['2xs']}; }
  ${below.m} {
    > [data-wltp] { order: 1; }
    > :last-child { width: 100%; > * { flex: 1 1 auto; padding-inline: ${space['2xs']}; } }
  }
`

interface HeroOfferProps {
  readonly carline: ModelledCarline
  readonly model: ModelPrice
}

/** Price, consumption and actions in the hero of a carline's page. */
export function HeroOffer({ carline, model }: HeroOfferProps) {
  const showsMonthly = useShowsMonthly()
  return (
    <Offer>
      <Price money={model.from_price} size="l" isFromPrice withIncl />
      {showsMonthly && model.from_monthly && <MonthlyFigure monthly={model.from_monthly} />}
      <ModelTaxLine model={model} />
      <WltpLine wltp={model.wltp} brief />
      <HeroActions carline={carline} code={model.from_cupra_code} />
    </Offer>
  )
}

/** Test drive and offer. The bar at the bottom repeats both. */
function HeroActions({ carline, code }: { carline: ModelledCarline; code: string }) {
  const { t } = useTranslation('common')
  return (
    <div>
      <OfferButton cupra_code={code} car={CARLINE_NAMES[carline]} />
      <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary">
        {t('ask.drive')}
      </RouteButton>
    </div>
  )
}
