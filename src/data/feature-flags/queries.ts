import { queryOptions } from '@tanstack/react-query'
import type { FeatureFlags } from '@/domain/feature-flag'
import { getFeatureFlags } from './calls'

export const featureFlagQueries = {
  /** The same for every visitor and language; asked once for each visit. */
  all: () =>
    queryOptions({
      queryKey: ['feature-flags'],
      // Absent is off: the server sends the names of those that are on.
      queryFn: ({ signal }): Promise<Partial<FeatureFlags>> => getFeatureFlags({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
