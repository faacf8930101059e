import type { QueryOf, ResponseOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callBackend, callTo } from '../backend-client'
import { isNotFoundCode, RemoteProblem } from '../errors'

/** Spec §7, configurator: one function for each row, in its order. */

/** What is of the product that was asked for: a service may answer with all that the audience is offered. */
const ofProduct = <T extends { readonly product_code: string }>(
  { product_code: asked }: { readonly product_code?: string | undefined },
  amounts: readonly T[],
): T[] => amounts.filter(({ product_code }) => asked === undefined || product_code === asked)

/** Without any model the pages that are about all of them would be empty, and say nothing. */
export const getModelsPrices = callTo('models-prices', ({ carline_code }, { models }) =>
  models.length === 0 && !carline_code ? ['models', 'is empty'] : undefined,
)

/** Where a search counts cars and none of them can be read, the page would say that there is none. */
const askSimulations = callTo('financial-simulations-models', (_, { simulations, search }) =>
  search && search.builds + search.vehicles > 0 && !simulations.some(({ car }) => car)
    ? ['simulations[].car', 'is missing']
    : undefined,
)

export async function getFinancialSimulationsModels(
  query: QueryOf<'financial-simulations-models'>,
  options?: Cancellable,
): Promise<ResponseOf<'financial-simulations-models'>> {
  const answer = await askSimulations(query, options)
  return { ...answer, simulations: ofProduct(query, answer.simulations) }
}

export const getConfigurations = callTo('configurations')
export const getStandards = callTo('standards')
export const getDelivery = callTo('delivery')
export const getConfiguration = callTo('configuration')

export const getChoices = (id: string, input: QueryOf<'choices'>, { signal }: Cancellable = {}) =>
  callBackend('choices', { path: { id }, input, signal })

/** With a car: its price. Without one: the catalogue price list. */
export const getPrices = callTo('prices')

const askQuotes = callTo('quotes')

export async function getQuotes(query: QueryOf<'quotes'>, options?: Cancellable): Promise<ResponseOf<'quotes'>> {
  const answer = await askQuotes(query, options)
  return { ...answer, offers: ofProduct(query, answer.offers) }
}

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
    if (error.code && isNotFoundCode(error.code)) throw error
    const { pictures } = await getPictures({ ...query, view: 'ext-f34' }, options)
    const [poster] = pictures
    if (!poster) throw error
    return { poster }
  }
}

export const getCupraParams = callTo('cupra-params')
export const createCupraCode = callTo('cupra-code')
export const getMarketingCode = callTo('marketing-code')
