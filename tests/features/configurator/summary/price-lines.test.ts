import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartKind } from '@/contract/common'
import type { PriceBlock } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import {
  addMoney,
  announcedReduction,
  minus,
  opposite,
  priceLines,
  vatAmount,
} from '@/features/configurator/summary/price-lines'
import { moneyOf } from '../choices.fixture'

const part = (code: string, kind: PartKind, description = code) => ({ code, kind, description, amount: moneyOf(100) })

const priceWith = (parts: PriceBlock['parts']): PriceBlock => ({
  base: moneyOf(0),
  options: moneyOf(0),
  total: moneyOf(0),
  total_price: 0,
  catalog_value: moneyOf(0),
  parts,
})

describe('the lines of a price', () => {
  it('begin with the car and end with what is taken off', () => {
    const lines = priceLines(
      priceWith([part('D', 'discount'), part('O', 'option'), part('B', 'base'), part('P', 'paint')]),
    )
    expect(lines.map(({ code }) => code)).toEqual(['B', 'O', 'P', 'D'])
  })

  it('mark an edition by its kind or by EDI in its description', () => {
    const lines = priceLines(priceWith([part('A', 'edition'), part('B', 'pack', 'EDI Tribe'), part('C', 'pack')]))
    expect(lines.map(({ isEdition }) => isEdition)).toEqual([true, true, false])
  })

  it('have a VAT that makes the one amount the other, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (cents) => {
        const money = moneyOf(cents / 100)
        expect(Math.round((money.excl + vatAmount(money)) * 100)).toBe(cents)
      }),
    )
  })

  it('know an amount of nothing', () => {
    expect(isZero(moneyOf(0))).toBe(true)
    expect(isZero(moneyOf(0.01))).toBe(false)
    expect(isZero(moneyOf(-150))).toBe(false)
  })
})

describe('amounts', () => {
  it('are added and taken off to the cent, with VAT and without', () => {
    const [one, other] = [
      { ...moneyOf(0), incl: 0.1, excl: 0.3 },
      { ...moneyOf(0), incl: 0.2, excl: 0.1 },
    ]
    expect(addMoney(one, other)).toEqual({ incl: 0.3, excl: 0.4, vat_rate: 21, currency: 'EUR' })
    expect(minus(one, other)).toEqual({ incl: -0.1, excl: 0.2, vat_rate: 21, currency: 'EUR' })
    expect(opposite(one)).toEqual({ incl: -0.1, excl: -0.3, vat_rate: 21, currency: 'EUR' })
  })
})

describe('a reduction that may be announced', () => {
  const reduction = (discount: number | undefined, lowest: number | undefined) =>
    announcedReduction({
      price: {
        ...priceWith([]),
        total: moneyOf(40_000),
        ...(discount !== undefined && { discount: moneyOf(discount) }),
      },
      promotions: [],
      ...(lowest !== undefined && { lowest_30_days: moneyOf(lowest) }),
    })

  it('is what is saved against the lowest price of thirty days', () => {
    const lowered = reduction(1_000, 39_500)
    expect(lowered?.reference.incl).toBe(39_500)
    expect(lowered?.reduced.incl).toBe(39_000)
    expect(lowered?.advantage.incl).toBe(500)
  })

  it('is none without a discount, without that price, without a price, or where nothing is saved', () => {
    expect(reduction(undefined, 41_000)).toBeUndefined()
    expect(reduction(1_000, undefined)).toBeUndefined()
    expect(reduction(1_000, 39_000)).toBeUndefined()
    expect(reduction(1_000, 38_000)).toBeUndefined()
    expect(announcedReduction({ promotions: [], lowest_30_days: moneyOf(1) })).toBeUndefined()
  })

  it('may be of one cent', () => {
    expect(reduction(1_000, 39_000.01)?.advantage.incl).toBe(0.01)
  })
})

it('the parts of a price stand in three ranks: the car, what is chosen and brought, what is taken off', () => {
  const kinds = [
    'discount',
    'delivery',
    'service',
    'edition',
    'pack',
    'option',
    'interior',
    'wheel',
    'paint',
    'base',
  ] as const
  expect(priceLines(priceWith(kinds.map((kind) => part(kind, kind)))).map(({ code }) => code)).toEqual([
    'base',
    'delivery',
    'service',
    'edition',
    'pack',
    'option',
    'interior',
    'wheel',
    'paint',
    'discount',
  ])
  expect(priceLines(priceWith([part('A', 'option', 'Dak')]))).toEqual([
    { code: 'A', description: 'Dak', amount: moneyOf(100), isEdition: false },
  ])
})
