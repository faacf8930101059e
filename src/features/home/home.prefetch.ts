import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

/** The scenes of the homepage: their names and links, then their pictures and prices. */
export function homeQueries(audience: Audience) {
  return [navigationQueries.cars(audience.language), configuratorQueries.modelsPrices(audienceQuery(audience))]
}
