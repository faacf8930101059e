import type { QueryKey } from '@tanstack/react-query'

/** What queryOptions() gives, of whatever query. */
export interface Prefetchable {
  readonly queryKey: QueryKey
  readonly queryFn?: unknown
}
