import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callQuery, keptCallQuery } from '../call-query'
import { keepWithinAudience } from '../keep-previous'
import { retryDelay, shouldRetry } from '../query-client'
import * as calls from './calls'

export const configuratorQueries = {
  modelsPrices: callQuery(['configurator', 'models-prices'], calls.getModelsPrices),
  financialSimulationsModels: keptCallQuery(
    ['configurator', 'financial-simulations-models'],
    calls.getFinancialSimulationsModels,
  ),
  configurations: callQuery(['configurator', 'configurations'], calls.getConfigurations),
  standards: callQuery(['configurator', 'standards'], calls.getStandards),
  delivery: keptCallQuery(['configurator', 'delivery'], calls.getDelivery),
  configuration: keptCallQuery(['configurator', 'configuration'], calls.getConfiguration),

  /** Spec §5: runs only when an id is present. */
  choices: (id: string | undefined, query: QueryOf<'choices'>) =>
    queryOptions({
      queryKey: ['configurator', 'choices', id ?? null, query],
      queryFn: id ? ({ signal }) => calls.getChoices(id, query, { signal }) : skipToken,
      placeholderData: keepWithinAudience(query),
    }),

  prices: keptCallQuery(['configurator', 'prices'], calls.getPrices),
  quotes: keptCallQuery(['configurator', 'quotes'], calls.getQuotes),
  pictures: keptCallQuery(['configurator', 'pictures'], calls.getPictures),
  turntable: callQuery(['configurator', 'turntable'], calls.getTurntable),
  cupraParams: callQuery(['configurator', 'cupra-params'], calls.getCupraParams),

  /** A write, and repeatable: the same car has the same code. A mutation has no signal of its own: the caller gives one. */
  createCupraCode: () =>
    mutationOptions({
      mutationKey: ['configurator', 'cupra-code'],
      mutationFn: ({ signal, ...body }: BodyOf<'cupra-code'> & Cancellable) => calls.createCupraCode(body, { signal }),
      retry: shouldRetry,
      retryDelay,
    }),

  marketingCode: callQuery(['configurator', 'marketing-code'], calls.getMarketingCode),
}
