import type { InputOf, ResponseOf } from '@/contract/calls'
import type { Cancellable } from '../backend-call'
import { callTo } from '../backend-client'
import { WrongShape } from '../errors'
import { reportDeviations } from '../report-deviations'
import { pageSizeDeviations } from './page-size-deviations'

/** Spec §7, stock: one function for each row, in its order. */

export const getStockFilters = callTo('stock-filters')
export const getCupraCodeStock = callTo('cupra-code-stock')

const askVehicles = callTo('stock-vehicles')

/**
 * @throws WrongShape also where a car that was asked for by its number cannot be read: an answer without it would say that it is sold
 */
export async function searchStockVehicles(
  input: InputOf<'stock-vehicles'>,
  options?: Cancellable,
): Promise<ResponseOf<'stock-vehicles'>> {
  const answer = await askVehicles(input, options)
  reportDeviations('stock-vehicles', pageSizeDeviations(input, answer))
  const isMissing =
    (input.commission_id !== undefined && answer.detail === undefined && answer.total > 0) ||
    (input.commission_ids !== undefined && answer.details === undefined)
  if (isMissing) throw new WrongShape('stock-vehicles', input.commission_id ? 'detail' : 'details', 'is missing')
  return answer
}
