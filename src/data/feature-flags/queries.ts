import { queryOptions } from '@tanstack/react-query'
import { getFeatureFlags } from './calls'

export const featureFlagQueries = {
  /** The same for every visitor and language; asked once for each visit. */
  all: () =>
    queryOptions({
      queryKey: ['feature-flags'],
      queryFn: ({ signal }) => getFeatureFlags({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
