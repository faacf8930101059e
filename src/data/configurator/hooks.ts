import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BodyOf, QueryOf } from '@/contract/calls'
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

export const useCupraParams = (query: QueryOf<'cupra-params'>) => useQuery(configuratorQueries.cupraParams(query))

/** Asks for a car's code. What is asked before the last question, or by a part that is gone, is cancelled. */
export function useCreateCupraCode() {
  const { mutate, ...state } = useMutation(configuratorQueries.createCupraCode())
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const create = (body: BodyOf<'cupra-code'>) => {
    running.current?.abort()
    running.current = new AbortController()
    mutate({ ...body, signal: running.current.signal })
  }
  return { create, ...state }
}

export const useMarketingCode = (query: QueryOf<'marketing-code'>) => useQuery(configuratorQueries.marketingCode(query))
