import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import type { BodyOf, QueryOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callQuery, keptCallQuery } from '../call-query'
import { keepWithinAudience } from '../keep-previous'
import { retryDelay, shouldRetry } from '../query-client'
import * as calls from './calls'

const AREA = 'configurator'

export const configuratorQueries = {
  modelsPrices: callQuery(AREA, 'models-prices', calls.getModelsPrices),
  financialSimulationsModels: keptCallQuery(AREA, 'financial-simulations-models', calls.getFinancialSimulationsModels),
  configurations: callQuery(AREA, 'configurations', calls.getConfigurations),
  standards: callQuery(AREA, 'standards', calls.getStandards),
  delivery: keptCallQuery(AREA, 'delivery', calls.getDelivery),
  configuration: keptCallQuery(AREA, 'configuration', calls.getConfiguration),

  /** Spec §5: runs only when an id is present. */
  choices: (id: string | undefined, query: QueryOf<'choices'>) =>
    queryOptions({
      queryKey: [AREA, 'choices', id ?? null, query],
      queryFn: id ? ({ signal }) => calls.getChoices(id, query, { signal }) : skipToken,
      placeholderData: keepWithinAudience(query),
    }),

  prices: keptCallQuery(AREA, 'prices', calls.getPrices),
  quotes: keptCallQuery(AREA, 'quotes', calls.getQuotes),
  pictures: keptCallQuery(AREA, 'pictures', calls.getPictures),
  turntable: callQuery(AREA, 'turntable', calls.getTurntable),
  cupraParams: callQuery(AREA, 'cupra-params', calls.getCupraParams),

  /** A write, and repeatable: the same car has the same code. A mutation has no signal of its own: the caller gives one. */
  createCupraCode: () =>
    mutationOptions({
      mutationKey: [AREA, 'cupra-code'],
      mutationFn: ({ signal, ...body }: BodyOf<'cupra-code'> & Cancellable) => calls.createCupraCode(body, { signal }),
      retry: shouldRetry,
      retryDelay,
    }),

  marketingCode: callQuery(AREA, 'marketing-code', calls.getMarketingCode),
}
