import { audienceQuery } from '@/data/audience-query'
import { getConfigurations } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import { type CarlineCode, carlineOnSale } from '@/domain/carline'
import { parseTypedCode } from '@/domain/typed-code'
import type { AudienceWithFlags } from '@/money/first-calculator-queries'
import type { Audience } from '@/routing/build-path'
import { summaryQueries } from './summary/summary-queries'

/** The queries that the server prefetches for each route, so that the HTML has the car and every choice. */

export const startQueries = (audience: Audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]

/** Prices of the models have the WLTP ranges, which are shown if a flag forbids those of the car (use-car-wltp.ts). */
const rangeQueries = (audience: AudienceWithFlags) =>
  audience.flags?.BACKEND_WLTP_DATA_REQUESTS ? [] : startQueries(audience)

export const confQueries = (audience: AudienceWithFlags, id: string) => [
  configuratorQueries.configuration({ ...audienceQuery(audience), id }),
  configuratorQueries.choices(id, audienceQuery(audience)),
  configuratorQueries.standards({ ...audienceQuery(audience), id }),
  ...rangeQueries(audience),
]

/** Empty for an invalid code: the view reports it without a call. */
export function offerQueries(audience: AudienceWithFlags, typed: string) {
  const code = parseTypedCode(typed)
  if (!code) return []
  const query = { ...audienceQuery(audience), cupra_code: code }
  return [configuratorQueries.configuration(query), ...summaryQueries(audience, code), ...rangeQueries(audience)]
}

/**
 * The versions of a carline and the equipment of each. The second query needs the answer of the first, so the first is made
 * here; if it fails, the browser makes both.
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

/** The query of the car in stock that is compared with a configured one. */
export const comparedVehicleQuery = (audience: Audience, commission_id: string) =>
  stockQueries.vehicles({ ...audienceQuery(audience), commission_id })

export function compareQueries(audience: AudienceWithFlags, codes: readonly string[]) {
  const cars = codes.flatMap((typed) => {
    const code = parseTypedCode(typed)
    return code ? [configuratorQueries.configuration({ ...audienceQuery(audience), cupra_code: code })] : []
  })
  return cars.length > 0 ? [...cars, ...rangeQueries(audience)] : []
}
