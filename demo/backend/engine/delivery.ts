import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import { DEALERS, type StockDealer } from '@demo/backend/stock/dealers'
import type { Bilingual } from '@/domain/language'
import { distanceKm, type Place } from '@/domain/places'
import { plusDays } from '@/domain/plus-days'
import { type Car, chosenItem, orderableVersions } from './car'

export interface DeliveryEstimate {
  readonly weeksMin: number
  readonly weeksMax: number
  /** ISO dates. */
  readonly expectedFrom: string
  readonly expectedTo: string
  readonly updatedAt: string
  /** A paint that is sprayed apart makes the car wait. */
  readonly slowedByPaint: boolean
  /** The dealer nearest to the buyer, when it was said where that is. */
  readonly dealer?: { readonly name: string; readonly city: Bilingual; readonly distanceKm: number }
}

const MATTE_WEEKS = 3

/** Cars are unloaded here (port of Zeebrugge). A dealer farther away than a day's round waits for the next week's lorry. */
const IMPORT_HUB: Place = { latitude: 51.33, longitude: 3.2 }
const DAILY_ROUND_KM = 130

/** `to`: where the buyer is. */
export function estimateDelivery(car: Car, clock: Clock = systemClock, to?: Place): DeliveryEstimate {
  const slowedByPaint = chosenItem(car, 'paint').swatch?.finish === 'matte'
  const more = slowedByPaint ? MATTE_WEEKS : 0
  const { min, max } = car.version.deliveryWeeks
  return estimate({ min: min + more, max: max + more }, slowedByPaint, clock, to)
}

/** From the soonest version to the last one. */
export function deliveryEstimateOfCarline(
  carline: CatalogueCarline,
  clock: Clock = systemClock,
  to?: Place,
): DeliveryEstimate {
  const weeks = orderableVersions(carline).map((version) => version.deliveryWeeks)
  const range = { min: Math.min(...weeks.map(({ min }) => min)), max: Math.max(...weeks.map(({ max }) => max)) }
  return estimate(range, false, clock, to)
}

function estimate(
  weeks: { readonly min: number; readonly max: number },
  slowedByPaint: boolean,
  clock: Clock,
  to: Place | undefined,
): DeliveryEstimate {
  const today = clock.today()
  const dealer = to && nearestDealer(to)
  const more = dealer && distanceKm(IMPORT_HUB, dealer) > DAILY_ROUND_KM ? 1 : 0
  const [weeksMin, weeksMax] = [weeks.min + more, weeks.max + more]
  return {
    weeksMin,
    weeksMax,
    expectedFrom: plusDays(today, weeksMin * 7),
    expectedTo: plusDays(today, weeksMax * 7),
    updatedAt: today,
    slowedByPaint,
    ...(dealer && { dealer: { name: dealer.name, city: dealer.city, distanceKm: distanceKm(to, dealer) } }),
  }
}

function nearestDealer(to: Place): StockDealer | undefined {
  return [...DEALERS].sort((a, b) => distanceKm(to, a) - distanceKm(to, b))[0]
}
