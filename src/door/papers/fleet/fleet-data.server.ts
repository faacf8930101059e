import { audienceQuery } from '@/data/audience-query'
import type { Cancellable } from '@/data/backend-call'
import { getQuotes } from '@/data/configurator/calls'
import { isRefusal } from '@/data/errors'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import type { ProductCode } from '@/domain/finance-terms'
import type { FleetPlan } from '@/domain/fleet-plan'
import { offeredProducts } from '@/domain/offered-products'
import { type FleetRow, fleetProducts } from '@/features/finance/fleet-sums'
import type { Audience } from '@/routing/build-path'

export interface FleetData {
  readonly product: ProductCode
  readonly rows: readonly FleetRow[]
}

/**
 * Asks the service for every line at once; undefined where a business is offered nothing. A car that it does not know has no
 * offer.
 *
 * @throws what the calls throw when there is no answer
 */
export async function readFleetData(
  audience: Audience,
  plan: FleetPlan,
  cancellation: Cancellable,
): Promise<FleetData | undefined> {
  const { flags } = await flagsOnServer()
  const [product] = fleetProducts(plan, offeredProducts(audience.salesType, flags, false))
  if (!product) return undefined
  const rows = await Promise.all(
    plan.lines.map(async (line): Promise<FleetRow> => {
      const { code: cupra_code, duration, mileage } = line
      const query = { ...audienceQuery(audience), cupra_code, product_code: product, duration, mileage }
      const answer = await getQuotes(query, cancellation).catch((error: unknown) => {
        if (isRefusal(error)) return undefined
        throw error
      })
      return { line, offer: answer?.offers[0] }
    }),
  )
  return { product, rows }
}
