import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { stockQueries } from '@/data/stock/queries'
import { readSearch } from '@/domain/stock-search'
import { parsePath } from '@/routing/parse-path'
import { type SearchContext, searchBody } from './stock-search'

/** Milliseconds. A pointer that only passes over asks nothing. */
const INTENT = 60

/** Handlers for what holds links to other searches: the one that is approached is asked ahead, with the code that draws it. */
export function useSearchPrefetch(context: SearchContext) {
  const queryClient = useQueryClient()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const prefetch = (target: EventTarget) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const page = parsePath(link?.getAttribute('href') ?? '')
    const here = parsePath(window.location.pathname)
    if (!page || JSON.stringify(page.match) !== JSON.stringify(here?.match)) return
    void import('../card/StockCards.late')
    void queryClient.query(stockQueries.vehicles(searchBody(readSearch(page.query), context))).catch(() => undefined)
  }
  const now = ({ target }: SyntheticEvent) => prefetch(target)
  return {
    onPointerOver: ({ target, pointerType }: SyntheticEvent & { readonly pointerType: string }) => {
      window.clearTimeout(timer.current)
      if (pointerType !== 'touch') timer.current = window.setTimeout(prefetch, INTENT, target)
    },
    onTouchStart: now,
    onFocus: now,
  }
}
