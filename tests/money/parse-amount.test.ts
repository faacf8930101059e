import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '@/i18n/format'
import { parseAmount } from '@/money/parse-amount'

describe('an amount as people type it', () => {
  it.each([
    ['', 0],
    ['1500', 1500],
    ['1.500', 1500],
    ['1 500', 1500],
    ['1\u202f500,50 €', 1500.5],
    ['1500,5', 1500.5],
    ['1500.50', 1500.5],
    ['€ 1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.234.567', 1234567],
    ["1'500", 1500],
    ['1500 EUR', 1500],
  ])('%j is %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount)
  })

  it.each(['mille', '12a', '1.50.0', '1.2345', '1,,5', '--', '1,500,50,1'])('%j is no amount', (typed) => {
    expect(['not_an_amount', 'negative']).toContain(parseAmount(typed))
  })

  it.each(['-1', '\u2212 500', '-abc'])('%j is negative', (typed) => {
    expect(parseAmount(typed)).toBe('negative')
  })

  it('is read back from how this site writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), (cents) => {
        expect(parseAmount(formatNumber(cents / 100, 'fr', { decimals: 2 }))).toBeCloseTo(cents / 100, 9)
      }),
    )
  })
})
