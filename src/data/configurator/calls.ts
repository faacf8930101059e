import type {
  CarQuery,
  ChoicesQuery,
  ConfigurationsQuery,
  CupraCodeBody,
  CupraParamsQuery,
  DeliveryQuery,
  ModelsPricesQuery,
  PicturesQuery,
  QuotesQuery,
  SimulationsQuery,
} from '@/contract/configurator'
import type { Cancellable } from '../backend-call'
import { callBackend } from '../backend-client'

/** Spec §7, configurator: one function for each row, in its order. */

export function getModelsPrices(query: ModelsPricesQuery, { signal }: Cancellable = {}) {
  return callBackend('models-prices', { query, signal })
}

export function getFinancialSimulationsModels(query: SimulationsQuery, { signal }: Cancellable = {}) {
  return callBackend('financial-simulations-models', { query, signal })
}

export function getConfigurations(query: ConfigurationsQuery, { signal }: Cancellable = {}) {
  return callBackend('configurations', { query, signal })
}

export function getStandards(query: CarQuery, { signal }: Cancellable = {}) {
  return callBackend('standards', { query, signal })
}

export function getDelivery(query: DeliveryQuery, { signal }: Cancellable = {}) {
  return callBackend('delivery', { query, signal })
}

export function getConfiguration(query: CarQuery, { signal }: Cancellable = {}) {
  return callBackend('configuration', { query, signal })
}

export function getChoices(id: string, query: ChoicesQuery, { signal }: Cancellable = {}) {
  return callBackend('choices', { path: { id }, query, signal })
}

/** With a car: its price. Without one: the catalogue price list. */
export function getPrices(query: CarQuery, { signal }: Cancellable = {}) {
  return callBackend('prices', { query, signal })
}

export function getQuotes(query: QuotesQuery, { signal }: Cancellable = {}) {
  return callBackend('quotes', { query, signal })
}

export function getPictures(query: PicturesQuery, { signal }: Cancellable = {}) {
  return callBackend('pictures', { query, signal })
}

export function getCupraParams(query: CupraParamsQuery, { signal }: Cancellable = {}) {
  return callBackend('cupra-params', { query, signal })
}

export function createCupraCode(body: CupraCodeBody, { signal }: Cancellable = {}) {
  return callBackend('cupra-code', { body, signal })
}

export function getMarketingCode(query: CarQuery, { signal }: Cancellable = {}) {
  return callBackend('marketing-code', { query, signal })
}
