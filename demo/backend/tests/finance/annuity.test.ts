import { annuity } from '@demo/backend/finance/annuity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearlyPercentOf } from './yearly-percent'

describe('the annuity', () => {
  it.each([
    { principal: 34_000_00, percent: 4.99, months: 48, balloon: 0, monthly: 781_14 },
    { principal: 25_000_00, percent: 3.99, months: 60, balloon: 0, monthly: 459_50 },
    { principal: 34_000_00, percent: 4.99, months: 48, balloon: 12_000_00, monthly: 554_24 },
    { principal: 12_000_00, percent: 0, months: 24, balloon: 0, monthly: 500_00 },
  ])('of $principal cents at $percent % over $months months with $balloon at the end is $monthly', (row) => {
    expect(annuity(row.principal, row.percent, row.months, row.balloon)).toBe(row.monthly)
  })

  it('pays the debt off to the last cent, rounding apart, when it is run month by month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 100_000_00 }),
        fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
        fc.constantFrom(24, 36, 48, 60, 96),
        fc.integer({ min: 0, max: 40 }),
        (principal, percent, months, balloonPercent) => {
          const balloon = Math.round((principal * balloonPercent) / 100)
          const monthly = annuity(principal, percent, months, balloon)
          let debt = principal
          for (let month = 0; month < months; month += 1) debt = debt * (1 + percent / 100) ** (1 / 12) - monthly
          // Half a cent of rounding a month, with its own interest.
          expect(Math.abs(debt - balloon)).toBeLessThan(months)
        },
      ),
    )
  })

  it('gives back its rate', () => {
    expect(yearlyPercentOf(34_000_00, 554_24, 48, 12_000_00)).toBeCloseTo(4.99, 2)
  })
})
