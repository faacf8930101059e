import type { Monthly } from '@/contract/monthly'
import type { Language } from '@/domain/language'
import type { RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { type Clock, systemClock } from '../clock'
import type { Car } from '../engine/car'
import { priceCar } from '../engine/price'
import { toMoney } from '../wire/money'
import { monthlyTerms } from './offer'
import { centsOfReading } from './reading'
import { type FinancedCar, findRefusal, maxDeposit, simulate, type Wish } from './simulate'
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

export function cardMonthly(car: FinancedCar, reader: Reader, date: string): Monthly {
  return monthlyOfWish(car, cardWish(reader.salesType), reader, date)
}

function monthlyOfWish(car: FinancedCar, wish: Wish, { language }: Reader, date: string): Monthly {
  const outcome = simulate(car, wish, date)
  return { ...monthlyTerms(car, wish, outcome, language, date), amount: toMoney(outcome.monthly, date) }
}

/** The audience's lease on terms that somebody asks for; undefined where the car is not let on them. */
function askedWish(car: FinancedCar, salesType: SalesType, date: string, terms: RentTerms): Wish | undefined {
  const product = CARD_PRODUCT[salesType]
  const deposit = centsOfReading(product, terms.deposit, salesType, date)
  const wish = { product, months: terms.duration, kmPerYear: terms.mileage, deposit }
  return deposit > maxDeposit(product, car.cashPrice) || findRefusal(car, wish, date) ? undefined : wish
}

/** Cents incl. VAT, on terms that are asked for. */
export function askedMonthlyCents(car: FinancedCar, salesType: SalesType, date: string, terms: RentTerms) {
  const wish = askedWish(car, salesType, date, terms)
  return wish && simulate(car, wish, date).monthly
}

export function askedMonthly(car: FinancedCar, reader: Reader, date: string, terms: RentTerms): Monthly | undefined {
  const wish = askedWish(car, reader.salesType, date, terms)
  return wish && monthlyOfWish(car, wish, reader, date)
}

/** The monthly amount beside the list price of a car to order. */
export function carMonthly(car: Car, reader: Reader, clock: Clock = systemClock): Monthly {
  const { totalCents } = priceCar(car, clock)
  return cardMonthly({ carline: car.carline.code, listPrice: totalCents, cashPrice: totalCents }, reader, clock.today())
}
