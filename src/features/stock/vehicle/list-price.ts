import type { StockVehicleDetail } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'

/** How a list price comes about, as this buyer reads it; undefined where it, or what the car has besides its version, is not known. */
export function listPriceParts({ options, price_list }: StockVehicleDetail, salesType: SalesType) {
  if (!options || isZero(price_list)) return undefined
  const extras = options.reduce((sum, { price }) => sum + amountFor(price, salesType), 0)
  const list = amountFor(price_list, salesType)
  return [
    ['base_price', list - extras],
    ['options_total', extras],
    ['catalog_price', list],
  ] as const
}
