import { useAudienceQuery } from '@/components/use-audience-query'
import type { StockVehicle } from '@/contract/stock'
import { useMissingCatalogPriceAlerts, useMissingPriceDiscountAlerts } from '@/data/alerts/hooks'
import { isZero } from '@/domain/is-zero'

type Priced = Pick<
  StockVehicle,
  'carline_code' | 'commission_id' | 'cupra_code' | 'discount' | 'lowest_30_days' | 'price_list' | 'price_offer'
>

/** Nobody reads 0 € as the price of a car; « on request » stands in its place. */
const lacksPrice = ({ price_list, price_offer }: Priced) => isZero(price_list) || isZero(price_offer)

/** A reduction that the service announces and does not say enough of to be shown. */
const lacksReducedPrice = ({ discount, lowest_30_days }: Priced) =>
  discount !== undefined && (!lowest_30_days || isZero(lowest_30_days) || isZero(discount.amount))

/**
 * Tells the operator, once per car and session, of the cars that have no price or no price before their reduction. Nothing of
 * the visitor is in it.
 */
export function usePriceAlerts(vehicles: readonly Priced[]): void {
  const audience = useAudienceQuery()
  const buildAlert = (what: string, { carline_code, commission_id, cupra_code }: Priced) => ({
    ...audience,
    source: 'stock' as const,
    carline_code,
    commission_id,
    cupra_code,
    dedupe_key: `stock ${what} ${commission_id} ${audience.sales_type}`,
  })
  useMissingCatalogPriceAlerts(
    vehicles.filter(lacksPrice).map((vehicle) => ({ ...buildAlert('price', vehicle), codes: [vehicle.cupra_code] })),
  )
  useMissingPriceDiscountAlerts(vehicles.filter(lacksReducedPrice).map((vehicle) => buildAlert('discount', vehicle)))
}
