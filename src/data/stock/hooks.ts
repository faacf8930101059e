import { useQuery } from '@tanstack/react-query'
import type { CupraCodeStockQuery, StockFiltersQuery, StockVehiclesBody } from '@/contract/stock'
import { stockQueries } from './queries'

/** @reserved for a view to come. */
export const useStockFilters = (query: StockFiltersQuery) => useQuery(stockQueries.filters(query))

export const useCupraCodeStock = (query: CupraCodeStockQuery) => useQuery(stockQueries.cupraCodeStock(query))

export const useStockVehicles = (body: StockVehiclesBody) => useQuery(stockQueries.vehicles(body))
