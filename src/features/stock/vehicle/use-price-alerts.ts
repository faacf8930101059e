import { useAudienceQuery } from '@/components/use-audience-query'
import type { StockVehicle } from '@/contract/stock'
import { useMissingCatalogPriceAlerts, useMissingPriceDiscountAlerts } from '@/data/alerts/hooks'
import { isZero } from '@/domain/is-zero'

type Priced = Pick<
  StockVehicle,
  'carline_code' | 'commission_id' | 'cupra_code' | 'discount' | 'lowest_30_days' | 'price_list' | 'price_offer'
>

/** A price of 0 € means that the price is missing; the page then shows « on request ». */
const lacksPrice = ({ price_list, price_offer }: Priced) => isZero(price_list) || isZero(price_offer)

/** The service announces a reduction, but without the figures that the page needs to show it. */
const lacksReducedPrice = ({ discount, lowest_30_days }: Priced) =>
  discount !== undefined && (!lowest_30_days || isZero(lowest_30_days) || isZero(discount.amount))

/**
 * Reports cars without a price, or without a price before their reduction, to the operator: once per car and session, and without
 * anything about the visitor.
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
