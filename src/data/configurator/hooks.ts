import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  CarQuery,
  ChoicesQuery,
  ConfigurationsQuery,
  CupraParamsQuery,
  DeliveryQuery,
  ModelsPricesQuery,
  PicturesQuery,
  QuotesQuery,
  SimulationsQuery,
} from '@/contract/configurator'
import { configuratorQueries } from './queries'

export const useModelsPrices = (query: ModelsPricesQuery) => useQuery(configuratorQueries.modelsPrices(query))

/** @reserved for a view to come. */
export const useFinancialSimulationsModels = (query: SimulationsQuery) =>
  useQuery(configuratorQueries.financialSimulationsModels(query))

export const useConfigurations = (query: ConfigurationsQuery) => useQuery(configuratorQueries.configurations(query))

export const useStandards = (query: CarQuery) => useQuery(configuratorQueries.standards(query))

/** @reserved for a view to come. */
export const useDelivery = (query: DeliveryQuery) => useQuery(configuratorQueries.delivery(query))

export const useConfiguration = (query: CarQuery) => useQuery(configuratorQueries.configuration(query))

export const useChoices = (id: string | undefined, query: ChoicesQuery) =>
  useQuery(configuratorQueries.choices(id, query))

export const usePrices = (query: CarQuery) => useQuery(configuratorQueries.prices(query))

/** @reserved for a view to come. */
export const useQuotes = (query: QuotesQuery) => useQuery(configuratorQueries.quotes(query))

export const usePictures = (query: PicturesQuery) => useQuery(configuratorQueries.pictures(query))

/** @reserved for a view to come. */
export const useCupraParams = (query: CupraParamsQuery) => useQuery(configuratorQueries.cupraParams(query))

/** @reserved for a view to come. */
export const useCreateCupraCode = () => useMutation(configuratorQueries.createCupraCode())

/** @reserved for a view to come. */
export const useMarketingCode = (query: CarQuery) => useQuery(configuratorQueries.marketingCode(query))
