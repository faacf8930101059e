import { queryOptions } from '@tanstack/react-query'
import type { Cancellable } from './backend-call'
import { type AskedAudience, keepWithinAudience } from './keep-previous'

type Key = readonly [area: string, call: string]
type Call<Q, A> = (query: Q, options: Cancellable) => Promise<A>

/** The query of a call. Its key ends with what is asked (keep-previous.ts reads it there). */
export const callQuery =
  <Q, A>(key: Key, call: Call<Q, A>) =>
  (query: Q) =>
    queryOptions({ queryKey: [...key, query], queryFn: ({ signal }) => call(query, { signal }) })

/** The same; until its answer is there, the one before stays on the screen. */
export const keptCallQuery =
  <Q extends AskedAudience, A>(key: Key, call: Call<Q, A>) =>
  (query: Q) =>
    queryOptions({
      queryKey: [...key, query],
      queryFn: ({ signal }) => call(query, { signal }),
      placeholderData: keepWithinAudience(query),
    })
