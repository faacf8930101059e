import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { audienceQuery } from '@/data/audience-query'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { carlinesOnSale, type SoldCarline } from '@/domain/carline'
import type { Audience } from '@/routing/build-path'

/** The picture of a model's scene: the whole car, in the middle. The page has already opened with the front of the car of the season. */
export const scenePictureQuery = (audience: Audience, carline: SoldCarline) => ({
  ...heroPictureQuery(audience, carline),
  view: carline === CAR_OF_THE_SEASON ? ('rear' as const) : ('card' as const),
})

/** The scenes of the homepage: their names and links, then their pictures and prices. */
export function homeQueries(audience: Audience) {
  return [
    navigationQueries.cars(audience.language),
    configuratorQueries.modelsPrices(audienceQuery(audience)),
    configuratorQueries.pictures(heroPictureQuery(audience, CAR_OF_THE_SEASON)),
    ...carlinesOnSale().map((carline) => configuratorQueries.pictures(scenePictureQuery(audience, carline))),
  ]
}
