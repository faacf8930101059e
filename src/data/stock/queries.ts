import { queryOptions } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import { keepWithinAudience } from '../keep-previous'
import * as calls from './calls'

/** Keys end with the query itself (keep-previous.ts reads it there). */
export const stockQueries = {
  filters: (query: QueryOf<'stock-filters'>) =>
    queryOptions({
      queryKey: ['stock', 'filters', query],
      queryFn: ({ signal }) => calls.getStockFilters(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  cupraCodeStock: (query: QueryOf<'cupra-code-stock'>) =>
    queryOptions({
      queryKey: ['stock', 'cupra-code-stock', query],
      queryFn: ({ signal }) => calls.getCupraCodeStock(query, { signal }),
    }),

  /** A search: it is sent by POST and changes nothing. */
  vehicles: (body: BodyOf<'stock-vehicles'>) =>
    queryOptions({
      queryKey: ['stock', 'vehicles', body],
      queryFn: ({ signal }) => calls.searchStockVehicles(body, { signal }),
      placeholderData: keepWithinAudience(body),
    }),
}
