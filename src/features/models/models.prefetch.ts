import { audienceQuery } from '@/data/audience-query'
import { dayPictureQuery, heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { announcedCarlines, type CarlineCode, carlineOnSale, isSoldCarline } from '@/domain/carline'
import type { CarlineTab } from '@/domain/carline-tabs'
import type { Audience } from '@/routing/build-path'

export const modelsQueries = (audience: Audience) => [
  configuratorQueries.modelsPrices(audienceQuery(audience)),
  ...announcedCarlines().map((carline) => configuratorQueries.pictures(dayPictureQuery(audience, carline))),
]

/** Price and versions, which every page of a carline needs. */
function carlineFacts(audience: Audience, carline: CarlineCode) {
  const onSale = carlineOnSale(carline)
  if (!onSale) return []
  const price = configuratorQueries.modelsPrices({ ...audienceQuery(audience), carline_code: onSale })
  if (!isSoldCarline(carline)) return [price]
  return [price, configuratorQueries.configurations({ ...audienceQuery(audience), carline_code: carline })]
}

export const carlineQueries = (audience: Audience, carline: CarlineCode) => [
  ...carlineFacts(audience, carline),
  configuratorQueries.pictures(heroPictureQuery(audience, carline)),
]

export function carlineTabQueries(audience: Audience, carline: CarlineCode, tab: CarlineTab) {
  if (tab !== 'design') return carlineFacts(audience, carline)
  const turntable = configuratorQueries.turntable({
    ...audienceQuery(audience),
    carline_code: carlineOnSale(carline) ?? carline,
  })
  return [...carlineFacts(audience, carline), turntable]
}

export const testDriveQueries = (audience: Audience, carline: CarlineCode) => [
  configuratorQueries.pictures(heroPictureQuery(audience, carline)),
]
