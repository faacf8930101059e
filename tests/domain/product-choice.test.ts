import { PRODUCTS, SERVICES } from '@demo/backend/finance/terms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DURATIONS, OFFERED_PRODUCTS, PRODUCT_CODES, type ProductCode } from '@/domain/finance-terms'
import {
  CHOICE_ANSWERS,
  isWhole,
  type ProductChoice,
  readChoice,
  suitedProducts,
  type WholeChoice,
  writeChoice,
} from '@/domain/product-choice'
import { SALES_TYPES } from '@/domain/sales-type'

const wholes: fc.Arbitrary<WholeChoice> = fc.record({
  end: fc.constantFrom(...CHOICE_ANSWERS.end),
  duration: fc.constantFrom(...CHOICE_ANSWERS.duration),
  services: fc.constantFrom(...CHOICE_ANSWERS.services),
  mileage: fc.constantFrom(...CHOICE_ANSWERS.mileage),
  advance: fc.constantFrom(...CHOICE_ANSWERS.advance),
})
const choice: WholeChoice = { end: 'return', duration: 48, services: 'all', mileage: 15_000, advance: 'none' }
const best = (change: Partial<WholeChoice>, offered: readonly ProductCode[]) =>
  suitedProducts({ ...choice, ...change }, offered)[0]?.product

describe('answers in an address', () => {
  it('are read back as they were written, open questions too', () => {
    fc.assert(
      fc.property(wholes, fc.subarray(['end', 'duration', 'services', 'mileage', 'advance'] as const), (one, open) => {
        const kept: ProductChoice = Object.fromEntries(
          Object.entries(one).filter(([question]) => !(open as readonly string[]).includes(question)),
        )
        expect(readChoice(writeChoice(kept))).toEqual(kept)
        expect(isWhole(kept)).toBe(open.length === 0)
      }),
    )
  })

  it.each(['', 'own', 'own~48~all~15000', 'own~72~all~15000~none', 'own~48~all~15000~none~', 'OWN~48~all~15000~none'])(
    'are none: %j',
    (text) => expect(readChoice(text)).toBeUndefined(),
  )
})

describe('the product that suits', () => {
  it('is a credit for who wants to own the car, whatever else is answered', () => {
    fc.assert(
      fc.property(wholes, (one) => {
        expect(best({ ...one, end: 'own' }, OFFERED_PRODUCTS.B2C)).toBe('ac')
      }),
    )
  })

  it.each([
    ['everything in one rent', {}, 'pl'],
    ['an own insurance', { services: 'some' }, 'el'],
    ['an own insurance for longer than EasyLease lasts', { services: 'some', duration: 60 }, 'pl'],
    ['a car that stays', { end: 'own', services: 'none' }, 'ac'],
  ] as const)('is named for a private buyer who wants %s', (_, change, product) => {
    expect(best(change, OFFERED_PRODUCTS.B2C)).toBe(product)
  })

  it.each([
    ['everything in one rent', {}, 'ol'],
    ['to decide at the end', { end: 'open', services: 'none' }, 'fr'],
    ['to own from the first day', { end: 'own', services: 'none', advance: 'half' }, 'ac'],
    ['only maintenance in the rent', { services: 'some' }, 'el'],
  ] as const)('is named for a business that wants %s', (_, change, product) => {
    expect(best(change, OFFERED_PRODUCTS.B2B)).toBe(product)
  })

  it('is never one that cannot do what another can, and every product that is offered is compared', () => {
    fc.assert(
      fc.property(wholes, fc.constantFrom(...SALES_TYPES), (one, salesType) => {
        const offered = OFFERED_PRODUCTS[salesType]
        const ranked = suitedProducts(one, offered)
        expect(ranked.map(({ product }) => product).sort()).toEqual([...offered].sort())
        const cannot = (fits: (typeof ranked)[number]['fits']) =>
          Object.values(fits).filter((fit) => fit === 'against').length
        const [first, ...others] = ranked
        for (const { fits } of others) {
          if (first?.fits.end === 'against') expect(fits.end).toBe('against')
          else if (fits.end !== 'against') expect(cannot(fits)).toBeGreaterThanOrEqual(cannot(first?.fits ?? fits))
        }
      }),
    )
  })

  it('of equals is the one that is offered first', () => {
    const equals = ['pl', 'ol'] as const
    expect(best({}, equals)).toBe('pl')
    expect(best({}, [...equals].reverse())).toBe('ol')
  })

  it.each(PRODUCT_CODES)('knows the terms of %s as the service has them', (product) => {
    const { months, maxDepositPercent, mileage } = PRODUCTS[product]
    for (const duration of DURATIONS) {
      const isWithin = duration >= months.min && duration <= months.max
      expect(suitedProducts({ ...choice, duration }, [product])[0]?.fits.duration).toBe(isWithin ? 'suits' : 'against')
    }
    const half = suitedProducts({ ...choice, advance: 'half' }, [product])[0]
    expect(half?.fits.advance).toBe(maxDepositPercent >= 50 ? 'suits' : 'against')
    const varies = suitedProducts({ ...choice, mileage: 'varies' }, [product])[0]
    expect(varies?.fits.mileage).toBe(mileage ? 'allows' : 'suits')
    const all = suitedProducts({ ...choice, services: 'all' }, [product])[0]
    expect(all?.fits.services === 'against').toBe(SERVICES[product].titles.length === 0)
  })
})
