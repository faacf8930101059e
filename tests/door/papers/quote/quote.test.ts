import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { nextCars } from '@demo/backend/tests/engine/walk'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getConfiguration, getDelivery, getModelsPrices, getPrices, getQuotes } from '@/data/configurator/calls'
import { MODELLED_CARLINES } from '@/domain/carline'
import { isZero } from '@/domain/is-zero'
import type { Language } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { answerQuote } from '@/door/papers/quote/answer.server'
import { vatAmount } from '@/features/configurator/summary/price-lines'
import { amountFor, formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { plain, readPdf } from './read-pdf'

afterEach(() => void vi.useRealTimers())

const signal = new AbortController().signal
/** Of all cars two choices away, the dearest: it has most in it. */
const [car = startCar('FORMENTOR')] = nextCars(startCar('FORMENTOR'))
  .flatMap((next) => nextCars(next))
  .sort((a, b) => priceCar(b).totalCents - priceCar(a).totalCents)
const code = encodeCar(car)

async function quoteFor(language: Language, sales_type: SalesType, more: Record<string, string> = {}, asked = code) {
  const answer = await answerQuote({ lang: language, sales_type, cupra_code: asked, ...more }, { signal })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

/** As the document has it. */
const euro = (amount: number) => plain(formatEuro(amount, 'nl', { decimals: 2 }))

describe.each([
  ['fr', 'B2C'],
  ['fr', 'B2B'],
  ['nl', 'B2C'],
  ['nl', 'B2B'],
] as const)('a quote in %s for %s', (language, sales_type) => {
  const named = { lang: language, sales_type, cupra_code: code }

  it('has every part of the price, the total both ways and the VAT between them, to the cent', async () => {
    const { text } = await quoteFor(language, sales_type)
    const { price } = await getConfiguration(named)
    for (const { description, amount } of price.parts) {
      expect(text).toContain(plain(description))
      if (!isZero(amount)) expect(text).toContain(euro(amountFor(amount, sales_type)))
    }
    const sum = price.parts.reduce((cents, { amount }) => cents + Math.round(amountFor(amount, sales_type) * 100), 0)
    expect(sum).toBe(Math.round(amountFor(price.total, sales_type) * 100))
    for (const figure of [price.total.incl, price.total.excl, vatAmount(price.total)]) {
      expect(text).toContain(euro(figure))
    }
  })

  it('says its number, how long it is valid, the code, the time of delivery and what each product costs a month', async () => {
    const { text, info } = await quoteFor(language, sales_type, { duration: '36', mileage: '20000', zipcode: '6700' })
    const quotes = await getQuotes({ ...named, duration: 36, mileage: 20_000 })
    const delivery = await getDelivery({ ...named, zipcode: '6700' })
    const { quote_number, valid_until } = quotes.document
    const dates = [valid_until, delivery.expected_from, delivery.expected_to].map((day) => formatDate(day, language))
    for (const words of [quote_number, code, ...dates, 'Arlon', '36']) {
      expect(text).toContain(plain(words))
    }
    for (const { monthly } of quotes.offers) {
      expect(text).toContain(euro(amountFor(monthly, sales_type)))
    }
    expect(info).toMatchObject({ Title: expect.stringContaining(quote_number) })
  })
})

describe('a quote', () => {
  it('is written in the site’s own face, and in no other', async () => {
    const { faces } = await quoteFor('fr', 'B2C')
    expect(faces.map((face) => face.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual(['Sora-Light', 'Sora-Medium'])
  })

  it('has the warning and the whole example beside the figure of a credit, and no credit for a business without CREDIT_PRO', async () => {
    const { text } = await quoteFor('fr', 'B2C')
    const { offers } = await getQuotes({ lang: 'fr', sales_type: 'B2C', cupra_code: code })
    const example = offers.find(({ product_code }) => product_code === 'ac')?.representative
    if (!example) throw new Error('A private buyer is offered a credit')
    expect(text).toContain('Attention, emprunter de l’argent coûte aussi de l’argent.')
    for (const amount of [example.credit_amount, example.monthly_amount, example.total_due]) {
      expect(text).toContain(euro(amount))
    }
    server.use(http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, CREDIT_PRO: false })))
    expect((await quoteFor('fr', 'B2B')).text).not.toContain('emprunter')
  })

  it('has the reduced price beside the lowest of 30 days behind PRICE_WITH_REDUCTION_CCF alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
    const { price, lowest_30_days } = await getPrices({ lang: 'nl', sales_type: 'B2C', cupra_code: code })
    if (!price?.discount || !lowest_30_days) throw new Error('The Formentor is reduced in these weeks')
    const reduced = euro(price.total.incl - price.discount.incl)
    const withFlag = await quoteFor('nl', 'B2C')
    expect(withFlag.text).toContain(reduced)
    expect(withFlag.text).toContain(euro(lowest_30_days.incl))
    // The amounts by month are quoted on the list price: they say so beside a lower one.
    expect(withFlag.text).toContain('Bedragen berekend op de catalogusprijs, zonder de korting.')
    server.use(
      http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, PRICE_WITH_REDUCTION_CCF: false })),
    )
    const { text } = await quoteFor('nl', 'B2C')
    expect(text).not.toContain(reduced)
    expect(text).not.toContain('zonder de korting')
  })

  it('has the figures of the very car, or the range of its versions by engine while BACKEND_WLTP_DATA_REQUESTS is off', async () => {
    const { wltp } = await getConfiguration({ lang: 'fr', sales_type: 'B2C', cupra_code: code })
    const { models } = await getModelsPrices({ lang: 'fr', sales_type: 'B2C', carline_code: car.carline.code })
    const engines = models[0]?.wltp.engines ?? []
    expect(engines.length).toBeGreaterThan(1)
    expect((await quoteFor('fr', 'B2C')).text).toContain(plain(formatMeasure(wltp.co2, 'fr')))
    server.use(
      http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, BACKEND_WLTP_DATA_REQUESTS: false })),
    )
    const { text } = await quoteFor('fr', 'B2C')
    for (const { co2 } of engines) expect(text).toContain(plain(formatMeasure(co2, 'fr')))
  })

  it('says of a rent what it includes, its first rent beside the amount, who lets and who mediates', async () => {
    const { text } = await quoteFor('nl', 'B2C', { deposit: '2.000' })
    const { offers } = await getQuotes({ lang: 'nl', sales_type: 'B2C', cupra_code: code, deposit: 2000 })
    const rent = offers.find(({ product_code }) => product_code === 'pl') ?? expect.unreachable()
    expect(text).toContain(`15.000 km/jaar · eerste huur van 2.000,00 € ${euro(rent.monthly.incl)} per maand incl. btw`)
    expect(text).toContain('Inbegrepen: BA-verzekering en omnium, onderhoud en herstellingen')
    expect(text).toContain(
      `Leasinggever: ${rent.provider.name} (${rent.provider.kbo}) · bemiddelaar: ${rent.intermediary.name}`,
    )
  })

  it('has no empty brackets where the service knows no number of who lets', async () => {
    const right = await getQuotes({ lang: 'nl', sales_type: 'B2C', cupra_code: code })
    const offers = right.offers.map((offer) => ({ ...offer, provider: { ...offer.provider, kbo: '' } }))
    server.use(http.get('*/v1/car-configurator/quotes', () => HttpResponse.json({ ...right, offers })))
    const { provider, intermediary } = offers.find(({ product_code }) => product_code === 'pl') ?? expect.unreachable()
    const { text } = await quoteFor('nl', 'B2C')
    expect(text).toContain(`Leasinggever: ${provider.name} · bemiddelaar: ${intermediary.name}`)
  })

  it('leaves out a rent with a purchase option that a private buyer is given no example of', async () => {
    const right = await getQuotes({ lang: 'fr', sales_type: 'B2C', cupra_code: code })
    const offers = right.offers.map((offer) =>
      offer.product_code === 'pl' ? { ...offer, residual: { amount: offer.cash_price, percent: 20 } } : offer,
    )
    server.use(http.get('*/v1/car-configurator/quotes', () => HttpResponse.json({ ...right, offers })))
    const { text } = await quoteFor('fr', 'B2C')
    expect(text).toContain('AutoCredit · 48 mois')
    expect(text).not.toContain('Private lease · 48 mois')
  })

  it('lowers a deposit that is too high to the highest one that is allowed', async () => {
    const { options_grid } = await getQuotes({ lang: 'fr', sales_type: 'B2C', cupra_code: code })
    const { text } = await quoteFor('fr', 'B2C', { deposit: '9.999.999' })
    expect(text).toContain(euro(options_grid.deposits.max))
  })

  it('can be made of every carline for every audience', async () => {
    for (const carline of MODELLED_CARLINES) {
      for (const sales_type of SALES_TYPES) {
        const { pages } = await quoteFor('nl', sales_type, {}, encodeCar(startCar(carline)))
        // The title of the monthly amounts is on the page of the first one.
        expect(pages.find((page) => page.includes('En per maand?'))).toMatch(/En per maand\? .*per maand/)
      }
    }
  })
})

