import { queryOptions } from '@tanstack/react-query'
import type { Cancellable } from './backend-call'
import { type AudienceOfCall, keepWithinAudience } from './keep-previous'

type Call<Q, A> = (query: Q, options: Cancellable) => Promise<A>

/** A call as a query. The key ends with what is asked (keep-previous.ts reads it there). */
export const callQuery =
  <Q extends AudienceOfCall, A>(area: string, name: string, call: Call<Q, A>) =>
  (query: Q) =>
    queryOptions({ queryKey: [area, name, query], queryFn: ({ signal }) => call(query, { signal }) })

/** The same, and the answer before stays while the next one loads. */
export const keptCallQuery =
  <Q extends AudienceOfCall, A>(area: string, name: string, call: Call<Q, A>) =>
  (query: Q) =>
    queryOptions({ ...callQuery(area, name, call)(query), placeholderData: keepWithinAudience(query) })
