import type { Monthly } from '@/contract/common'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { type Clock, systemClock } from '../clock'
import type { Car } from '../engine/car'
import { priceCar } from '../engine/price'
import { toMoney } from '../wire/money'
import { monthlyTerms } from './offer'
import { type FinancedCar, simulate, type Wish } from './simulate'
import { CARD_PRODUCT, DEFAULT_DURATION, DEFAULT_MILEAGE } from './terms'

interface Reader {
  readonly salesType: SalesType
  readonly language: Language
}

/** The audience's lease on the default terms, nothing paid in advance. */
function cardWish(salesType: SalesType): Wish {
  return { product: CARD_PRODUCT[salesType], months: DEFAULT_DURATION, kmPerYear: DEFAULT_MILEAGE, deposit: 0 }
}

/** The monthly amount of a card, incl. VAT. */
export function cardMonthlyCents(car: FinancedCar, salesType: SalesType, date: string): Cents {
  return simulate(car, cardWish(salesType), date).monthly
}

export function cardMonthly(car: FinancedCar, { salesType, language }: Reader, date: string): Monthly {
  const wish = cardWish(salesType)
  const outcome = simulate(car, wish, date)
  return { ...monthlyTerms(car, wish, outcome, language, date), amount: toMoney(outcome.monthly, date) }
}

/** The monthly amount beside the list price of a car to order. */
export function carMonthly(car: Car, reader: Reader, clock: Clock = systemClock): Monthly {
  const { totalCents } = priceCar(car, clock)
  return cardMonthly({ carline: car.carline.code, listPrice: totalCents, cashPrice: totalCents }, reader, clock.today())
}
