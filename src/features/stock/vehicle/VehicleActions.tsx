import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import type { Money } from '@/contract/common'
import type { StockVehicleDetail } from '@/contract/stock'
import { isComing, vehicleState } from '@/domain/vehicle-state'
import { amountFor, formatEuro, formatRange } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { CompareButton } from '../compare/CompareButton'
import { VehicleAsk } from './VehicleAsk'

/** The ways on from a car. What is not there cannot be come and seen, and what somebody else has is kept for nobody. */
export function VehicleActions({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const state = vehicleState(vehicle)
  const { carline_code, commission_id, cupra_code } = vehicle
  return (
    <Stack $gap="2xs" data-print="hide">
      <Cluster>
        {state === 'reserved' ? (
          <VehicleAsk vehicle={vehicle} variant="primary" />
        ) : (
          <>
            <MessageButton form="reservation" about={{ commission_id }}>
              {t(isComing(state) ? 'vehicle.retain' : 'vehicle.reserve')}
            </MessageButton>
            <VehicleAsk vehicle={vehicle} variant="secondary" />
          </>
        )}
        <RouteButton to="car-configurator.offer" params={{ cupra_code }} variant="secondary">
          {t('vehicle.build_like_it')}
        </RouteButton>
        <RouteButton to="stock.model" params={{ modelName: carline_code, cupra_code }} variant="secondary">
          {t('vehicle.similar')}
        </RouteButton>
        <CompareButton vehicle={vehicle} />
      </Cluster>
      <NewBuild vehicle={vehicle} />
    </Stack>
  )
}

/** What the same car comes to when it is ordered anew, and when. */
function NewBuild({ vehicle: { availability, new_build, price_offer, status } }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  if (!new_build) return null
  const vat = t(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
  const price = (money: Money) => `${formatEuro(amountFor(money, salesType), language)} ${vat}`
  const weeks = (one: Pick<typeof new_build, 'weeks_min' | 'weeks_max'>) =>
    formatRange(one.weeks_min, one.weeks_max, 'weeks', language)
  return (
    <Note>
      {t(status === 'reserved' ? 'stock:vehicle.new_build_alone' : 'stock:vehicle.new_build', {
        price: price(new_build.price),
        weeks: weeks(new_build),
        own: price(price_offer),
        own_weeks: weeks(availability),
      })}
    </Note>
  )
}
