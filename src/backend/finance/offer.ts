import type { Money } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import type { Bilingual, Language } from '@/domain/language'
import type { Cents } from '../catalogue/types'
import { moneyOf } from '../wire/money'
import { type Credit, representativeExample, totalDue } from './representative-example'
import { type FinancedCar, type Outcome, simulate, type Wish } from './simulate'
import { actionPeriod, LENDER, LESSOR, PRODUCTS, SERVICES } from './terms'

const LENDER_ROLE: Bilingual = { fr: 'Prêteur', nl: 'Kredietgever' }
const LESSOR_ROLE: Bilingual = { fr: 'Loueur', nl: 'Leasinggever' }

interface OfferedCar extends FinancedCar {
  readonly cupraCode: string
}

/** One offer as the contract has it, on terms that are not refused. */
export function offerOf(car: OfferedCar, wish: Wish, language: Language, date: string): Simulation {
  const { product } = wish
  const outcome = simulate(car, wish, date)
  const { title, mileage, legalKey } = PRODUCTS[product]
  // Instalments and the deposit of a credit are payments of a debt: no VAT is in them.
  const money = product === 'ac' ? untaxed : moneyOf
  return {
    carline_code: car.carline,
    cupra_code: car.cupraCode,
    product_code: product,
    product_title: title[language],
    monthly: money(outcome.monthly),
    ...(product !== 'ac' && wish.deposit > 0 && { first_payment: money(wish.deposit) }),
    duration: wish.months,
    ...(mileage && { mileage: wish.kmPerYear }),
    deposit: money(wish.deposit),
    ...(outcome.last && { residual: { amount: money(outcome.last.amount), percent: outcome.last.percent } }),
    cash_price: moneyOf(car.cashPrice),
    services: SERVICES[product].titles.map((service) => service[language]),
    ...(product === 'ac' && creditFields(car, wish, outcome, language, date)),
    legal_key: legalKey,
    valid_to: actionPeriod(date).to,
    provider:
      product === 'ac'
        ? { name: LENDER.name, kbo: LENDER.kbo, role: LENDER_ROLE[language] }
        : { name: LESSOR.name, kbo: LESSOR.kbo, role: LESSOR_ROLE[language] },
  }
}

function creditFields(car: FinancedCar, wish: Wish, outcome: Outcome, language: Language, date: string) {
  const period = actionPeriod(date)
  const credit: Credit = {
    cashPrice: car.cashPrice,
    deposit: wish.deposit,
    percent: outcome.percent,
    months: wish.months,
    monthly: outcome.monthly,
    balloon: outcome.last?.amount ?? 0,
    validFrom: period.from,
    validTo: period.to,
  }
  return {
    rate_percent: credit.percent,
    apr_percent: credit.percent,
    credit_amount: (credit.cashPrice - credit.deposit) / 100,
    total_due: totalDue(credit) / 100,
    representative: representativeExample(credit, language),
  }
}

function untaxed(cents: Cents): Money {
  return { incl: cents / 100, excl: cents / 100, vat_rate: 0, currency: 'EUR' }
}
