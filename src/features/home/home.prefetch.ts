import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { audienceQuery } from '@/data/audience-query'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

export function homeQueries(audience: Audience) {
  return [
    navigationQueries.cars(audience.language),
    configuratorQueries.modelsPrices(audienceQuery(audience)),
    configuratorQueries.pictures(heroPictureQuery(audience, CAR_OF_THE_SEASON)),
  ]
}
