import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Price } from '@/components/Price'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicle } from '@/contract/stock'
import { amountFor, formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { color, space, type } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { offerReduction } from '../card/reduction'
import { useShowsMonthly } from './use-shows-monthly'
import { VehicleState } from './VehicleState'

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.xs};
`

/** An icon marks that the price has an explanation. */
const Reduction = styled.details`
  &[open] { flex-basis: 100%; }
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space['2xs']};
    min-height: 1.5rem;
    font-size: ${type.s};
    color: ${color.muted};
  }
  > summary > svg { color: ${color.accentText}; }
`

/**
 * The price on the car's own page. Beside a reduced price stands the lowest price of the last 30 days, struck through; its explanation and
 * the last day open with the icon. Consumption is in the same part, because the law wants it near the price (docs/law.md).
 */
export function VehiclePrice({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  const reduction = offerReduction(vehicle)
  return (
    <Stack $gap="3xs">
      <PriceLine>
        <Price money={vehicle.price_offer} size="l" />
        {reduction && (
          <Reduction>
            <summary>
              <VisuallyHidden>{t('stock:lowest_30_days')}</VisuallyHidden>{' '}
              <s>{formatEuro(amountFor(reduction.reference, salesType), language)}</s>
              {` ${t('stock:discount', { percent: formatNumber(reduction.percent, language) })}`}
              <Icon name="info" size="1.1em" />
            </summary>
            <Note>
              {t('stock:law.before')} {t('stock:valid_to', { date: formatDate(reduction.valid_to, language) })}
            </Note>
          </Reduction>
        )}
      </PriceLine>
      <VehicleState vehicle={vehicle} />
      <VehicleMonthly vehicle={vehicle} />
      <WltpLine wltp={vehicle.wltp} brief />
    </Stack>
  )
}

const CardPriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space['2xs']};
  ${below.m} { line-height: 1.3; }
`

const CardAmount = styled(Price)`
  ${below.m} { font-size: ${type.m}; }
`

/** The price on a card. The explanation of a struck price and the last day of the offers stand once above the list (ListTerms.tsx). */
export function CardPrice({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  const reduction = offerReduction(vehicle)
  return (
    <CardPriceLine>
      <CardAmount money={vehicle.price_offer} size="l" />
      {reduction && (
        <Text as="span" $size="s" $tone="muted">
          <VisuallyHidden>{t('stock:card.before')}</VisuallyHidden>{' '}
          <s>{formatEuro(amountFor(reduction.reference, salesType), language)}</s>
          {` ${t('stock:discount', { percent: formatNumber(reduction.percent, language) })}`}
        </Text>
      )}
    </CardPriceLine>
  )
}

interface VehicleMonthlyProps {
  readonly vehicle: Pick<StockVehicle, 'monthly'>
  /** True on a card: terms that are the same for all cars stand once above the list. */
  readonly brief?: boolean
  /** True in a table, whose columns may be narrower than the amount. */
  readonly breaks?: (line: string) => ReactNode
}

/** The monthly amount, the same on a card and on the car's page. */
export function VehicleMonthly({ vehicle: { monthly }, brief = false, breaks }: VehicleMonthlyProps) {
  const showsMonthly = useShowsMonthly()
  return monthly && showsMonthly ? (
    <MonthlyFigure monthly={monthly} form={brief ? 'short' : 'whole'} breaks={breaks} />
  ) : null
}
