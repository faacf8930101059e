import type { InputOf, ResponseOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callTo } from '../backend-client'
import { RemoteProblem } from '../errors'
import { reportDeviations } from '../report-deviations'
import { pageSizeDeviations } from './page-size-deviations'

/** Spec §7, stock: one function for each row, in its order. */

export const getStockFilters = callTo('stock-filters')
export const getCupraCodeStock = callTo('cupra-code-stock')

/**
 * Without the car that was asked for by its number, the page would say that it is sold; of a list that is empty though cars are
 * counted, that there is none.
 */
const askVehicles = callTo('stock-vehicles', (input, { detail, details, vehicles, total, entries = total }) => {
  const { commission_id: id, commission_ids: ids, offset, limit } = input
  // A search that finds no car of this number, where the contract has a problem.
  if (id && !detail && total === 0)
    throw new RemoteProblem('stock-vehicles', { status: 404, problem: { code: 'unknown_vehicle' } })
  const isAnswered = id
    ? detail?.commission_id === id
    : ids
      ? details
      : offset || limit === 0 || entries > 0 === vehicles.length > 0
  return isAnswered ? undefined : ['(body)', 'is not what was asked for']
})

export async function searchStockVehicles(
  input: InputOf<'stock-vehicles'>,
  options?: Cancellable,
): Promise<ResponseOf<'stock-vehicles'>> {
  const answer = await askVehicles(input, options)
  reportDeviations('stock-vehicles', pageSizeDeviations(input, answer))
  return answer
}
