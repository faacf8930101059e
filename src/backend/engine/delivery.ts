import type { CatalogueCarline } from '@/backend/catalogue/types'
import { type Clock, plusDays, systemClock } from '@/backend/clock'
import { type Car, pickOf, versionsOf } from './car'

export interface DeliveryEstimate {
  readonly weeksMin: number
  readonly weeksMax: number
  /** ISO dates. */
  readonly expectedFrom: string
  readonly expectedTo: string
  readonly updatedAt: string
  /** A paint that is sprayed apart makes the car wait. */
  readonly slowedByPaint: boolean
}

const MATTE_WEEKS = 3

export function deliveryEstimateOf(car: Car, clock: Clock = systemClock): DeliveryEstimate {
  const slowedByPaint = pickOf(car, 'paint').swatch?.finish === 'matte'
  const more = slowedByPaint ? MATTE_WEEKS : 0
  const { min, max } = car.version.deliveryWeeks
  return estimate(min + more, max + more, slowedByPaint, clock)
}

/** From the soonest version to the last one. */
export function deliveryEstimateOfCarline(carline: CatalogueCarline, clock: Clock = systemClock): DeliveryEstimate {
  const weeks = versionsOf(carline).map((version) => version.deliveryWeeks)
  return estimate(Math.min(...weeks.map(({ min }) => min)), Math.max(...weeks.map(({ max }) => max)), false, clock)
}

function estimate(weeksMin: number, weeksMax: number, slowedByPaint: boolean, clock: Clock): DeliveryEstimate {
  const today = clock.today()
  return {
    weeksMin,
    weeksMax,
    expectedFrom: plusDays(today, weeksMin * 7),
    expectedTo: plusDays(today, weeksMax * 7),
    updatedAt: today,
    slowedByPaint,
  }
}
