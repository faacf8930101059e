import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartKind } from '@/contract/common'
import type { PriceBlock } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import { priceLines, vatAmount } from '@/features/configurator/summary/price-lines'
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
