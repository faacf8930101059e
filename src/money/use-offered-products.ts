import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { ProductCode } from '@/domain/finance-terms'
import { offeredProducts } from '@/domain/offered-products'
import { useAudience } from '@/routing/CurrentRoute'

/** The products for this sales type and these flags, in their order. */
export function useOfferedProducts({ isElectric = false } = {}): readonly ProductCode[] {
  return offeredProducts(useAudience().salesType, useFeatureFlags(), isElectric)
}
