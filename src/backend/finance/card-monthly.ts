import type { Monthly } from '@/contract/common'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { type Clock, systemClock } from '../clock'
import type { Car } from '../engine/car'
import { priceOf } from '../engine/price'
import { moneyOf } from '../wire/money'
import { type FinancedCar, simulate } from './simulate'
import { CARD_PRODUCT, DEFAULT_DURATION, DEFAULT_MILEAGE, PRODUCTS } from './terms'

/** The monthly amount of a card, incl. VAT: the audience's lease on the default terms, nothing paid in advance. */
export function cardMonthlyCents(car: FinancedCar, salesType: SalesType, date: string): Cents {
  const product = CARD_PRODUCT[salesType]
  return simulate(car, { product, months: DEFAULT_DURATION, kmPerYear: DEFAULT_MILEAGE, deposit: 0 }, date).monthly
}

export function cardMonthlyOf(financed: FinancedCar, salesType: SalesType, date: string): Monthly {
  const product = CARD_PRODUCT[salesType]
  return {
    product_code: product,
    amount: moneyOf(cardMonthlyCents(financed, salesType, date)),
    duration: DEFAULT_DURATION,
    mileage: DEFAULT_MILEAGE,
    legal_key: PRODUCTS[product].legalKey,
  }
}

/** The monthly amount beside the list price of a car to order. */
export function monthlyOf(
  car: Car,
  { salesType }: { readonly salesType: SalesType },
  clock: Clock = systemClock,
): Monthly {
  const { totalCents } = priceOf(car, clock)
  return cardMonthlyOf(
    { carline: car.carline.code, listPrice: totalCents, cashPrice: totalCents },
    salesType,
    clock.today(),
  )
}
