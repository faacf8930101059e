import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import type { Money } from '@/contract/common'
import type { StockVehicleDetail } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import { isComing, vehicleState } from '@/domain/vehicle-state'
import { amountFor, formatEuro, formatWeeks } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Note } from '@/ui/Text'
import { CompareButton } from '../compare/CompareButton'

/** Buttons to reserve the car and to compare it. A car that has not arrived has another label; a reserved car cannot be reserved again. */
export function VehicleReserve({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const state = vehicleState(vehicle)
  return (
    <Cluster data-print="hide">
      {state !== 'reserved' && (
        <MessageButton form="reservation" about={{ commission_id: vehicle.commission_id }} variant="ghost" size="s">
          {t(isComing(state) ? 'vehicle.retain' : 'vehicle.reserve')}
        </MessageButton>
      )}
      <CompareButton vehicle={vehicle} />
    </Cluster>
  )
}

/** Price and delivery time of the same car as a new order. */
export function NewBuildNote({
  vehicle: { availability, new_build, price_offer, status },
}: {
  vehicle: StockVehicleDetail
}) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  if (!new_build || isZero(price_offer)) return null
  const vat = t(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
  const price = (money: Money) => `${formatEuro(amountFor(money, salesType), language)} ${vat}`
  const weeks = (one: Pick<typeof new_build, 'weeks_min' | 'weeks_max'>) =>
    formatWeeks(one.weeks_min, one.weeks_max, language)
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
