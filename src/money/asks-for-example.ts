import type { Monthly } from '@/contract/monthly'
import type { SalesType } from '@/domain/sales-type'

/**
 * Consumer credit needs a representative example. So does a consumer lease with a purchase at its end: both regimes of
 * domain/dated/credit-law.ts treat it as a credit.
 */
export function asksForExample(
  { product_code, residual }: Pick<Monthly, 'product_code' | 'residual'>,
  salesType: SalesType,
) {
  return salesType === 'B2C' && (product_code === 'ac' || residual !== undefined)
}
