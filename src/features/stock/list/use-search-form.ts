import { NO_SEARCH, readSearch, type StockSearch } from '@/domain/stock-search'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { useFollowSearch } from './use-follow-search'
import { useSearchPath } from './use-search-path'

/** Where a form of the search is sent, and how a search is shown in place once there is JavaScript. */
export function useSearchForm() {
  const searchPath = useSearchPath()
  const follow = useFollowSearch()
  const { query } = useCurrentRoute()
  return { action: searchPath(NO_SEARCH), go: (search: StockSearch) => follow(readSearch(query), search) }
}
