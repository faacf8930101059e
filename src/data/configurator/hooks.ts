import { useQuery } from '@tanstack/react-query'
import type { QueryOf } from '@/contract/calls'
import { configuratorQueries } from './queries'

interface Options {
  /** Default: asked at once. */
  readonly enabled?: boolean
}

export const useModelsPrices = (query: QueryOf<'models-prices'>, { enabled = true }: Options = {}) =>
  useQuery({ ...configuratorQueries.modelsPrices(query), enabled })
export const useFinancialSimulationsModels = (query: QueryOf<'financial-simulations-models'>) =>
  useQuery(configuratorQueries.financialSimulationsModels(query))
export const useConfigurations = (query: QueryOf<'configurations'>) =>
  useQuery(configuratorQueries.configurations(query))
export const useStandards = (query: QueryOf<'standards'>) => useQuery(configuratorQueries.standards(query))
export const useDelivery = (query: QueryOf<'delivery'>) => useQuery(configuratorQueries.delivery(query))
export const useConfiguration = (query: QueryOf<'configuration'>, { enabled = true }: Options = {}) =>
  useQuery({ ...configuratorQueries.configuration(query), enabled })
export const useChoices = (id: string | undefined, query: QueryOf<'choices'>) =>
  useQuery(configuratorQueries.choices(id, query))
/** The price of a car, or the catalogue's price list where the query names none. */
export const usePrices = (query: QueryOf<'prices'>) => useQuery(configuratorQueries.prices(query))
export const useQuotes = (query: QueryOf<'quotes'>, { enabled = true }: Options = {}) =>
  useQuery({ ...configuratorQueries.quotes(query), enabled })
export const usePictures = (query: QueryOf<'pictures'>, { enabled = true }: Options = {}) =>
  useQuery({ ...configuratorQueries.pictures(query), enabled })
export const useTurntable = (query: QueryOf<'turntable'>) => useQuery(configuratorQueries.turntable(query))
export const useCupraParams = (query: QueryOf<'cupra-params'>) => useQuery(configuratorQueries.cupraParams(query))
export const useMarketingCode = (query: QueryOf<'marketing-code'>) => useQuery(configuratorQueries.marketingCode(query))
