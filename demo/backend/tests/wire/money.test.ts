import { systemClock } from '@demo/backend/clock'
import { sumAmounts, toAmount } from '@demo/backend/engine/price'
import { moneyOfAmount, toMoney } from '@demo/backend/wire/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneySchema } from '@/contract/common'
import { vatPercentOn } from '@/domain/dated/vat'

test('an amount is sent in euro, in both readings', () => {
  expect(toMoney(3_699_000, '2026-11-21')).toEqual({ incl: 36_990, excl: 30_570.25, vat_rate: 21, currency: 'EUR' })
})

test('a reduction is rounded like the same amount added', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (cents) => {
      expect(toAmount(-cents).excl + toAmount(cents).excl).toBe(0)
    }),
  )
})

test('VAT is so many per cent of what is without it, to the cent', () => {
  const withVat = 1 + vatPercentOn(systemClock.today()) / 100
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (cents) => {
      const { incl, excl } = toAmount(cents)
      expect(Math.abs(excl * withVat - incl)).toBeLessThanOrEqual(withVat / 2 + 0.01)
    }),
  )
})

test('a sum without VAT is the sum of its parts without VAT', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500_000, max: 9_000_000 }), { maxLength: 25 }), (parts) => {
      const sum = sumAmounts(parts.map((cents) => toAmount(cents)))
      expect(sum.excl).toBe(parts.reduce((all, cents) => all + toAmount(cents).excl, 0))
      expect(moneySchema.safeParse(moneyOfAmount(sum)).success).toBe(true)
    }),
  )
})

test('nothing is zero, never minus zero', () => {
  expect(Object.is(moneyOfAmount({ incl: -0, excl: -0 }).incl, 0)).toBe(true)
})
