import { commissionOf, isInStock, type MyCar } from '@/components/my-cars'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicle } from '@/contract/stock'
import { carName } from '@/domain/car-name'
import { parseTypedCode } from '@/domain/cupra-code'

/** A car of this device with what the service says of it today. */
export interface FoundCar extends MyCar {
  readonly vehicle?: StockVehicle | undefined
  readonly build?: Configuration | undefined
  /** Sold, or no longer built. */
  readonly isGone: boolean
  /** The service has it, and what it says of it could not be read. */
  readonly isUnread?: boolean
}

/** How a link names a car: by its number in stock, or by its code; none while nobody has said it. */
export const shortRef = (car: FoundCar) => (isInStock(car) ? car.ref : car.build?.cupra_code)

/** Of a car that came by a link and is not known any more: its number. */
export const nameOf = ({ build, vehicle, title }: FoundCar) =>
  build ? carName(build.carline_title, build.title) : (vehicle?.title ?? commissionOf(title) ?? title)

const MOST_SHARED = 10

/** The cars that a link brings along. */
export function sharedRefs(given: string | readonly string[] | undefined): readonly string[] {
  const texts = [given ?? []].flat().flatMap((text) => text.split(','))
  const refs = texts.flatMap((text) => (commissionOf(text) ? text : (parseTypedCode(text) ?? [])))
  return [...new Set(refs)].slice(0, MOST_SHARED)
}

/** Where two cars stand side by side: a car in stock with its own price, dealer and date. */
export function compareLink(pair: readonly FoundCar[]) {
  const [one, other] = pair
  if (!one || !other || one.isGone || other.isGone) return undefined
  if (one.vehicle && other.vehicle) {
    return {
      to: 'stock.compare',
      params: { commissionIds: [one.vehicle.commission_id, other.vehicle.commission_id] },
    } as const
  }
  const [build, second] = one.build ? [one.build, other] : [other.build, one]
  const otherCode = second.vehicle?.cupra_code ?? second.build?.cupra_code
  if (!build || !otherCode) return undefined
  const other_codes = second.vehicle ? [otherCode, second.vehicle.commission_id] : [otherCode]
  return { to: 'car-configurator.compare', params: { cupra_code: build.cupra_code, other_codes } } as const
}

/** Euro incl. VAT today, as the price of then was kept; none of a car without a price. */
export const priceNow = ({ vehicle, build }: FoundCar) =>
  (vehicle?.price_offer.incl ?? build?.price.total.incl) || undefined
