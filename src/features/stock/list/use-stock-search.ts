import { useMemo } from 'react'
import { readSearch, type StockSearch } from '@/domain/stock-search'
import { useCurrentRoute } from '@/routing/CurrentRoute'

/** The search of the page's address. */
export function useStockSearch(): StockSearch {
  const { query } = useCurrentRoute()
  return useMemo(() => readSearch(query), [query])
}
