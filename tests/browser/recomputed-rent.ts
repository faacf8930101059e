import type { Page } from '@playwright/test'
import type { ModelledCarline } from '@/domain/carline'

/**
 * Monthly amounts worked out another way than by the service: a rent or an instalment is the amount whose payments, and what is left at the
 * end, are worth today what is financed. It is searched for by halving, with the figures of the demonstration as they are documented
 * (docs/catalogue.md, docs/law.md), on the usual terms: 48 months, 15.000 km a year, nothing in advance.
 */
const MONTHS = 48
/** Actuarial yearly rates since 1 October 2026. */
const RATES = { ac: 4.49, pl: 5.29, fr: 4.99, ol: 4.99, el: 5.49 } as const
export type Product = keyof typeof RATES
/** What services add to the rent, VAT included: a fixed part, and one for 15.000 km. */
const SERVICES = { ac: 0, pl: 79 + 21, fr: 0, ol: 74 + 21, el: 24 + 15 } as const
/** What a lessor expects of a car after four years, per cent of its price. */
const RESIDUAL: Readonly<Record<ModelledCarline, number>> = {
  BORN: 39,
  FORMENTOR: 46,
  FORMENTORVZ: 45,
  LEON: 44,
  LEONBREAK: 45,
  RAVAL: 41,
  TAVASCAN: 40,
  TERRAMAR: 47,
}

export interface PricedCar {
  readonly carline: ModelledCarline
  /** VAT included. */
  readonly list: number
  readonly cash: number
}

const cents = (euro: number) => Math.round(euro * 100) / 100

function worthToday(monthly: number, left: number, yearlyPercent: number): number {
  let sum = 0
  for (let month = 1; month <= MONTHS; month += 1) sum += monthly / (1 + yearlyPercent / 100) ** (month / 12)
  return sum + left / (1 + yearlyPercent / 100) ** (MONTHS / 12)
}

/** VAT included. */
function inclVat({ carline, list, cash }: PricedCar, product: Product): number {
  const isOwned = product === 'ac' || product === 'fr'
  const financed = isOwned ? cash : cents(cash * 0.85)
  const share = product === 'ac' ? 30 : product === 'fr' ? 16 : RESIDUAL[carline]
  const left = cents(((isOwned ? cash : Math.min(list, cash * 1.1)) * share) / 100)
  let [low, high] = [0, financed]
  while (high - low > 1e-7) {
    const middle = (low + high) / 2
    if (worthToday(middle, left, RATES[product]) < financed) low = middle
    else high = middle
  }
  return cents(low) + SERVICES[product]
}

/** As a visitor reads it: without VAT for a business; an instalment has none. */
export function monthlyOf(car: PricedCar, product: Product, salesType: 'B2C' | 'B2B'): number {
  const amount = inclVat(car, product)
  return salesType === 'B2B' && product !== 'ac' ? cents(amount / 1.21) : cents(amount)
}

/** 1.234,56 € as a number. */
export const amountOf = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

export interface Line {
  readonly product: Product
  readonly amount: number
  readonly text: string
  /** Where its card leads, of the links that name a car. */
  readonly car: string | null
}

/** Every monthly amount of a page, in its order. */
export async function linesOf(page: Page): Promise<readonly Line[]> {
  const lines = await page.locator('[data-monthly]').evaluateAll((figures) =>
    figures.map((figure) => ({
      product: figure.getAttribute('data-product') ?? '',
      text: figure.querySelector('p')?.textContent ?? '',
      car:
        figure.closest('article, li')?.querySelector('a[href*="/offer/"], a[href*="/stock/"]')?.getAttribute('href') ??
        null,
    })),
  )
  return lines.map(({ product, text, car }) => ({
    product: product as Product,
    amount: amountOf(/^([\d.,\s]+)€/.exec(text)?.[1] ?? ''),
    text,
    car,
  }))
}

/** Prices of a car as the service tells them, by its public code or its number in stock. */
export async function priceOf(page: Page, car: string): Promise<PricedCar> {
  const audience = { lang: 'fr', sales_type: 'B2C' }
  const number = /\/(B\d+)$/.exec(car)?.[1]
  if (number) {
    const answer = await page.request.post('/api/backend/v1/stocks/vehicles', {
      data: { ...audience, commission_id: number },
    })
    const { detail } = await answer.json()
    return { carline: detail.carline_code, list: detail.price_list.incl, cash: detail.price_offer.incl }
  }
  const answer = await page.request.get('/api/backend/v1/car-configurator/configuration', {
    params: { ...audience, cupra_code: car.split('/').at(-1) ?? '' },
  })
  const { carline_code, price } = await answer.json()
  return { carline: carline_code, list: price.total.incl, cash: price.total.incl }
}
