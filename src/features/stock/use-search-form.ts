import { useRouter } from 'next/router'
import { NO_SEARCH, type StockSearch } from '@/domain/stock-search'
import { useSearchPath } from './use-search-path'

/** Where a form of the search is sent, and how a search is shown in place once there is JavaScript. */
export function useSearchForm() {
  const { push } = useRouter()
  const pathOf = useSearchPath()
  return {
    action: pathOf(NO_SEARCH),
    go: (search: StockSearch) => void push(pathOf(search), undefined, { locale: false, shallow: true, scroll: false }),
  }
}
