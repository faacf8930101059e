import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { audienceQuery } from '@/data/audience-query'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

/** The line-up of the homepage: names and links, then pictures and prices; and the car that the page opens with. */
export function homeQueries(audience: Audience) {
  return [
    navigationQueries.cars(audience.language),
    configuratorQueries.modelsPrices(audienceQuery(audience)),
    configuratorQueries.pictures(heroPictureQuery(audience, CAR_OF_THE_SEASON)),
  ]
}
