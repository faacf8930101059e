import { QueryClient } from '@tanstack/react-query'
import { CACHE_KEPT_MS, RETRIES_IN_BROWSER, RETRY_DELAY_CAP_MS, RETRY_FIRST_DELAY_MS } from '@/config/constants'
import { isTransient, RemoteProblem } from './errors'

const isOnServer = typeof window === 'undefined'

/**
 * Spec §9. None on the server, where a page must not wait through a back-off, and none for an answer that asking again
 * cannot change.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isOnServer) return false
  return failures < RETRIES_IN_BROWSER && isTransient(error)
}

/**
 * Spec §9: 1, 2, 4 s … capped at 30 s. A longer wait that the service asks for is kept to, up to the same cap.
 * @param failures how many retries went before this one
 * @returns milliseconds
 */
export function retryDelay(failures: number, error?: unknown): number {
  const asked = error instanceof RemoteProblem ? (error.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(RETRY_FIRST_DELAY_MS * 2 ** failures, asked), RETRY_DELAY_CAP_MS)
}

/**
 * The policy of spec §4 and §9 for every query. What is kept is used: cached data is fresh as long as it is kept.
 * What is sent (mutations) is not tried again unless it says that it may be: twice the same car is one, twice the same
 * form are two.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        // A timer for each answer would keep the whole page in the server's memory until it fires. There the client goes with its page.
        gcTime: isOnServer ? Number.POSITIVE_INFINITY : CACHE_KEPT_MS,
        staleTime: CACHE_KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        // What is missing comes with the connection.
        refetchOnReconnect: ({ state }) => state.status !== 'success',
        // A browser that takes itself for offline may be wrong: the call says so, in its own time.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
