import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { blockQueries } from '@/blocks/block-queries'
import { listBlocks } from '@/content/read/list-blocks'
import { prefetch } from '@/data/prefetch.server'
import type { Audience } from '@/routing/build-path'
import type { Loaded } from '../loaders/loaded'
import { frameQueries } from './frame.server'
import { combineStatuses, type MainResourceStatus, mainResourceStatus } from './main-resource-status'

export interface PrefetchedPage {
  readonly main: MainResourceStatus
  /** What the browser's cache begins with. */
  readonly dehydratedState: DehydratedState
}

/** Step 4, prefetch: what the page asks the service, all at once. A call that fails leaves its place empty. */
export async function prefetchPage(
  queryClient: QueryClient,
  loaded: Loaded,
  audience: Audience,
): Promise<PrefetchedPage> {
  const queries = [...loaded.queries, ...blockQueries(listBlocks(loaded.view), audience)]
  await prefetch(queryClient, [...frameQueries(audience.language), ...queries])

  const answers = loaded.queries
    .slice(0, loaded.mainResources ?? 1)
    .map(({ queryKey }) => queryClient.getQueryState(queryKey)?.error)
    .map((error) => mainResourceStatus(error, { hasOwnWords: loaded.tellsRefusal === true }))
  const main = combineStatuses(answers)
  return { main, dehydratedState: await prefetch(queryClient, furtherQueries(main, loaded, queryClient) ?? []) }
}

function furtherQueries(
  { kind }: MainResourceStatus,
  { whenGone, whenRefused, thenQueries }: Loaded,
  answers: QueryClient,
) {
  if (kind === 'gone') return whenGone
  return kind === 'refused' && whenRefused ? whenRefused : thenQueries?.(answers)
}

/** Whether any call of the page got no answer that the page can build on. A refusal is an answer. */
export function hasTrouble(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => mainResourceStatus(state.error, { hasOwnWords: true }).kind === 'trouble')
}
