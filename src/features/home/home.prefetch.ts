import { audienceQuery } from '@/data/audience-query'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

/** The car that the homepage opens with. */
export const CAR_OF_THE_SEASON = 'FORMENTOR'

/** The scenes of the homepage: their names and links, then their pictures and prices. */
export function homeQueries(audience: Audience) {
  return [
    navigationQueries.cars(audience.language),
    configuratorQueries.modelsPrices(audienceQuery(audience)),
    configuratorQueries.pictures(heroPictureQuery(audience, CAR_OF_THE_SEASON)),
  ]
}
