import type { FeatureFlags } from '@/domain/feature-flag'
import { OFFERED_PRODUCTS, type ProductCode } from '@/domain/finance-terms'
import type { SalesType } from '@/domain/sales-type'

/** The products that a buyer can be shown for a car, in order; none for a business without FINANCING_B2B. */
export function offeredProducts(
  salesType: SalesType,
  flags: Partial<FeatureFlags>,
  isElectric: boolean,
): readonly ProductCode[] {
  if (salesType === 'B2B' && !flags.FINANCING_B2B) return []
  const offered = OFFERED_PRODUCTS[salesType].filter(
    (product) =>
      (product !== 'el' || flags.EASY_LEASE) && (product !== 'ac' || salesType === 'B2C' || flags.CREDIT_PRO),
  )
  const startsWithEasyLease =
    flags.OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG && salesType === 'B2C' && isElectric && offered.includes('el')
  return startsWithEasyLease ? ['el', ...offered.filter((product) => product !== 'el')] : offered
}

/** The offers of these products, in their order. */
export function orderOffers<Offer extends { readonly product_code: ProductCode }>(
  offers: readonly Offer[],
  products: readonly ProductCode[],
): readonly Offer[] {
  return products.flatMap((product) => offers.filter(({ product_code }) => product_code === product))
}
