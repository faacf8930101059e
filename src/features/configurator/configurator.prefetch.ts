import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { parseTypedCode } from '@/domain/cupra-code'
import type { Audience } from '@/routing/build-path'

/** What the server loads ahead for each route of the configurator, so that its HTML has the car and every choice. */

export const startQueries = (audience: Audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]

export const confQueries = (audience: Audience, id: string) => [
  configuratorQueries.configuration({ ...audienceQuery(audience), id }),
  configuratorQueries.choices(id, audienceQuery(audience)),
  configuratorQueries.standards({ ...audienceQuery(audience), id }),
]

/** None for what cannot be a code: the view says so by itself. */
export function offerQueries(audience: Audience, typed: string) {
  const code = parseTypedCode(typed)
  return code ? [configuratorQueries.configuration({ ...audienceQuery(audience), cupra_code: code })] : []
}
