import { useQuery } from '@tanstack/react-query'
import type { QueryOf } from '@/contract/calls'
import { configuratorQueries } from './queries'

export const useModelsPrices = (query: QueryOf<'models-prices'>) => useQuery(configuratorQueries.modelsPrices(query))

export const useFinancialSimulationsModels = (query: QueryOf<'financial-simulations-models'>) =>
  useQuery(configuratorQueries.financialSimulationsModels(query))

export const useConfigurations = (query: QueryOf<'configurations'>) =>
  useQuery(configuratorQueries.configurations(query))

export const useStandards = (query: QueryOf<'standards'>) => useQuery(configuratorQueries.standards(query))

export const useDelivery = (query: QueryOf<'delivery'>) => useQuery(configuratorQueries.delivery(query))

export const useConfiguration = (query: QueryOf<'configuration'>) => useQuery(configuratorQueries.configuration(query))

export const useChoices = (id: string | undefined, query: QueryOf<'choices'>) =>
  useQuery(configuratorQueries.choices(id, query))

export const usePrices = (query: QueryOf<'prices'>) => useQuery(configuratorQueries.prices(query))

export const useQuotes = (query: QueryOf<'quotes'>) => useQuery(configuratorQueries.quotes(query))

export const usePictures = (query: QueryOf<'pictures'>) => useQuery(configuratorQueries.pictures(query))

export const useTurntable = (query: QueryOf<'turntable'>) => useQuery(configuratorQueries.turntable(query))

export const useCupraParams = (query: QueryOf<'cupra-params'>) => useQuery(configuratorQueries.cupraParams(query))

export const useMarketingCode = (query: QueryOf<'marketing-code'>) => useQuery(configuratorQueries.marketingCode(query))
