import type { StockVehicleDetail } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'

/** The parts of a list price for this sales type; undefined if the price or the options are unknown. */
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
