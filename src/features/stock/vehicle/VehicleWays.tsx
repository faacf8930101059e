import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { StockVehicle } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import { ActionBar, waysTimeline } from '@/money/ActionBar'
import { space } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { useShowsMonthly } from './use-shows-monthly'
import { VehicleAsk } from './VehicleAsk'
import { VehicleDrive } from './VehicleDrive'

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  view-timeline: ${waysTimeline};
  ${below.m} { > * { flex: 1 1 auto; padding-inline: ${space['2xs']}; } }
`

interface VehicleWaysProps {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'monthly' | 'price_offer' | 'status' | 'title'>
}

/** Drive the very car, or ask for an offer: in its column, which stays on a wide window. A car that somebody has can be waited for. */
export function VehicleWays({ vehicle }: VehicleWaysProps) {
  return (
    <Pair data-print="hide">
      <VehicleAsk vehicle={vehicle} variant="primary" />
      <VehicleDrive vehicle={vehicle} variant="secondary" />
    </Pair>
  )
}

/** The same at the foot of the window, once those are out of it. */
export function VehicleBar({ vehicle }: VehicleWaysProps) {
  const { t } = useTranslation('stock')
  const { monthly, price_offer } = vehicle
  const showsMonthly = useShowsMonthly()
  return (
    <ActionBar
      label={t('vehicle.bar')}
      price={isZero(price_offer) ? undefined : price_offer}
      monthly={showsMonthly ? monthly : undefined}
      followsWays
    >
      <VehicleDrive vehicle={vehicle} variant="secondary" size="s" />
      <VehicleAsk vehicle={vehicle} variant="primary" size="s" />
    </ActionBar>
  )
}
