import { useMemo } from 'react'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { readSearch, type StockSearch } from '@/domain/stock-search'
import { useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { openSearch } from './stock-search'

/** The search of the page's address, as far as the flags let it be made. */
export function useStockSearch(): StockSearch {
  const { query } = useCurrentRoute()
  const audience = useAudience()
  const flags = useFeatureFlags()
  return useMemo(() => openSearch(readSearch(query), { audience, flags }), [query, audience, flags])
}
