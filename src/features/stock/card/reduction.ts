import type { StockVehicle } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'

type Priced = Pick<StockVehicle, 'discount' | 'lowest_30_days' | 'price_offer'>

/**
 * What may be announced as a reduction: it is counted from the lowest price of the 30 days before (Code of economic law,
 * art. VI.18; Court of Justice, C-330/23). Without that price, or where the offer is not below it or not known, there is none.
 */
export function offerReduction({ discount, lowest_30_days, price_offer }: Priced) {
  if (!discount || !lowest_30_days || isZero(price_offer) || lowest_30_days.incl <= price_offer.incl) return undefined
  return { ...discount, reference: lowest_30_days }
}
