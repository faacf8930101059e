import { useRouter } from 'next/router'
import { besidesSearch, readSearch, type StockSearch } from '@/domain/stock-search'
import { parsePath } from '@/routing/parse-path'
import { focusResultsCount } from './results-count'
import { carriedOver } from './stock-search'
import { useSearchPath } from './use-search-path'

/** The search of an address. */
export const searchAt = (address: string): StockSearch => readSearch(parsePath(address)?.query ?? {})

/** The address of the page that is shown. */
export const addressNow = (): string => window.location.pathname + window.location.search

/** The step that is being taken: the address changes a moment after the click. */
let step: { readonly from: string; readonly to: string } | undefined

/**
 * Goes on to another search of the same page. The link may have been drawn for an older one: what it changes there is changed
 * in the search that the visitor is on or on the way to, so that of two quick clicks none is lost. A list that is shown from its
 * beginning has the focus there too.
 */
export function useFollowSearch() {
  const router = useRouter()
  const searchPath = useSearchPath()
  return (drawnFor: StockSearch, linked: StockSearch, { scroll = false } = {}): void => {
    const from = addressNow()
    const to = searchPath(
      carriedOver(drawnFor, linked, searchAt(step?.from === from ? step.to : from)),
      besidesSearch(parsePath(from)?.query ?? {}),
    )
    const own = { from, to }
    step = own
    const end = () => {
      if (step === own) step = undefined
    }
    router.push(to, to, { locale: false, scroll, shallow: true }).then((isThere) => {
      end()
      if (scroll && isThere) focusResultsCount()
    }, end)
  }
}
