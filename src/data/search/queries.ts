import { queryOptions } from '@tanstack/react-query'
import { getSearchIndex, type SearchAudience } from './calls'

export const searchQueries = {
  /** Asked for when somebody is about to search, and then kept. */
  index: ({ language, salesType }: SearchAudience) =>
    queryOptions({
      queryKey: ['search', language, salesType],
      queryFn: ({ signal }) => getSearchIndex({ language, salesType }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
