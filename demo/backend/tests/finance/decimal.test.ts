import { Exact, percentOf, toCents } from '@demo/backend/finance/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('rounds half a cent up, where a binary number is a little less than the half', () => {
  // A hundredfold, 1.005 is 100.499… and 0.285 is 28.499… in binary.
  expect(toCents(new Exact('1.005').times(100))).toBe(101)
  expect(Math.round(1.005 * 100)).toBe(100)
  expect(toCents(new Exact('0.285').times(100))).toBe(29)
  expect(toCents(new Exact(28_500).times(0.1).div(100))).toBe(29)
})

it('takes a percentage to the cent', () => {
  expect(percentOf(34_999_00, 41.5)).toBe(14_524_59)
  // 350 × 4.99 % is 17.465.
  expect(percentOf(350, 4.99)).toBe(17)
  expect(percentOf(50_000, 0.285)).toBe(143)
})

it('is to the cent what all digits give, whatever the amount and the percentage', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: 0, max: 2_000 }))
  const percent = fc.integer({ min: 0, max: 120_000 }).map((thousandths) => thousandths / 1_000)
  const holds = (cents: number, share: number) => {
    expect(percentOf(cents, share)).toBe(toCents(new Exact(cents).times(share).div(100)))
  }
  fc.assert(fc.property(amount, percent, holds), { numRuns: 2_000 })
  for (let half = 1; half < 400; half += 2) holds(half * 50, 1)
})
