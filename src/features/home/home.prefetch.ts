import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

/** The car that the homepage opens with. */
export const heroQuery = (audience: Audience) => ({
  ...audienceQuery(audience),
  carline_code: 'FORMENTOR' as const,
  view: 'hero' as const,
})

/** The scenes of the homepage: their names and links, then their pictures and prices. */
export function homeQueries(audience: Audience) {
  return [
    navigationQueries.cars(audience.language),
    configuratorQueries.modelsPrices(audienceQuery(audience)),
    configuratorQueries.pictures(heroQuery(audience)),
  ]
}
