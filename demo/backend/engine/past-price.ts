import { catalogueOn, findValidity } from '@demo/backend/catalogue/catalogue'
import { riseSince } from '@demo/backend/catalogue/price-changes'
import { activePromotions } from '@demo/backend/catalogue/promotions'
import type { Cents } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import { referenceDaysOn } from '@/domain/dated/price-law'
import { plusDays } from '@/domain/plus-days'
import type { Car } from './car'
import type { SpelledCar } from './cupra-code'
import { type Amount, listParts, type Part, priceCar, sumAmounts, toAmount } from './price'

export interface IssuedPrice {
  readonly catalogueVersion: string
  /** ISO dates. */
  readonly validFrom: string
  readonly validTo: string
  readonly total: Amount
}

/** What the car of a code cost in the catalogue in which the code was made, what is no longer built included. */
export function issuedPrice({ carline, catalogueVersion, state }: SpelledCar): IssuedPrice {
  const rise = riseSince(catalogueVersion, carline.code)
  const { from, to } = findValidity(catalogueVersion)
  return {
    catalogueVersion,
    validFrom: from,
    validTo: to,
    total: sumAmounts(listParts(carline, state).map((part) => toAmount(priceBefore(part, rise), from))),
  }
}

/** What a part cost before the price of the version rose. A new kind of part says here what older catalogues asked for it. */
function priceBefore({ kind, cents }: Part, rise: Cents): Cents {
  switch (kind) {
    case 'base':
      return cents - rise
    case 'paint':
    case 'wheel':
    case 'interior':
    case 'option':
    case 'pack':
    case 'edition':
    case 'service':
    case 'discount':
    case 'delivery':
      return cents
  }
}

/**
 * The lowest price of the days before the reductions of today began, for beside a reduced price. Reductions that
 * follow each other without a day between them count as one. Undefined when nothing is reduced today.
 */
export function lowestPriceBefore(car: Car, clock: Clock = systemClock): Amount | undefined {
  const reductionOn = (date: string) =>
    activePromotions(car.carline.code, date).reduce((sum, { cents }) => sum + cents, 0)
  let first = clock.today()
  if (reductionOn(first) === 0) return undefined
  while (reductionOn(plusDays(first, -1)) > 0) first = plusDays(first, -1)
  const { code } = car.carline
  const changes = Array.from({ length: referenceDaysOn(first) }, (_, at) => plusDays(first, -1 - at)).map(
    (date) => -riseSince(catalogueOn(date), code) - reductionOn(date),
  )
  return sumAmounts([priceCar(car, clock).total, toAmount(Math.min(...changes), clock.today())])
}
