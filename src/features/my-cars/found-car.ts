import { isInStock, type MyCar, parseStockRef } from '@/components/my-cars'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicle } from '@/contract/stock'
import { carName } from '@/domain/car-name'
import { parseTypedCode } from '@/domain/typed-code'

/** A stored car with the service's current answer. */
export interface FoundCar extends MyCar {
  readonly vehicle?: StockVehicle | undefined
  readonly build?: Configuration | undefined
  /** The car is sold or can no longer be configured. */
  readonly isGone: boolean
  /** The service knows the car, but its answer has an unknown shape. */
  readonly isUnread?: boolean
}

/** Reference of a car in a shared link: stock number or code; undefined while the code is loading. */
export const shortRef = (car: FoundCar) => (isInStock(car) ? car.ref : car.build?.cupra_code)

/** A car from a link that the service does not know has only its number as a name. */
export const foundCarName = ({ build, vehicle, title }: FoundCar) =>
  build ? carName(build.carline_title, build.title) : (vehicle?.title ?? parseStockRef(title) ?? title)

const MOST_SHARED = 10

/** The references in a shared link. */
export function sharedRefs(given: string | readonly string[] | undefined): readonly string[] {
  const texts = [given ?? []].flat().flatMap((text) => text.split(','))
  const refs = texts.flatMap((text) => (parseStockRef(text) ? text : (parseTypedCode(text) ?? [])))
  return [...new Set(refs)].slice(0, MOST_SHARED)
}

/** Link to the comparison of two cars. A car in stock keeps its number, so that its own price, dealer and date are compared. */
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

/** Today's price incl. VAT, comparable with the stored one; undefined without a price. */
export const priceNow = ({ vehicle, build }: FoundCar) =>
  (vehicle?.price_offer.incl ?? build?.price.total.incl) || undefined
