import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { ProductCode } from '@/domain/finance-terms'
import { useAudience } from '@/routing/CurrentRoute'
import { offeredProducts } from './offered-products'

/** The products that this visitor can be shown for a car, in order. */
export function useOfferedProducts({ isElectric = false } = {}): readonly ProductCode[] {
  return offeredProducts(useAudience().salesType, useFeatureFlags(), isElectric)
}
