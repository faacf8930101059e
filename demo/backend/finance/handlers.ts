import type { SimulationsQuery, SimulationsResponse } from '@/contract/configurator'
import type { QuotesQuery, QuotesResponse } from '@/contract/configured-car'
import { carlinesOnSale } from '@/domain/carline'
import { DURATIONS, MILEAGES, OFFERED_PRODUCTS, PRODUCT_CODES, type ProductCode } from '@/domain/finance-terms'
import { plusDays } from '@/domain/plus-days'
import type { Cents } from '../catalogue/types'
import { type Clock, systemClock } from '../clock'
import { startCar } from '../engine/car'
import type { Handlers } from '../http/handler-types'
import { invalidParameter } from '../http/problem-error'
import { affordable } from './affordable'
import { carToOrder, makeOffer } from './offer'
import { readOfferedCar } from './offered-car'
import { centsOfReading, depositBound } from './reading'
import { DEPOSIT_STEP, type FinancedCar, findRefusal, maxDeposit, type Wish } from './simulate'
import { chooseLastPercent, DEFAULT_DURATION, DEFAULT_MILEAGE, lastPercents, PRODUCTS } from './terms'
import { wholeEuroText } from './text-format'

/** How long a quote's figures are kept for its reader. */
const QUOTE_VALID_DAYS = 14

/** For the cheapest car of each carline; a product or a duration that is not offered to this audience gives no entry. */
export function financialSimulationsModels(query: SimulationsQuery, clock: Clock = systemClock): SimulationsResponse {
  if (query.monthly_max !== undefined) return affordable(query, clock)
  const date = clock.today()
  const products = OFFERED_PRODUCTS[query.sales_type].filter(
    (code) => !query.product_code || code === query.product_code,
  )
  const simulations = (query.carline_code ? [query.carline_code] : carlinesOnSale()).flatMap((carlineCode) => {
    const offered = carToOrder(startCar(carlineCode), clock)
    return products.flatMap((product) => {
      const wish = readWish(query, product, 0)
      return findRefusal(offered, wish, date) ? [] : [makeOffer(offered, wish, query.lang, date)]
    })
  })
  return { simulations }
}

/** Throws invalid_parameter for a product that this audience is not offered and for a deposit out of its bounds. */
export function quotes(query: QuotesQuery, clock: Clock = systemClock): QuotesResponse {
  const date = clock.today()
  const products = OFFERED_PRODUCTS[query.sales_type]
  if (query.product_code && !products.includes(query.product_code)) {
    const offered = products.join(', ')
    throw invalidParameter('product_code', {
      fr: `Formules proposées ici\u00a0: ${offered}.`,
      nl: `Formules die hier worden aangeboden: ${offered}.`,
    })
  }
  const car = readOfferedCar(query, clock)
  const main = query.product_code ?? products[0] ?? PRODUCT_CODES[0]
  const deposit = readDeposit(query, main, car, date)
  const offers = (query.product_code ? [query.product_code] : products)
    .map((product) => ({ ...readWish(query, product, deposit), lastPercent: query.last_percent }))
    .filter((wish) => wish.deposit <= maxDeposit(wish.product, car.cashPrice) && !findRefusal(car, wish, date))
    .map((wish) => makeOffer(car, wish, query.lang, date))
  const percents = lastPercents(main, query.duration ?? DEFAULT_DURATION)
  const percent = chooseLastPercent(main, query.duration ?? DEFAULT_DURATION, query.last_percent)
  return {
    offers,
    options_grid: {
      durations: [...DURATIONS],
      mileages: PRODUCTS[main].mileage ? [...MILEAGES] : [],
      deposits: {
        min: 0,
        max: depositBound(main, maxDeposit(main, car.cashPrice), query.sales_type, date),
        step: DEPOSIT_STEP / 100,
      },
      disabled: DURATIONS.flatMap((duration) => {
        const refusal = findRefusal(car, { ...readWish(query, main, deposit), months: duration }, date)
        return refusal ? [{ duration, reason: refusal[query.lang] }] : []
      }),
      ...(percent !== undefined && { last: { percents: [...percents], percent } }),
    },
    document: {
      quote_number: `${date.replaceAll('-', '')}-${car.cupraCode}`,
      valid_until: plusDays(date, QUOTE_VALID_DAYS),
      cupra_code: car.cupraCode,
    },
  }
}

function readWish(query: SimulationsQuery | QuotesQuery, product: ProductCode, deposit: Cents): Wish {
  return {
    product,
    months: query.duration ?? DEFAULT_DURATION,
    kmPerYear: query.mileage ?? DEFAULT_MILEAGE,
    deposit,
  }
}

/** The deposit in cents incl. VAT; it is asked for in the audience's own reading. */
function readDeposit(query: QuotesQuery, product: ProductCode, car: FinancedCar, day: string): Cents {
  const asked = query.deposit ?? 0
  const most = maxDeposit(product, car.cashPrice)
  const bound = depositBound(product, most, query.sales_type, day)
  const deposit = centsOfReading(product, asked, query.sales_type, day)
  if (asked >= 0 && asked <= bound) return Math.min(deposit, most)
  const bounds = wholeEuroText(bound * 100)
  throw invalidParameter(
    'deposit',
    { fr: `De 0 à ${bounds}.`, nl: `Van 0 tot ${bounds}.` },
    asked < 0 ? 'too_small' : 'too_big',
  )
}

/** The configurator's calls that are about money: the others are the configurator's own (configurator/handlers.ts). */
export const financeHandlers = {
  'financial-simulations-models': ({ query }) => financialSimulationsModels(query),
  quotes: ({ query }) => quotes(query),
} satisfies Partial<Handlers>
