import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { OFFERED_PRODUCTS, type ProductCode } from '@/domain/finance-terms'
import { useAudience } from '@/routing/CurrentRoute'

/** The products that this visitor can be shown for a car, in order; none for a business without FINANCING_B2B. */
export function useOfferedProducts({ isElectric = false } = {}): readonly ProductCode[] {
  const { salesType } = useAudience()
  const flags = useFeatureFlags()
  if (salesType === 'B2B' && !flags.FINANCING_B2B) return []
  const offered = OFFERED_PRODUCTS[salesType].filter(
    (product) =>
      (product !== 'el' || flags.EASY_LEASE) && (product !== 'ac' || salesType === 'B2C' || flags.CREDIT_PRO),
  )
  const startsWithEasyLease =
    flags.OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG && salesType === 'B2C' && isElectric && offered.includes('el')
  return startsWithEasyLease ? ['el', ...offered.filter((product) => product !== 'el')] : offered
}
