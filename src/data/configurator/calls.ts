import type { QueryOf, ResponseOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callBackend, callTo } from '../backend-client'
import { RemoteProblem, saysUnknown } from '../errors'

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

const askTurntable = callTo('turntable')

/** A carline to turn round. Of a service that has no such call, as spec §7 has none, its three-quarter front alone. */
export async function getTurntable(
  query: QueryOf<'turntable'>,
  options?: Cancellable,
): Promise<ResponseOf<'turntable'>> {
  try {
    return await askTurntable(query, options)
  } catch (error) {
    if (!(error instanceof RemoteProblem) || error.status !== 404) throw error
    if (error.code && saysUnknown(error.code)) throw error
    const { pictures } = await getPictures({ ...query, view: 'ext-f34' }, options)
    const [poster] = pictures
    if (!poster) throw error
    return { poster }
  }
}

export const getCupraParams = callTo('cupra-params')
export const createCupraCode = callTo('cupra-code')
export const getMarketingCode = callTo('marketing-code')