describe('the file of a quote', () => {
  it('is called by its number, whatever signs the service puts into it', async () => {
    const nameOf = async () => {
      const answer = await answerQuote({ lang: 'fr', sales_type: 'B2C', cupra_code: code }, { signal })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.headers.get('content-disposition')
    }
    const { document } = await getQuotes({ lang: 'fr', sales_type: 'B2C', cupra_code: code })
    expect(await nameOf()).toBe(`attachment; filename="${document.quote_number}.pdf"`)
    server.use(
      http.get('*/v1/car-configurator/quotes', async ({ request }) => {
        const { backendFetch } = await import('@demo/backend/http/app')
        const answer = await (await backendFetch(new Request(request.url))).json()
        return HttpResponse.json({ ...answer, document: { ...answer.document, quote_number: '12"3\r\n/..4' } })
      }),
    )
    expect(await nameOf()).toBe('attachment; filename="1234.pdf"')
  })
})

describe('a quote that cannot be made', () => {
  const locationOf = async (query: Record<string, string>) => {
    const answer = await answerQuote(query, { signal })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')
  }

  it('leads to the page of the car, which says that the code is unknown', async () => {
    const query = { lang: 'nl', sales_type: 'B2B', cupra_code: '7HQ4K2MN' }
    expect(await locationOf(query)).toBe('/nl/professioneel/car-configurator/offer/7HQ4K2MN')
  })

  it('leads to the start when what was given is no code', async () => {
    expect(await locationOf({ lang: 'fr', cupra_code: 'x'.repeat(10_000) })).toBe('/fr/configurateur')
  })

  it('leads to the page of the car when the service fails', async () => {
    server.use(http.get('*/v1/car-configurator/quotes', () => HttpResponse.error()))
    expect(await locationOf({ lang: 'fr', cupra_code: code })).toBe(`/fr/configurateur/offer/${code}`)
  })
})
