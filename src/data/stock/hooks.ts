import { useQuery } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import { stockQueries } from './queries'

export const useStockFilters = (query: QueryOf<'stock-filters'>, { enabled = true } = {}) =>
  useQuery({ ...stockQueries.filters(query), enabled })

export const useCupraCodeStock = (query: QueryOf<'cupra-code-stock'>) => useQuery(stockQueries.cupraCodeStock(query))

export const useStockVehicles = (body: BodyOf<'stock-vehicles'>, { enabled = true } = {}) =>
  useQuery({ ...stockQueries.vehicles(body), enabled })
