import { useQuery } from '@tanstack/react-query'
import type { SearchAudience } from './calls'
import { searchQueries } from './queries'

export const useSearchIndex = (audience: SearchAudience, { enabled = true } = {}) =>
  useQuery({ ...searchQueries.index(audience), enabled })
