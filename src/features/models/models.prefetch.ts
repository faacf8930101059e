import { audienceQuery } from '@/data/audience-query'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { ANNOUNCED_CARLINES, type CarlineCode, isSoldCarline, type SoldCarline } from '@/domain/carline'
import type { Audience } from '@/routing/build-path'

/** What the server loads ahead for each route of the models. */

export const modelsQueries = (audience: Audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]

/** The carline itself, or the one on sale that an announced one will follow. */
export function carlineOnSale(carline: CarlineCode): SoldCarline {
  return isSoldCarline(carline) ? carline : ANNOUNCED_CARLINES[carline]
}

/** Price and versions: what every page of a carline stands on. */
function carlineFacts(audience: Audience, carline: CarlineCode) {
  const price = configuratorQueries.modelsPrices({ ...audienceQuery(audience), carline_code: carlineOnSale(carline) })
  if (!isSoldCarline(carline)) return [price]
  return [price, configuratorQueries.configurations({ ...audienceQuery(audience), carline_code: carline })]
}

export function carlineQueries(audience: Audience, carline: CarlineCode) {
  const facts = carlineFacts(audience, carline)
  return isSoldCarline(carline) ? [...facts, configuratorQueries.pictures(heroPictureQuery(audience, carline))] : facts
}

export function carlineTabQueries(audience: Audience, carline: CarlineCode) {
  const pictures = configuratorQueries.pictures({ ...audienceQuery(audience), carline_code: carlineOnSale(carline) })
  return [...carlineFacts(audience, carline), pictures]
}

export const testDriveQueries = (audience: Audience, carline: CarlineCode) => [
  configuratorQueries.modelsPrices({ ...audienceQuery(audience), carline_code: carlineOnSale(carline) }),
]
