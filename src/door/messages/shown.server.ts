import type { Dealer } from '@/content/types'
import { isCarlineCode } from '@/domain/carline'
import type { ShownCar, ShownDealer } from '@/features/contact/shown-message'
import type { MessageCar } from '@/messages/message.server'
import { type Audience, buildPath } from '@/routing/build-path'

/** A car for a page, with the way to where another one is chosen. */
export function shownCar(car: MessageCar, audience: Audience): ShownCar {
  const {
    title,
    carline_code,
    cupra_code = null,
    commission_id = null,
    price = null,
    wltp = null,
    picture = null,
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
    href: carHref(car, audience),
  }
}

function carHref({ carline_code, cupra_code, commission_id }: MessageCar, audience: Audience): string {
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
