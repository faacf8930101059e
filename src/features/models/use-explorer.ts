import { useRouter } from 'next/router'
import { useMemo, useState } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteQuery } from '@/routing/params'
import { usePath } from '@/routing/RouteLink'
import { type Compared, parseCompared, writeCompared } from './compared'
import { type ModelFilter, parseModelFilter, writeModelFilter } from './model-filter'

interface Wish {
  /** The address that it was made at: with the next one it is fulfilled, or overtaken. */
  readonly at: RouteQuery
  readonly filter: ModelFilter
  readonly compared: readonly Compared[]
}

/**
 * The explorer's state is its address: it can be shared, and back goes one step back. A click shows at once, without
 * waiting for the address.
 */
export function useExplorer() {
  const { query } = useCurrentRoute()
  const { push } = useRouter()
  const path = usePath()
  const [wish, setWish] = useState<Wish>()
  return useMemo(() => {
    const { filter, compared }: Omit<Wish, 'at'> =
      wish?.at === query ? wish : { filter: parseModelFilter(query), compared: parseCompared(query) }
    const go = (next: Partial<Omit<Wish, 'at'>>) => {
      const wanted = { at: query, filter, compared, ...next }
      setWish(wanted)
      void push(
        path('models-v2', { ...writeModelFilter(wanted.filter), ...writeCompared(wanted.compared) }),
        undefined,
        { locale: false, shallow: true, scroll: false },
      )
    }
    return {
      filter,
      compared,
      setFilter: (next: ModelFilter) => go({ filter: next }),
      setCompared: (next: readonly Compared[]) => go({ compared: next }),
    }
  }, [query, wish, push, path])
}
