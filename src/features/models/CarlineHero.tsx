import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { HeroScene } from '@/components/HeroScene'
import { OfferButton } from '@/components/OfferButton.late'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type SoldCarline } from '@/domain/carline'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Eyebrow } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { ConfigureButton } from './ConfigureButton'
import { useCarlinePrice, useShowsMonthly } from './use-carline'

const HeroMonthly = serverHtml(() => import('./HeroMonthly.late').then((module) => module.HeroMonthly))

/** On a phone the two ways on share the width, and consumption follows them, in the same part and in letters of the same size. */
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

/** The carline's name, its face and what it costs. */
export function CarlineHero({ carline, tagline }: { carline: SoldCarline; tagline: string }) {
  const { model, query } = useCarlinePrice(carline)
  const hero = usePictures(heroPictureQuery(useAudience(), carline))
  const showsMonthly = useShowsMonthly()
  return (
    <HeroScene picture={hero.data?.pictures[0]} car={carline} isNamed>
      <Eyebrow>{tagline}</Eyebrow>
      <Heading level={1} size="display">
        {CARLINE_NAMES[carline]}
      </Heading>
      {model ? (
        <Offer>
          <Price money={model.from_price} size="l" isFromPrice withIncl />
          {showsMonthly && model.from_monthly && (
            <HeroMonthly monthly={model.from_monthly} code={model.from_cupra_code} />
          )}
          <WltpLine wltp={model.wltp} brief />
          <Ways carline={carline} code={model.from_cupra_code} />
        </Offer>
      ) : (
        !query.data && (
          <Unanswered queries={[query]} line="prices">
            <Skeleton $height="10rem" />
          </Unanswered>
        )
      )}
      <ConfigureButton carline={carline} buildId={model?.from_id} variant="ghost" />
    </HeroScene>
  )
}

/** Drive it, or ask for an offer: the bar below repeats both. */
function Ways({ carline, code }: { carline: SoldCarline; code: string }) {
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
