import type { CupraCodeStockQuery, StockFiltersQuery, StockVehiclesBody } from '@/contract/stock'
import type { Cancellable } from '../backend-call'
import { callBackend } from '../backend-client'

/** Spec §7, stock: one function for each row, in its order. */

export function getStockFilters(query: StockFiltersQuery, { signal }: Cancellable = {}) {
  return callBackend('stock-filters', { query, signal })
}

export function getCupraCodeStock(query: CupraCodeStockQuery, { signal }: Cancellable = {}) {
  return callBackend('cupra-code-stock', { query, signal })
}

export function searchStockVehicles(body: StockVehiclesBody, { signal }: Cancellable = {}) {
  return callBackend('stock-vehicles', { body, signal })
}
