import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { keepWithinAudience } from '../keep-previous'
import { retryDelay, shouldRetry } from '../query-client'
import * as calls from './calls'

/** Keys end with the query itself (keep-previous.ts reads it there). */
export const configuratorQueries = {
  modelsPrices: (query: QueryOf<'models-prices'>) =>
    queryOptions({
      queryKey: ['configurator', 'models-prices', query],
      queryFn: ({ signal }) => calls.getModelsPrices(query, { signal }),
    }),

  financialSimulationsModels: (query: QueryOf<'financial-simulations-models'>) =>
    queryOptions({
      queryKey: ['configurator', 'financial-simulations-models', query],
      queryFn: ({ signal }) => calls.getFinancialSimulationsModels(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  configurations: (query: QueryOf<'configurations'>) =>
    queryOptions({
      queryKey: ['configurator', 'configurations', query],
      queryFn: ({ signal }) => calls.getConfigurations(query, { signal }),
    }),

  standards: (query: QueryOf<'standards'>) =>
    queryOptions({
      queryKey: ['configurator', 'standards', query],
      queryFn: ({ signal }) => calls.getStandards(query, { signal }),
    }),

  delivery: (query: QueryOf<'delivery'>) =>
    queryOptions({
      queryKey: ['configurator', 'delivery', query],
      queryFn: ({ signal }) => calls.getDelivery(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  configuration: (query: QueryOf<'configuration'>) =>
    queryOptions({
      queryKey: ['configurator', 'configuration', query],
      queryFn: ({ signal }) => calls.getConfiguration(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  /** Spec §5: runs only when an id is present. */
  choices: (id: string | undefined, query: QueryOf<'choices'>) =>
    queryOptions({
      queryKey: ['configurator', 'choices', id ?? null, query],
      queryFn: id ? ({ signal }) => calls.getChoices(id, query, { signal }) : skipToken,
      placeholderData: keepWithinAudience(query),
    }),

  prices: (query: QueryOf<'prices'>) =>
    queryOptions({
      queryKey: ['configurator', 'prices', query],
      queryFn: ({ signal }) => calls.getPrices(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  quotes: (query: QueryOf<'quotes'>) =>
    queryOptions({
      queryKey: ['configurator', 'quotes', query],
      queryFn: ({ signal }) => calls.getQuotes(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  pictures: (query: QueryOf<'pictures'>) =>
    queryOptions({
      queryKey: ['configurator', 'pictures', query],
      queryFn: ({ signal }) => calls.getPictures(query, { signal }),
      placeholderData: keepWithinAudience(query),
    }),

  turntable: (query: QueryOf<'turntable'>) =>
    queryOptions({
      queryKey: ['configurator', 'turntable', query],
      queryFn: ({ signal }) => calls.getTurntable(query, { signal }),
    }),

  cupraParams: (query: QueryOf<'cupra-params'>) =>
    queryOptions({
      queryKey: ['configurator', 'cupra-params', query],
      queryFn: ({ signal }) => calls.getCupraParams(query, { signal }),
    }),

  /** A write, and repeatable: the same car has the same code. A mutation has no signal of its own: the caller gives one. */
  createCupraCode: () =>
    mutationOptions({
      mutationKey: ['configurator', 'cupra-code'],
      mutationFn: ({ signal, ...body }: BodyOf<'cupra-code'> & Cancellable) => calls.createCupraCode(body, { signal }),
      retry: shouldRetry,
      retryDelay,
    }),

  marketingCode: (query: QueryOf<'marketing-code'>) =>
    queryOptions({
      queryKey: ['configurator', 'marketing-code', query],
      queryFn: ({ signal }) => calls.getMarketingCode(query, { signal }),
    }),
}
