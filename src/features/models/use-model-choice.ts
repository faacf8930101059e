import { useRouter } from 'next/router'
import { useEffect, useMemo, useState } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { usePath } from '@/routing/RouteLink'
import { type Compared, parseCompared, writeCompared } from './compared'
import { type ModelFilter, parseModelFilter, writeModelFilter } from './model-filter'

/** What the visitor has just chosen. It counts until the address changes, either to this choice or by a step back. */
interface Wish {
  readonly filter: ModelFilter
  readonly compared: readonly Compared[]
}

/**
 * What is filtered and compared is in the address: it can be shared, and back goes one step back. A click shows at once, without
 * waiting for the address.
 */
export function useModelChoice() {
  const { name, query } = useCurrentRoute()
  // The page has two addresses (spec §2): who came to one stays there.
  const route = name === 'models-v2' ? name : 'models'
  const { push, events } = useRouter()
  const path = usePath()
  const [wish, setWish] = useState<Wish>()
  useEffect(() => {
    const forget = () => setWish(undefined)
    events.on('routeChangeComplete', forget)
    return () => events.off('routeChangeComplete', forget)
  }, [events])
  return useMemo(() => {
    const { filter, compared }: Wish = wish ?? { filter: parseModelFilter(query), compared: parseCompared(query) }
    const go = (next: Partial<Wish>) => {
      const wanted = { filter, compared, ...next }
      setWish(wanted)
      const own = { ...writeModelFilter(wanted.filter), ...writeCompared(wanted.compared) }
      // What else the address says, such as a campaign, stays in it, behind the choice.
      void push(path(route, { ...own, ...query, ...own }), undefined, {
        locale: false,
        shallow: true,
        scroll: false,
      })
    }
    return {
      filter,
      compared,
      setFilter: (next: ModelFilter) => go({ filter: next }),
      setCompared: (next: readonly Compared[]) => go({ compared: next }),
    }
  }, [query, wish, push, path, route])
}
