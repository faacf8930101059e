import { type DehydratedState, dehydrate, type QueryClient, skipToken } from '@tanstack/react-query'
import type { Prefetchable } from './prefetchable'

/**
 * Runs queries on the server, all at once, and gives the state for the page.
 * Never throws: a query that fails is left out, the page is sent without it, and the browser asks again by its policy.
 */
export async function prefetch(queryClient: QueryClient, queries: readonly Prefetchable[]): Promise<DehydratedState> {
  const runnable = queries.filter(({ queryFn }) => queryFn !== skipToken)
  await Promise.allSettled(
    runnable.map(async (query) => queryClient.query(query as Parameters<QueryClient['query']>[0])),
  )
  return dehydrate(queryClient, { shouldDehydrateQuery: (query) => query.state.status === 'success' })
}
