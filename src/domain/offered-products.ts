import type { FeatureFlags } from './feature-flag'
import { OFFERED_PRODUCTS, type ProductCode } from './finance-terms'
import type { SalesType } from './sales-type'

/**
 * The products that a buyer can be shown for a car, in order; none for a business without FINANCING_B2B. EasyLease is the product of
 * the page personal lease: a private buyer is offered it only while that page is open.
 */
export function offeredProducts(
  salesType: SalesType,
  flags: Partial<FeatureFlags>,
  isElectric: boolean,
): readonly ProductCode[] {
  if (salesType === 'B2B' && !flags.FINANCING_B2B) return []
  const offered = OFFERED_PRODUCTS[salesType].filter(
    (product) =>
      (product !== 'el' || (flags.EASY_LEASE && (salesType === 'B2B' || flags.PERSONAL_LEASE_B2C))) &&
      (product !== 'ac' || salesType === 'B2C' || flags.CREDIT_PRO),
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
