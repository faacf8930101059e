import { configuratorQueries } from '@/data/configurator/queries'
import type { Audience } from '@/routing/build-path'
import { audienceQuery } from './audience-query'

/** What the server loads ahead for each route of the configurator, so that its HTML has the car and every choice. */

export const startQueries = (audience: Audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]

export const modelsStepQueries = startQueries

export const confQueries = (audience: Audience, id: string) => [
  configuratorQueries.configuration({ ...audienceQuery(audience), id }),
  configuratorQueries.choices(id, audienceQuery(audience)),
  configuratorQueries.standards({ ...audienceQuery(audience), id }),
]

export const offerQueries = (audience: Audience, code: string) => [
  configuratorQueries.configuration({ ...audienceQuery(audience), cupra_code: code }),
  configuratorQueries.standards({ ...audienceQuery(audience), cupra_code: code }),
]
