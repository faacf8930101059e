import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { Prefetchable } from '@/data/prefetchable'

const fetches = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/**
 * In the browser: suspends until each query has been answered or has failed, so that a part is shown with its data or says
 * for itself what it does without.
 */
export function useSuspenseFetch(queries: readonly Prefetchable[]): void {
  const fetched = fetchOnce(useQueryClient(), queries)
  if (fetched) use(fetched)
}

/** The same promise for the same queries; undefined for queries whose answers came with the page. */
function fetchOnce(queryClient: QueryClient, queries: readonly Prefetchable[]): Promise<unknown> | undefined {
  const known = fetches.get(queryClient) ?? new Map<string, Promise<unknown>>()
  fetches.set(queryClient, known)
  const name = JSON.stringify(queries.map(({ queryKey }) => queryKey))
  const earlier = known.get(name)
  if (earlier) return earlier
  const open = queries.filter(
    ({ queryKey }) => (queryClient.getQueryState(queryKey)?.status ?? 'pending') === 'pending',
  )
  if (open.length === 0) return undefined
  const fetched = Promise.allSettled(
    open.map((query) => queryClient.query({ ...(query as Parameters<QueryClient['query']>[0]), retry: false })),
  )
  known.set(name, fetched)
  return fetched
}
