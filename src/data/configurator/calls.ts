import type { QueryOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callBackend, callTo } from '../backend-client'

/** Spec §7, configurator: one function for each row, in its order. */

export const getModelsPrices = callTo('models-prices')
export const getFinancialSimulationsModels = callTo('financial-simulations-models')
export const getConfigurations = callTo('configurations')
export const getStandards = callTo('standards')
export const getDelivery = callTo('delivery')
export const getConfiguration = callTo('configuration')

export const getChoices = (id: string, input: QueryOf<'choices'>, { signal }: Cancellable = {}) =>
  callBackend('choices', { path: { id }, input, signal })

/** With a car: its price. Without one: the catalogue price list. */
export const getPrices = callTo('prices')
export const getQuotes = callTo('quotes')
export const getPictures = callTo('pictures')
export const getTurntable = callTo('turntable')
export const getCupraParams = callTo('cupra-params')
export const createCupraCode = callTo('cupra-code')
export const getMarketingCode = callTo('marketing-code')
