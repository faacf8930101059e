import type { BodyOf, ResponseOf } from '@/contract/calls'
import { WrongShape } from '../errors'
import { searchStockVehicles } from './calls'

/** As many as the contract lets the site ask for at once. A service may give fewer. */
const MOST_AT_ONCE = 100
/** Of a page that can hardly be read the rest is not asked for car by car. */
const LEAST_STEP = 10

/**
 * The answers to a search, page after page, each car in one of them: none is skipped where a service gives fewer at once than it was asked for.
 * A page of which nothing can be read is passed over, unless it is the first.
 *
 * @param most cars; none of them stands behind that many
 * @throws what the service throws
 */
export async function* vehiclePages(
  body: BodyOf<'stock-vehicles'>,
  most: number,
): AsyncGenerator<ResponseOf<'stock-vehicles'>, void, undefined> {
  const limit = Math.min(MOST_AT_ONCE, most)
  const seen = new Set<string>()
  let end = most
  let step = limit
  for (let offset = 0; offset === 0 || offset < end; offset += step) {
    const answer = await searchStockVehicles({ ...body, offset, limit }).catch((error: unknown) => {
      if (offset > 0 && error instanceof WrongShape) return undefined
      throw error
    })
    if (!answer) continue
    const { total, vehicles } = answer
    yield { ...answer, vehicles: vehicles.filter(({ commission_id }) => !seen.has(commission_id)) }
    if (vehicles.length === 0) return
    for (const { commission_id } of vehicles) seen.add(commission_id)
    end = Math.min(most, total)
    // What could not be read was answered, but nobody knows how much that was: a car asked for twice is no loss, one that is skipped is.
    step = Math.min(limit, answer.limit || limit, Math.max(vehicles.length, LEAST_STEP))
  }
}
