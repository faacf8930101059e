import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { affordable } from '@demo/backend/finance/affordable'
import { quotes } from '@demo/backend/finance/handlers'
import { LENDER, LESSOR } from '@demo/backend/finance/terms'
import { ProblemError } from '@demo/backend/http/problem-error'
import { membersIn } from '@demo/backend/stock/bitset'
import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { findVehicle } from '@demo/backend/stock/find-vehicle'
import { stockIndex } from '@demo/backend/stock/stock'
import { vehicleWire } from '@demo/backend/stock/vehicle-wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand } from '@/brand/brand'
import { type QuotesQuery, quotesResponseSchema } from '@/contract/configured-car'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { vatPercentOn } from '@/domain/dated/vat'
import { DURATIONS, MILEAGES, OFFERED_PRODUCTS, PRODUCT_CODES } from '@/domain/finance-terms'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { yearlyPercentOf } from './yearly-percent'

const clock = fixedClock('2026-11-21')
const car = startCar('FORMENTOR')
const id = carId(car)
const total = priceCar(car, clock).totalCents / 100

const quote = (query: Partial<QuotesQuery>) => quotes({ lang: 'fr', sales_type: 'B2C', id, ...query }, clock)

const problemFrom = (query: Partial<QuotesQuery>) => {
  try {
    quote(query)
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
  return undefined
}

const fieldErrorOf = (query: Partial<QuotesQuery>) => problemFrom(query)?.errors[0]

const problemOf = (query: Partial<QuotesQuery>) => {
  const problem = problemFrom(query)
  return problem && { code: problem.code, field: problem.errors[0]?.field }
}

describe('a quote', () => {
  it('offers private buyers credit and leases, business buyers renting and leases', () => {
    const codes = (query: Partial<QuotesQuery>) => quote(query).offers.map(({ product_code }) => product_code)
    expect(codes({ sales_type: 'B2C' })).toEqual(['ac', 'pl', 'el'])
    expect(codes({ sales_type: 'B2B' })).toEqual(['ol', 'fr', 'el', 'ac'])
    expect(codes({ product_code: 'pl' })).toEqual(['pl'])
  })

  it('lets the last payment of a credit and the option of a renting be chosen, within the highest of their term', () => {
    const lastOf = (query: Partial<QuotesQuery>) => quote(query).options_grid.last
    const credit = { product_code: 'ac' } as const
    expect(lastOf({ ...credit, duration: 24 })).toEqual({ percents: [0, 10, 20, 30, 35, 40], percent: 40 })
    expect(lastOf({ ...credit, duration: 60 })).toEqual({ percents: [0, 10, 20], percent: 20 })
    expect(lastOf({ ...credit, duration: 96 })).toBeUndefined()
    expect(lastOf({ ...credit, duration: 60, last_percent: 10 })?.percent).toBe(10)
    expect(lastOf({ ...credit, duration: 60, last_percent: 40 })?.percent).toBe(20)
    expect(lastOf({ product_code: 'pl', last_percent: 10 })).toBeUndefined()
    const renting = { product_code: 'fr', sales_type: 'B2B' } as const
    expect(lastOf(renting)).toEqual({ percents: [16, 20, 25], percent: 16 })
    expect(quote({ ...renting, last_percent: 25 }).offers[0]?.residual?.percent).toBe(25)
  })

  it('tells the prices of a car in stock as its own page has them, without VAT too', () => {
    const index = stockIndex(clock)
    const pageOf = (commissionId: string) => {
      const context = { language: 'nl', salesType: 'B2B', today: clock.today() } as const
      return vehicleWire(index, findVehicle(index, commissionId), context)
    }
    for (const vehicle of membersIn(index.free)) {
      const commission_id = makeCommissionId(vehicle)
      const { offers } = quote({ sales_type: 'B2B', commission_id })
      const { price_offer } = pageOf(commission_id)
      expect(offers.map(({ cash_price }) => cash_price)).toEqual(offers.map(() => price_offer))
    }
    const cards = affordable({ lang: 'nl', sales_type: 'B2B', monthly_max: 5_000 }, clock).simulations
    const inStock = cards.flatMap(({ car, cash_price }) => (car?.commission_id ? [{ car, cash_price }] : []))
    expect(inStock.length).toBeGreaterThan(3)
    for (const { car, cash_price } of inStock) {
      const { price_list, price_offer } = pageOf(car.commission_id ?? '')
      expect([car.price_list, cash_price]).toEqual([price_list, price_offer])
    }
  })

  it.each([0, 10, 20, 30] as const)('with a last payment of %i % repays the credit at its rate', (last_percent) => {
    const [offer] = quote({ product_code: 'ac', last_percent }).offers
    if (!offer) throw new Error('no offer')
    const last = offer.residual?.amount.incl ?? 0
    expect(last).toBeCloseTo((total * last_percent) / 100, 2)
    const percent = yearlyPercentOf(offer.credit_amount ?? 0, offer.monthly.incl, offer.duration, last)
    expect(percent).toBeCloseTo(offer.apr_percent ?? 0, 2)
  })

  it('holds for every audience, duration, mileage and deposit within the grid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...SALES_TYPES),
        fc.option(fc.constantFrom(...PRODUCT_CODES), { nil: undefined }),
        fc.constantFrom(...DURATIONS),
        fc.constantFrom(...MILEAGES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lang, sales_type, product_code, duration, mileage, share) => {
          const query: QuotesQuery = { lang, sales_type, id, duration, mileage, ...(product_code && { product_code }) }
          fc.pre(!product_code || OFFERED_PRODUCTS[sales_type].includes(product_code))
          const { deposits } = quotes(query, clock).options_grid
          const answer = quotes({ ...query, deposit: Math.floor(deposits.max * share) }, clock)
          expect(quotesResponseSchema.parse(answer)).toEqual(answer)
          const isDisabled = answer.options_grid.disabled.some((one) => one.duration === duration)
          if (product_code) expect(answer.offers).toHaveLength(isDisabled ? 0 : 1)
          for (const { monthly } of answer.offers) expect(monthly.incl).toBeGreaterThan(50)
        },
      ),
    )
  })

  it('states a credit whole: example, warning, total due and a rate that its payments give', () => {
    for (const lang of LANGUAGES) {
      for (const duration of DURATIONS) {
        const [offer] = quote({ lang, product_code: 'ac', duration, deposit: 5_000 }).offers
        const example = offer?.representative
        const { warning } = creditRegimeOn(clock.today())
        expect(example?.warning).toBe(warning[lang])
        expect(example?.html).toContain(warning[lang])
        expect(offer?.total_due).toBe(example?.total_due)
        expect(offer?.monthly).toMatchObject({ incl: example?.monthly_amount, vat_rate: 0 })
        expect(example?.cash_price).toBe(total)
        expect(example?.credit_amount).toBe(total - 5_000)
        const { credit_amount = 0, monthly_amount = 0, last_amount = monthly_amount, total_due = 0 } = example ?? {}
        expect((duration - 1) * monthly_amount + last_amount).toBeCloseTo(total_due, 2)
        expect(yearlyPercentOf(credit_amount, monthly_amount, duration, last_amount - monthly_amount)).toBeCloseTo(
          example?.apr_percent ?? 0,
          2,
        )
      }
    }
  })

  it('states the last payment of a credit, its share and the amount that is lent, in euro without VAT', () => {
    const [offer] = quote({ product_code: 'ac', duration: 48, deposit: 5_000 }).offers
    const last = Math.round(total * 30) / 100
    expect(offer?.residual).toEqual({
      amount: { incl: last, excl: last, vat_rate: 0, currency: 'EUR' },
      percent: 30,
    })
    expect(offer?.credit_amount).toBe(total - 5_000)
    expect(offer?.deposit).toEqual({ incl: 5_000, excl: 5_000, vat_rate: 0, currency: 'EUR' })
    expect(quote({ product_code: 'ac', duration: 96 }).offers[0]).not.toHaveProperty('residual')
  })

  it('names who lends and who leases, in the language of its reader', () => {
    const provider = (lang: 'fr' | 'nl', product_code: 'ac' | 'pl') => quote({ lang, product_code }).offers[0]?.provider
    expect(provider('fr', 'ac')).toEqual({ name: LENDER.name.fr, kbo: LENDER.kbo, role: 'Prêteur' })
    expect(provider('nl', 'ac')?.role).toBe('Kredietgever')
    expect(provider('fr', 'pl')).toEqual({ name: LESSOR.name.fr, kbo: LESSOR.kbo, role: 'Loueur' })
    expect(provider('nl', 'pl')?.role).toBe('Leasinggever')
  })

  it('gives no example for a lease, names its lessor and its services', () => {
    for (const offer of quote({}).offers.filter(({ product_code }) => product_code !== 'ac')) {
      expect(offer).not.toHaveProperty('representative')
      expect(offer).not.toHaveProperty('apr_percent')
      expect(offer.provider.role).toBe('Loueur')
      expect(offer.services).not.toHaveLength(0)
    }
  })

  it('says what is paid in all: first payment, monthly amounts, and the last payment of a credit', () => {
    for (const { product_code, deposit, monthly, duration, residual, total_paid } of quote({ deposit: 2_000 }).offers) {
      const last = product_code === 'ac' ? (residual?.amount.incl ?? 0) : 0
      expect(total_paid.incl).toBeCloseTo(deposit.incl + duration * monthly.incl + last, 2)
    }
  })

  it('says what a further kilometre costs where kilometres are part of the contract', () => {
    const { offers } = quote({ sales_type: 'B2B' })
    for (const offer of offers) expect(offer.extra_km === undefined).toBe(offer.mileage === undefined)
    expect(offers[0]?.extra_km?.incl).toBeCloseTo((total * 2.5) / 1_000_000, 2)
  })

  it('names the company of this site as who mediates', () => {
    for (const { intermediary } of quote({ lang: 'nl' }).offers) {
      expect(intermediary).toEqual({ name: brand.company.name, role: 'agent in een nevenfunctie' })
    }
  })

  it('shows a raised first rent as an amount of its own', () => {
    const [offer] = quote({ product_code: 'pl', deposit: 2_000 }).offers
    expect(offer?.first_payment?.incl).toBe(2_000)
    expect(quote({ product_code: 'pl' }).offers[0]).not.toHaveProperty('first_payment')
  })

  it('shows what is paid first on a credit as its deposit alone', () => {
    const [offer] = quote({ product_code: 'ac', deposit: 2_000 }).offers
    expect(offer?.deposit.incl).toBe(2_000)
    expect(offer).not.toHaveProperty('first_payment')
  })

  it('reads a deposit without VAT for a business buyer', () => {
    const [offer] = quote({ sales_type: 'B2B', product_code: 'fr', deposit: 3_000 }).offers
    expect(offer?.deposit).toMatchObject({ excl: 3_000, incl: 3_630 })
  })

  it('offers every duration and mileage, and deposits in steps of 500 € up to the highest', () => {
    const grid = quote({ product_code: 'pl' }).options_grid
    expect(grid).toMatchObject({ durations: DURATIONS, mileages: MILEAGES, deposits: { min: 0, step: 500 } })
    expect(quote({ product_code: 'ac' }).options_grid.mileages).toEqual([])
    const { max } = grid.deposits
    expect(quote({ product_code: 'pl', deposit: max }).offers[0]?.deposit.incl).toBe(max)
  })

  it('offers a business buyer deposits without VAT in the same whole steps', () => {
    const { max, step } = quote({ sales_type: 'B2B', product_code: 'fr' }).options_grid.deposits
    expect([step, max % step]).toEqual([500, 0])
    const most = (total * 0.3) / (1 + vatPercentOn(clock.today()) / 100)
    expect(max).toBeLessThanOrEqual(most)
    expect(max).toBeGreaterThan(most - 2 * step)
  })

  it('says why a duration cannot be had', () => {
    const { offers, options_grid } = quote({ product_code: 'pl', duration: 96 })
    expect(offers).toEqual([])
    expect(options_grid.disabled).toEqual([
      { duration: 96, reason: 'Cette formule se conclut pour une durée de 24 à 60 mois.' },
    ])
  })

  it('limits the term of a small credit as the law does', () => {
    const { deposits } = quote({ product_code: 'ac' }).options_grid
    const { options_grid } = quote({ lang: 'nl', product_code: 'ac', deposit: deposits.max })
    expect(options_grid.disabled.map(({ duration }) => duration)).toEqual([96])
    expect(options_grid.disabled[0]?.reason).toMatch(
      /^Voor een krediet van .* beperkt de wet de looptijd tot 84 maanden\.$/,
    )
  })

  it.each([
    [{ product_code: 'fr' }, 'product_code'],
    [{ sales_type: 'B2B', product_code: 'pl' }, 'product_code'],
    [{ deposit: -1 }, 'deposit'],
    [{ deposit: 1_000_000 }, 'deposit'],
    [{ deposit: Number.POSITIVE_INFINITY }, 'deposit'],
    [{ id: undefined }, 'id'],
  ] as const)('of %o is an invalid parameter, by name', (query, field) => {
    expect(problemOf(query)).toEqual({ code: 'invalid_parameter', field })
  })

  it.each([
    ['fr', 'Formules proposées ici\u00a0: ac, pl, el.'],
    ['nl', 'Formules die hier worden aangeboden: ac, pl, el.'],
  ] as const)('of a product for others names in %s those that are offered', (lang, message) => {
    expect(fieldErrorOf({ product_code: 'fr' })?.message[lang]).toBe(message)
  })

  it('of a deposit out of its bounds names them, and the side', () => {
    const { max } = quote({ product_code: 'ac' }).options_grid.deposits
    const text = `${new Intl.NumberFormat('nl-BE').format(max)}\u00a0€`
    expect(fieldErrorOf({ product_code: 'ac', deposit: max + 1 })).toEqual({
      field: 'deposit',
      code: 'too_big',
      message: { fr: `De 0 à ${text}.`, nl: `Van 0 tot ${text}.` },
    })
    expect(fieldErrorOf({ deposit: -1 })?.code).toBe('too_small')
    expect(fieldErrorOf({ deposit: 0 })).toBeUndefined()
  })

  it('of a car or a vehicle that is none is a problem of its own', () => {
    expect(problemOf({ id: undefined, cupra_code: '00000000' })?.code).toBe('unknown_code')
    expect(problemOf({ commission_id: 'ZZZZZZ' })?.code).toBe('unknown_vehicle')
  })

  it('has a number and an end, the same for the same car on the same day', () => {
    expect(quote({}).document).toEqual(quote({ lang: 'nl' }).document)
    expect(quote({}).document).toMatchObject({
      quote_number: `20261121-${encodeCar(car)}`,
      valid_until: '2026-12-05',
      cupra_code: encodeCar(car),
    })
  })
})
