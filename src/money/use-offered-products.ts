import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { ProductCode } from '@/domain/finance-terms'
import { offeredProducts } from '@/domain/offered-products'
import { useAudience } from '@/routing/CurrentRoute'

/** The products that this visitor can be shown for a car, in order. */
export function useOfferedProducts({ isElectric = false } = {}): readonly ProductCode[] {
  return offeredProducts(useAudience().salesType, useFeatureFlags(), isElectric)
}
