import { callQuery, keptCallQuery } from '../call-query'
import * as calls from './calls'

export const stockQueries = {
  filters: keptCallQuery(['stock', 'filters'], calls.getStockFilters),
  cupraCodeStock: callQuery(['stock', 'cupra-code-stock'], calls.getCupraCodeStock),

  /** A search: it is sent by POST and changes nothing. */
  vehicles: keptCallQuery(['stock', 'vehicles'], calls.searchStockVehicles),
}
