import type { ModelledCarline } from '@/domain/carline'
import { maxTermMonths } from '@/domain/dated/credit-limits'
import type { Duration, Mileage, ProductCode } from '@/domain/finance-terms'
import type { Bilingual } from '@/domain/language'
import type { Cents } from '../catalogue/types'
import { annuity } from './annuity'
import { percentOf } from './decimal'
import {
  chooseLastPercent,
  EXTRA_KM_PER_MILLION,
  findRate,
  LESSOR_DISCOUNT_PERCENT,
  PRODUCTS,
  residualPercent,
  SERVICES,
} from './terms'
import { wholeEuroText } from './text-format'

/** What is financed: amounts incl. VAT. The list price decides what a lessor gets back, the cash price what is owed. */
export interface FinancedCar {
  readonly carline: ModelledCarline
  readonly listPrice: Cents
  readonly cashPrice: Cents
}

export interface Wish {
  readonly product: ProductCode
  readonly months: Duration
  readonly kmPerYear: Mileage
  /** Incl. VAT: the deposit of a credit, the raised first rent of a lease. */
  readonly deposit: Cents
  /** Last payment or purchase option, per cent of the cash price; left out, or not to be had: the usual one. */
  readonly lastPercent?: number | undefined
}

export interface Outcome {
  /** Incl. VAT, services included. */
  readonly monthly: Cents
  readonly percent: number
  /** A credit's last payment or a renting's purchase option; a lease without option shows none. */
  readonly last?: { readonly amount: Cents; readonly percent: number }
}

/** Deposits go up in these steps, and so does the highest one. */
export const DEPOSIT_STEP: Cents = 500_00

export function maxDeposit(product: ProductCode, cashPrice: Cents): Cents {
  const most = (cashPrice * PRODUCTS[product].maxDepositPercent) / 100
  return Math.floor(most / DEPOSIT_STEP) * DEPOSIT_STEP
}

/** Why a product cannot be had on these terms by the law of a day; undefined when it can. */
export function findRefusal(car: FinancedCar, { product, months, deposit }: Wish, day: string): Bilingual | undefined {
  const { min, max } = PRODUCTS[product].months
  if (months < min || months > max) {
    return {
      fr: `Cette formule se conclut pour une durée de ${min} à ${max} mois.`,
      nl: `Deze formule heeft een looptijd van ${min} tot ${max} maanden.`,
    }
  }
  if (product !== 'ac') return undefined
  const credit = car.cashPrice - deposit
  const longest = maxTermMonths(credit, day)
  if (months <= longest) return undefined
  return {
    fr: `Pour un crédit de ${wholeEuroText(credit)}, la loi limite la durée à ${longest} mois.`,
    nl: `Voor een krediet van ${wholeEuroText(credit)} beperkt de wet de looptijd tot ${longest} maanden.`,
  }
}

/** What has to be paid for: by a lessor at a lessor's price, by everybody else at the price of the car. */
function priceFor({ cashPrice }: FinancedCar, product: ProductCode): Cents {
  if (product === 'ac' || product === 'fr') return cashPrice
  return Math.round((cashPrice * (100 - LESSOR_DISCOUNT_PERCENT)) / 100)
}

/** What each kilometre above those of a lease costs: a share of the list price, so that a dearer car costs more. */
export function extraKilometre({ listPrice }: FinancedCar): Cents {
  return Math.round((listPrice * EXTRA_KM_PER_MILLION) / 1_000_000)
}

/** The monthly amount on terms that are not refused. */
export function simulate(car: FinancedCar, wish: Wish, date: string): Outcome {
  const principal = priceFor(car, wish.product) - wish.deposit
  const percent = findRate(wish.product, principal, date)
  const last = lastPayment(car, wish, principal)
  const rent = annuity(principal, percent, wish.months, last.amount)
  const services = SERVICES[wish.product]
  const monthly = rent + services.monthly + Math.round((services.per1000Km * wish.kmPerYear) / 1_000)
  const shown = (wish.product === 'ac' || wish.product === 'fr') && last.amount > 0
  return { monthly, percent, ...(shown && { last }) }
}

function lastPayment(car: FinancedCar, wish: Wish, principal: Cents): { amount: Cents; percent: number } {
  const chosen = chooseLastPercent(wish.product, wish.months, wish.lastPercent) ?? 0
  if (wish.product === 'ac') {
    // Nobody pays more at the end than was lent.
    const lentPercent = (principal / car.cashPrice) * 100
    return share(car.cashPrice, Math.min(chosen, lentPercent))
  }
  if (wish.product === 'fr') return share(car.cashPrice, chosen)
  const percent = residualPercent(car.carline, wish.months, wish.kmPerYear)
  // A strongly reduced car is not worth more at the end than what was paid for it would be.
  return share(Math.min(car.listPrice, percentOf(car.cashPrice, 110)), percent)
}

function share(amount: Cents, percent: number): { amount: Cents; percent: number } {
  return { amount: percentOf(amount, percent), percent }
}
