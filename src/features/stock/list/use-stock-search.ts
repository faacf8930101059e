import { useMemo } from 'react'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { distinctNotes } from '@/domain/search-note'
import { readSearch, type StockSearch } from '@/domain/stock-search'
import { useCurrentRoute } from '@/routing/CurrentRoute'

/** The search of the page's address. Near a postal code nobody searches while that is closed: then it is a filter that nobody knows. */
export function useStockSearch(): StockSearch {
  const { query } = useCurrentRoute()
  const canSearchNear = useFeatureFlag('STOCK_SEARCH_ZIPCODE')
  return useMemo(() => {
    const search = readSearch(query)
    if (canSearchNear || !search.near) return search
    const notes = distinctNotes([...search.notes, { kind: 'unknown', name: 'zipcode' }])
    return { ...search, near: undefined, notes }
  }, [query, canSearchNear])
}
