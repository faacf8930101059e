import type { Dealer } from '@/content/dealer-types'
import { listDealers } from '@/content/read/dealers.server'
import type { MessageValues } from '@/contract/check-message'
import { goesToDealer } from '@/contract/message-fields'
import { reportUnknownDealer } from '@/data/stock/report-unknown-dealer'
import type { MessageKind } from '@/domain/message-kind'
import { distanceKm, placeOfZipcode } from '@/domain/places'
import { zipcodePattern } from '@/domain/zipcode'
import type { Audience } from '@/routing/build-path'
import type { MessageCar } from './message.server'

/**
 * Who answers a message: the dealer at whose place the car is, the one that was chosen, or the nearest to the postal code that
 * sells (to a company: a business centre). Undefined where it is for the company itself, as where the car is at a dealer of whom
 * the site has no entry: the nearest one has not got it.
 */
export async function findDealer(
  kind: MessageKind,
  values: MessageValues,
  car: MessageCar | undefined,
  audience: Audience,
): Promise<Dealer | undefined> {
  if (!goesToDealer(kind)) return undefined
  const dealers = await listDealers(audience)
  const named = (id: string | undefined) => dealers.find((dealer) => dealer.id === id)
  const ofCar = car?.dealer_id === undefined ? undefined : await dealerOfCar(car.dealer_id, audience)
  const chosen = ofCar ?? named(values.dealer_id)
  return chosen ?? (car?.dealer_id === undefined ? nearest(dealers, kind, values, audience) : undefined)
}

/** The entry of the dealer whom the service names with a car. */
export async function dealerOfCar(id: string, audience: Audience): Promise<Dealer | undefined> {
  const dealer = await dealerById(id, audience)
  if (!dealer) reportUnknownDealer(id)
  return dealer
}

export async function dealerById(id: string | undefined, audience: Audience): Promise<Dealer | undefined> {
  return id ? (await listDealers(audience)).find((dealer) => dealer.id === id) : undefined
}

function nearest(
  dealers: readonly Dealer[],
  kind: MessageKind,
  { zipcode }: MessageValues,
  { salesType }: Audience,
): Dealer | undefined {
  // Whoever lives abroad is answered by the company.
  if (!zipcode || !zipcodePattern.test(zipcode)) return undefined
  const place = placeOfZipcode(zipcode)
  const service = salesType === 'B2B' || kind === 'fleet' ? 'business-centre' : 'sales'
  return dealers
    .filter(({ services }) => services.includes(service))
    .sort((a, b) => distanceKm(place, a) - distanceKm(place, b))[0]
}
