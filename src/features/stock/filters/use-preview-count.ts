import { useEffect, useState } from 'react'
import type { StockFiltersQuery } from '@/contract/stock'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockFilters } from '@/data/stock/hooks'
import type { CarlineCode } from '@/domain/carline'
import type { StockSearch } from '@/domain/stock-search'
import { useRememberedRentTerms } from '@/money/finance-memory'
import { useAudience } from '@/routing/CurrentRoute'
import { type SearchContext, searchBody } from '../list/stock-search'

/** Debounce of typing. */
const PAUSE_MS = 250

/** The query of `stocks/filters` for a search; undefined if that call cannot count it. */
function filtersQuery(search: StockSearch, context: SearchContext): StockFiltersQuery | undefined {
  const { lang, sales_type, criteria = {}, near, terms } = searchBody(search, context)
  if (near) return undefined
  const values = Object.entries(criteria).flatMap(([code, value]): [string, string | number][] => {
    // The visitor has emptied the field of this bound.
    if (value === undefined) return []
    if (Array.isArray(value)) return [[code, value.join(',')]]
    if (typeof value !== 'object') return [[code, String(value)]]
    return Object.entries(value).map(([side, bound]) => [`${code}_${side}`, bound])
  })
  return { lang, sales_type, ...terms, ...Object.fromEntries(values) }
}

/** The number of cars of a search that is not submitted yet, after a pause in typing; undefined while it is unknown. */
export function usePreviewCount(search: StockSearch | undefined, carline: CarlineCode | undefined): number | undefined {
  const context = { audience: useAudience(), flags: useFeatureFlags(), carline, terms: useRememberedRentTerms() }
  const query = search && filtersQuery(search, context)
  const text = JSON.stringify(query)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isPlaceholderData } = useStockFilters(query ?? DISABLED_QUERY, {
    enabled: query !== undefined && settled === text,
  })
  return query && !isPlaceholderData ? data?.total : undefined
}

/** Placeholder for a disabled query. */
const DISABLED_QUERY: StockFiltersQuery = { lang: 'nl', sales_type: 'B2C' }
