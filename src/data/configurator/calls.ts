import type { QueryOf, ResponseOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callBackend, callTo } from '../backend-client'
import { isNotFoundCode, RemoteProblem } from '../errors'
import { reportWrongShape } from '../report-deviations'

/** Spec §7, configurator: one function for each row, in its order. */

/** What is of the product that was asked for: a service may answer with all that the audience is offered. */
const ofProduct = <T extends { readonly product_code: string }>(
  { product_code: asked }: { readonly product_code?: string | undefined },
  amounts: readonly T[],
): T[] => amounts.filter(({ product_code }) => asked === undefined || product_code === asked)

const askModels = callTo('models-prices')

/** @throws WrongShape also where there is no model at all: the pages that are about all of them would be empty, and say nothing */
export async function getModelsPrices(
  query: QueryOf<'models-prices'>,
  options?: Cancellable,
): Promise<ResponseOf<'models-prices'>> {
  const answer = await askModels(query, options)
  if (answer.models.length === 0 && !query.carline_code) throw reportWrongShape('models-prices', 'models', 'is empty')
  return answer
}

const askSimulations = callTo('financial-simulations-models')

/** @throws WrongShape also where a search counts cars and none of them can be read: without one the page would say that there is none */
export async function getFinancialSimulationsModels(
  query: QueryOf<'financial-simulations-models'>,
  options?: Cancellable,
): Promise<ResponseOf<'financial-simulations-models'>> {
  const answer = await askSimulations(query, options)
  const { search: { builds, vehicles } = { builds: 0, vehicles: 0 } } = answer
  if (builds + vehicles > 0 && !answer.simulations.some(({ car }) => car))
    throw reportWrongShape('financial-simulations-models', 'simulations[].car', 'is missing')
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
