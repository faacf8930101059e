import { brand } from '@/brand/brand'
import type { Money } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import type { Cents } from '../catalogue/types'
import type { Clock } from '../clock'
import type { Car } from '../engine/car'
import { encodeCar } from '../engine/cupra-code'
import { type Amount, priceCar, toAmount } from '../engine/price'
import { moneyOfAmount, toMoney } from '../wire/money'
import { type Credit, representativeExample, totalDue } from './representative-example'
import { extraKilometre, type FinancedCar, type Outcome, simulate, type Wish } from './simulate'
import { actionPeriod, INTERMEDIARY_ROLE, LENDER, LESSOR, PRODUCTS, SERVICES } from './terms'

export interface OfferedCar extends FinancedCar {
  readonly cupraCode: string
  /** Both prices as its own page reads them: without VAT, a list price is the sum of its parts. */
  readonly list: Amount
  readonly cash: Amount
}

/** A car to order, at its list price. */
export function carToOrder(car: Car, clock: Clock): OfferedCar {
  const { total } = priceCar(car, clock)
  return { ...offeredAt(total, total), carline: car.carline.code, cupraCode: encodeCar(car) }
}

export function offeredAt(list: Amount, cash: Amount) {
  return { list, cash, listPrice: list.incl, cashPrice: cash.incl }
}

/** Instalments and the deposit of a credit are payments of a debt: no VAT is in them. */
export const moneyIn = (product: Wish['product'], day: string) =>
  product === 'ac' ? untaxed : (cents: Cents) => toMoney(cents, day)

/** What has to be said with a monthly amount, beside a card as in an offer. */
export function monthlyTerms(car: FinancedCar, wish: Wish, outcome: Outcome, language: Language, date: string) {
  const { product } = wish
  const { title, mileage, legalKey } = PRODUCTS[product]
  const { name, kbo, role } = product === 'ac' ? LENDER : LESSOR
  const money = moneyIn(product, date)
  return {
    product_code: product,
    product_title: title[language],
    duration: wish.months,
    ...(mileage && { mileage: wish.kmPerYear }),
    deposit: money(wish.deposit),
    ...(outcome.last && { residual: { amount: money(outcome.last.amount), percent: outcome.last.percent } }),
    services: SERVICES[product].titles.map((service) => service[language]),
    provider: { name: name[language], kbo, role: role[language] },
    intermediary: { name: brand.company.name, role: INTERMEDIARY_ROLE[language] },
    ...(product === 'ac' && {
      representative: representativeExample(describeCredit(car, wish, outcome, date), language),
    }),
    legal_key: legalKey,
    valid_to: actionPeriod(date).to,
  }
}

/** One offer as the contract has it, on terms that are not refused. */
export function makeOffer(car: OfferedCar, wish: Wish, language: Language, date: string): Simulation {
  const { product } = wish
  const outcome = simulate(car, wish, date)
  const money = moneyIn(product, date)
  return {
    ...monthlyTerms(car, wish, outcome, language, date),
    carline_code: car.carline,
    cupra_code: car.cupraCode,
    monthly: money(outcome.monthly),
    ...(product !== 'ac' && wish.deposit > 0 && { first_payment: money(wish.deposit) }),
    ...(product === 'ac' && creditFields(describeCredit(car, wish, outcome, date))),
    total_paid: totalPaid(wish, outcome, date),
    ...(PRODUCTS[product].mileage && { extra_km: money(extraKilometre(car)) }),
    cash_price: moneyOfAmount(car.cash, date),
  }
}

/** The sum of what is paid: without VAT it is that of its parts without VAT, so that months × monthly amount comes to it. */
function totalPaid({ product, deposit, months }: Wish, { monthly, last }: Outcome, day: string): Money {
  if (product === 'ac') return untaxed(deposit + months * monthly + (last?.amount ?? 0))
  const [first, each] = [toAmount(deposit, day), toAmount(monthly, day)]
  return moneyOfAmount({ incl: first.incl + months * each.incl, excl: first.excl + months * each.excl }, day)
}

function describeCredit(car: FinancedCar, wish: Wish, outcome: Outcome, date: string): Credit {
  const period = actionPeriod(date)
  return {
    cashPrice: car.cashPrice,
    deposit: wish.deposit,
    percent: outcome.percent,
    months: wish.months,
    monthly: outcome.monthly,
    balloon: outcome.last?.amount ?? 0,
    day: date,
    validFrom: period.from,
    validTo: period.to,
  }
}

function creditFields(credit: Credit) {
  return {
    rate_percent: credit.percent,
    apr_percent: credit.percent,
    credit_amount: (credit.cashPrice - credit.deposit) / 100,
    total_due: totalDue(credit) / 100,
  }
}

function untaxed(cents: Cents): Money {
  return { incl: cents / 100, excl: cents / 100, vat_rate: 0, currency: 'EUR' }
}
