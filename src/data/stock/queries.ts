import type { QueryOf } from '@/contract/calls'
import type { StockSort } from '@/domain/stock-sort'
import type { Cancellable } from '../backend-call'
import { callQuery, keptCallQuery } from '../call-query'
import * as calls from './calls'

/** The facets that come with them would weigh more than the page. Without an answer none is named: no page is made anew for that. */
const namedSorts = (query: QueryOf<'stock-filters'>, options: Cancellable): Promise<readonly StockSort[]> =>
  calls.getStockFilters(query, options).then(
    ({ sorts }) => sorts,
    () => [],
  )

export const stockQueries = {
  filters: keptCallQuery(['stock', 'filters'], calls.getStockFilters),
  sorts: callQuery(['stock', 'sorts'], namedSorts),
  cupraCodeStock: callQuery(['stock', 'cupra-code-stock'], calls.getCupraCodeStock),

  /** A search: it is sent by POST and changes nothing. */
  vehicles: keptCallQuery(['stock', 'vehicles'], calls.searchStockVehicles),
}
