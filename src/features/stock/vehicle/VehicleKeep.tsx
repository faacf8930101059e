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

/** To have the car kept, or to lay it beside others. What is not there cannot be come and seen; what somebody has is kept for nobody else. */
export function VehicleKeep({ vehicle }: { vehicle: StockVehicleDetail }) {
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

/** What the same car comes to when it is ordered anew, and when. */
export function NewBuild({
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
