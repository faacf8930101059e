import { useEffect, useMemo } from 'react'
import { useLastGood } from '@/components/use-last-good'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import type { CarlineCode } from '@/domain/carline'
import type { Incentive } from '@/domain/incentive'
import { rememberRentTerms, useRememberedRentTerms } from '@/money/finance-memory'
import { useAudience } from '@/routing/CurrentRoute'
import { searchBody, totalFromFacets } from './stock-search'
import { useSearchPrefetch } from './use-search-prefetch'
import { useStockSearch } from './use-stock-search'

export type StockList = ReturnType<typeof useStockList>

/** The search of the address and what answers it: the cars, the filters, how many there are. */
export function useStockList(carline: CarlineCode | undefined, incentive?: Incentive) {
  const audience = useAudience()
  const flags = useFeatureFlags()
  const search = useStockSearch()
  const context = { audience, flags, carline, incentive, terms: useRememberedRentTerms() }
  const query = useStockVehicles(searchBody(search, context))
  const { data, isPlaceholderData, dataUpdatedAt, error } = query
  const current = useMemo(
    () => (data && !isPlaceholderData ? { answer: data, search, at: dataUpdatedAt } : undefined),
    [data, isPlaceholderData, dataUpdatedAt, search],
  )
  // While a search is on its way, and where it fails, the one before it stays, so that its filters can be changed.
  const shown = useLastGood(current, `${audience.language} ${audience.salesType} ${carline} ${incentive}`)
  const first = data?.vehicles[0]?.commission_id
  useEffect(() => {
    if (search.terms && first) rememberRentTerms(search.terms, { commission_id: first }, audience.salesType)
  }, [search, first, audience.salesType])
  const isOld = current === undefined
  const facets = shown?.answer.facets

  return {
    search,
    query,
    hasFailed: Boolean(error),
    /** The last answer, with the search that it answers: an old one while `isOld`. */
    shown,
    isOld,
    facets,
    total: isOld && shown && facets ? totalFromFacets(facets, shown.search, search) : shown?.answer.total,
    prefetch: useSearchPrefetch(context),
    canSort: flags.STOCK_ORDER_BY === true,
  }
}
