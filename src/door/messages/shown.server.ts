import type { Dealer } from '@/content/dealer-types'
import { getCupraCodeStock } from '@/data/stock/calls'
import { isCarlineCode } from '@/domain/carline'
import type { ClosestCar, ShownCar, ShownDealer } from '@/features/contact/shown-message'
import { closestQuery, listClosest } from '@/features/stock/vehicle/closest-query'
import { messageCar } from '@/messages/car.server'
import type { MessageCar } from '@/messages/message.server'
import { type Audience, buildPath } from '@/routing/build-path'

/** A car for a page, with the way to where another one is chosen. */
export function shownCar(car: Omit<MessageCar, 'seen_at'>, audience: Audience): ShownCar {
  const {
    title,
    carline_code,
    cupra_code = null,
    commission_id = null,
    price = null,
    wltp = null,
    picture = null,
    state = null,
    arrival = null,
  } = car
  const isFromPrice = !cupra_code && !commission_id
  return {
    title,
    carline_code,
    cupra_code,
    commission_id,
    price,
    isFromPrice,
    wltp,
    picture,
    state,
    arrival,
    href: carHref(car, audience),
  }
}

/** The free cars that come closest to one that somebody else has; none where the service does not say. */
export async function listClosestCars(commissionId: string, audience: Audience): Promise<readonly ClosestCar[]> {
  const answer = await getCupraCodeStock(closestQuery(audience, commissionId)).catch(() => undefined)
  return (answer ? listClosest(answer) : []).map((vehicle) => ({
    ...shownCar(messageCar(vehicle), audience),
    title: `${vehicle.title}, ${vehicle.exterior.name}`,
    commission_id: vehicle.commission_id,
    dealer: vehicle.dealer.name,
  }))
}

function carHref(
  { carline_code, cupra_code, commission_id }: Pick<MessageCar, 'carline_code' | 'cupra_code' | 'commission_id'>,
  audience: Audience,
): string {
  if (!isCarlineCode(carline_code)) return buildPath('models', {}, audience)
  if (commission_id) return buildPath('stock.model', { modelName: carline_code }, audience)
  if (cupra_code) return buildPath('car-configurator.offer', { cupra_code }, audience)
  return buildPath('models', {}, audience)
}

export function shownDealer({ id, name, city, phone }: Dealer): ShownDealer {
  return { id, name, city, phone }
}

/** The link to a message, for whoever sent it. */
export function receiptPath(receipt: string, audience: Audience): string {
  return buildPath('message.receipt', { m: receipt }, audience)
}
