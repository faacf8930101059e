import { useQuery } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import { stockQueries } from './queries'

export const useStockFilters = (query: QueryOf<'stock-filters'>) => useQuery(stockQueries.filters(query))

export const useCupraCodeStock = (query: QueryOf<'cupra-code-stock'>) => useQuery(stockQueries.cupraCodeStock(query))

export const useStockVehicles = (body: BodyOf<'stock-vehicles'>) => useQuery(stockQueries.vehicles(body))
