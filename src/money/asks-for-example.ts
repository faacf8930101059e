import type { Monthly } from '@/contract/monthly'
import type { SalesType } from '@/domain/sales-type'

/**
 * Consumer credit needs its representative example. So does a consumer's lease that ends in a purchase: both regimes of
 * domain/dated/credit-law.ts take it for a credit.
 */
export function asksForExample(
  { product_code, residual }: Pick<Monthly, 'product_code' | 'residual'>,
  salesType: SalesType,
) {
  return salesType === 'B2C' && (product_code === 'ac' || residual !== undefined)
}
