import { queryOptions } from '@tanstack/react-query'
import type { CupraCodeStockQuery, StockFiltersQuery, StockVehiclesBody } from '@/contract/stock'
import { keepWithinAudience } from '../keep-previous'
import * as calls from './calls'

/** Keys end with the query itself (keep-previous.ts reads it there). */
export const stockQueries = {
  filters: (query: StockFiltersQuery) =>
    queryOptions({
      queryKey: ['stock', 'filters', query],
      queryFn: ({ signal }) => calls.getStockFilters(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  cupraCodeStock: (query: CupraCodeStockQuery) =>
    queryOptions({
      queryKey: ['stock', 'cupra-code-stock', query],
      queryFn: ({ signal }) => calls.getCupraCodeStock(query, { signal }),
    }),

  /** A search: it is sent by POST and changes nothing. */
  vehicles: (body: StockVehiclesBody) =>
    queryOptions({
      queryKey: ['stock', 'vehicles', body],
      queryFn: ({ signal }) => calls.searchStockVehicles(body, { signal }),
      placeholderData: keepWithinAudience(body),
    }),
}
