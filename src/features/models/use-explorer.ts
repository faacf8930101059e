import { useRouter } from 'next/router'
import { useMemo } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { usePath } from '@/routing/RouteLink'
import { type Compared, readCompared, writeCompared } from './compared'
import { type ModelFilter, readModelFilter, writeModelFilter } from './model-filter'

/** The explorer's state is its address: it can be shared, and back goes one step back. */
export function useExplorer() {
  const { query } = useCurrentRoute()
  const { push } = useRouter()
  const path = usePath()
  return useMemo(() => {
    const filter = readModelFilter(query)
    const compared = readCompared(query)
    const go = (params: object) =>
      void push(path('models-v2', { ...writeModelFilter(filter), ...writeCompared(compared), ...params }), undefined, {
        locale: false,
        shallow: true,
        scroll: false,
      })
    return {
      filter,
      compared,
      setFilter: (next: ModelFilter) => go(writeModelFilter(next)),
      setCompared: (next: readonly Compared[]) => go(writeCompared(next)),
    }
  }, [query, push, path])
}
