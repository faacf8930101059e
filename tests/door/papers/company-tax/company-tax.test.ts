import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { quotes } from '@demo/backend/finance/handlers'
import { vehicles } from '@demo/backend/stock/handlers'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCosts } from '@/door/papers/company-tax/answer.server'
import { answerQuote } from '@/door/papers/quote/answer.server'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'
import { formatEuro } from '@/i18n/format'
import { plain, readPdf } from '../quote/read-pdf'

// The tables and the deductions are those of 2026.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const by = { signal: new AbortController().signal }
const born = startCar('BORN')
const code = encodeCar(born)
const value = priceCar(born).totalCents / 100
const ask = (costs: string, format: string, lang = 'nl', sales_type = 'B2B') =>
  answerCosts({ costs, format, lang, sales_type }, by)
const csvOf = async (costs: string, lang = 'nl') => {
  const answer = await ask(costs, 'csv', lang)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n')
  // The order of today comes first: of a label that stands twice the first value counts.
  return new Map(
    lines.toReversed().map((line) => {
      const [label = '', value] = line.split(';')
      return [label, value] as const
    }),
  )
}
const spelled = (amount: number) => amount.toFixed(2).replace('.', ',')
const rentOf = (product_code: 'ol' | 'fr') =>
  quotes({ lang: 'nl', sales_type: 'B2B', cupra_code: code, product_code, duration: 48, mileage: 15_000 }).offers[0]
    ?.monthly.excl ?? 0
/** 4 % of six sevenths of the list price, and the least amount of 2026 at least: art. 36 of the code. */
const benefit = Math.max(1_690, Math.round(((value * 0.04 * 6) / 7) * 100) / 100)

describe('the table of a company car', () => {
  it('is a spreadsheet with the figures of the law: an employee’s', async () => {
    const lines = await csvOf(`${code}~48~15000~~50~0,30~1,32`)
    expect(lines.get('Cataloguswaarde, met opties en btw')).toBe(spelled(value))
    expect(lines.get('Voordeel van alle aard, per jaar')).toBe(spelled(benefit))
    expect(lines.get('Voordeel van alle aard, per maand')).toBe(spelled(benefit / 12))
    expect(lines.get('Aftrekbaar')).toBe('100')
    expect(lines.get('Huur van een jaar, exclusief btw')).toBe(spelled(rentOf('ol') * 12))
    // 12 × 25.99 € × 185.85 / 114.08, the least amount of 2026.
    expect(lines.get('CO₂-bijdrage aan de RSZ')).toBe('508,08')
  })

  it('follows the product and who drives: a director’s financial renting has its own rent and no CO2 contribution', async () => {
    const lines = await csvOf(`${code}~48fr~15000~~45d~0,30~1,32`)
    expect(lines.get('Huur van een jaar, exclusief btw')).toBe(spelled(rentOf('fr') * 12))
    expect(rentOf('fr')).not.toBe(rentOf('ol'))
    expect(lines.has('CO₂-bijdrage aan de RSZ')).toBe(false)
    // 20.5 % of the benefit, royal decree no. 38.
    expect(lines.get('Sociale bijdragen als zelfstandige, per maand')).toBe(spelled(Math.round(benefit * 20.5) / 1_200))
  })

  it('of a self-employed person has no benefit, and what he saves as an amount below nothing', async () => {
    const lines = await csvOf(`${code}~48~15000~~50s60~0,30~1,32`)
    expect(lines.has('Voordeel van alle aard, per jaar')).toBe(false)
    const rents = Math.round(rentOf('ol') * 1_200)
    // Half of the VAT is lost; 60 % of rent and lost VAT is deducted, at 50 %.
    expect(lines.get('Minder belasting')).toBe(spelled(-Math.round((rents + Math.round(rents * 0.105)) * 0.3) / 100))
  })

  it.each(['fr', 'nl'] as const)('is a document with the same figures, in %s', async (lang) => {
    const costs = `${code}~48~15000~~50~0,30~1,32`
    const answer = await ask(costs, 'pdf', lang)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    for (const amount of [value, benefit, benefit / 12, rentOf('ol') * 12, 508.08]) {
      expect(text).toContain(plain(formatEuro(amount, lang, { decimals: 2 })))
    }
    expect(text).toContain(lang === 'fr' ? 'Fiscalité de la voiture de société' : 'Fiscaliteit van de bedrijfswagen')
    expect(text).toContain('CIR/WIB 92 art. 36')
  })
})

it('the sheet of a car in stock and the quote of a build have the table for a business, and not for a private buyer', async () => {
  const [vehicle] = vehicles({ lang: 'nl', sales_type: 'B2B', limit: 1 }).vehicles
  if (!vehicle) throw new Error('The stock has cars')
  const { carline_code, commission_id } = vehicle
  const read = async (answer: Promise<Response>) =>
    (await readPdf(new Uint8Array(await (await answer).arrayBuffer()))).text
  for (const sales_type of ['B2B', 'B2C']) {
    const sheet = await read(answerVehicleSheet({ lang: 'nl', sales_type, carline_code, commission_id }, by))
    const quote = await read(answerQuote({ lang: 'nl', sales_type, cupra_code: code }, by))
    for (const text of [sheet, quote]) {
      expect(text.includes('Voordeel van alle aard, per maand')).toBe(sales_type === 'B2B')
      expect(text.includes('CIR/WIB 92 art. 36')).toBe(sales_type === 'B2B')
    }
    if (sales_type === 'B2B') expect(quote).toContain(plain(formatEuro(benefit / 12, 'nl', { decimals: 2 })))
  }
})

describe('GET /api/costs', () => {
  it('leads to the page where no file is asked, no business asks, or the service does not answer', async () => {
    const costs = `${code}~48~15000~~50~0,30~1,32`
    const target = async (answer: Promise<Response>) => (await answer).headers.get('location')
    expect(
      await target(answerCosts({ cupra_code: code, lang: 'fr', sales_type: 'B2B', driver: 'self', share: '70' }, by)),
    ).toBe(`/fr/professionnel/financement/couts/${code}~48~15000~~50s70~0%2C30~1%2C32`)
    const page = `/financiering/kosten/${code}~48~15000~~50~0%2C30~1%2C32`
    expect(await target(ask(costs, 'exe'))).toContain('/nl/professioneel/financiering')
    expect(await target(ask(costs, 'pdf', 'nl', 'B2C'))).toBe(`/nl${page}`)
    server.use(http.all('*/v1/*', () => HttpResponse.error()))
    expect(await target(ask(costs, 'csv'))).toBe(`/nl/professioneel${page}`)
  })
})
