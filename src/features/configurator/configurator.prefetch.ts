import { audienceQuery } from '@/data/audience-query'
import { getConfigurations } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import { type CarlineCode, carlineOnSale } from '@/domain/carline'
import { parseTypedCode } from '@/domain/cupra-code'
import type { AudienceWithFlags } from '@/money/first-answer'
import type { Audience } from '@/routing/build-path'
import { summaryQueries } from './summary/summary-queries'

/** What the server loads ahead for each route of the configurator, so that its HTML has the car and every choice. */

export const startQueries = (audience: Audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]

/** The WLTP figures of the carlines, which stand beside a car while its own may not (use-car-wltp.ts). */
const rangeQueries = (audience: AudienceWithFlags) =>
  audience.flags?.BACKEND_WLTP_DATA_REQUESTS ? [] : startQueries(audience)

export const confQueries = (audience: AudienceWithFlags, id: string) => [
  configuratorQueries.configuration({ ...audienceQuery(audience), id }),
  configuratorQueries.choices(id, audienceQuery(audience)),
  configuratorQueries.standards({ ...audienceQuery(audience), id }),
  ...rangeQueries(audience),
]

/** None for what cannot be a code: the view says so by itself. */
export function offerQueries(audience: AudienceWithFlags, typed: string) {
  const code = parseTypedCode(typed)
  if (!code) return []
  const query = { ...audienceQuery(audience), cupra_code: code }
  return [configuratorQueries.configuration(query), ...summaryQueries(audience, code), ...rangeQueries(audience)]
}

/**
 * The versions of a carline and what each carries. The second question needs the answer to the first, so the first is
 * asked here already; where it fails, the browser asks.
 */
export async function carlineStartQueries(audience: Audience, asked: CarlineCode) {
  const query = { ...audienceQuery(audience), carline_code: carlineOnSale(asked) ?? asked }
  const answer = await getConfigurations(query).catch(() => undefined)
  return [
    configuratorQueries.configurations(query),
    ...(answer?.configurations ?? []).map(({ id }) =>
      configuratorQueries.standards({ ...audienceQuery(audience), id }),
    ),
  ]
}

/** The car of the stock that stands beside a build. */
export const comparedVehicleQuery = (audience: Audience, commission_id: string) =>
  stockQueries.vehicles({ ...audienceQuery(audience), commission_id })

/** The two cars of a comparison, the one that it is about first. */
export function compareQueries(audience: AudienceWithFlags, codes: readonly string[]) {
  const cars = codes.flatMap((typed) => {
    const code = parseTypedCode(typed)
    return code ? [configuratorQueries.configuration({ ...audienceQuery(audience), cupra_code: code })] : []
  })
  return cars.length > 0 ? [...cars, ...rangeQueries(audience)] : []
}
