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

interface VehicleActionsProps {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'monthly' | 'price_offer' | 'status' | 'title'>
}

/** Test drive and offer, in the sticky column of a wide window. For a reserved car the visitor can ask to be told when it is available. */
export function VehicleActions({ vehicle }: VehicleActionsProps) {
  return (
    <Pair data-print="hide">
      <VehicleAsk vehicle={vehicle} variant="primary" />
      <VehicleDrive vehicle={vehicle} variant="secondary" />
    </Pair>
  )
}

/** The same actions in a bar at the bottom, once those above have scrolled out of view. */
export function VehicleActionBar({ vehicle }: VehicleActionsProps) {
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
