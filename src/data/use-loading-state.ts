import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SHOWN_AS_FAILED_AFTER_MS, SLOW_AFTER_MS } from '@/config/constants'
import { refetchMissing } from './refetch-missing'

/** What useQuery() gives, as far as it says why there is no answer yet. */
export interface UnansweredQuery {
  readonly error: unknown
  /** Of the last try, while there are more to come. */
  readonly failureReason: unknown
}

export interface LoadingState {
  /** `again`: the visitor has asked for another try a moment ago. */
  readonly state: 'waiting' | 'slow' | 'failed' | 'again'
  /** The error, where one is known; undefined while the service has not answered. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * How long a visitor has waited for answers, retries and their pauses included. It counts from the mount, so the component
 * that calls it is on the page for as long as an answer is missing, and no longer.
 */
export function useLoadingState(queries: readonly UnansweredQuery[]): LoadingState {
  const queryClient = useQueryClient()
  const [phase, setPhase] = useState<'waiting' | 'slow' | 'failed'>('waiting')
  const [retries, setRetries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry starts the clock anew
  useEffect(() => {
    const slow = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS)
    const failed = setTimeout(() => setPhase('failed'), SHOWN_AS_FAILED_AFTER_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(failed)
    }
  }, [retries])

  const error = queries.find((query) => query.error)?.error
  return {
    state: error ? 'failed' : phase === 'waiting' && retries > 0 ? 'again' : phase,
    error: error ?? queries.find(({ failureReason }) => failureReason)?.failureReason,
    retry: () => {
      setPhase('waiting')
      setRetries((count) => count + 1)
      void refetchMissing(queryClient)
    },
  }
}
