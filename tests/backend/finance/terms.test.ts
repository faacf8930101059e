import { describe, expect, it } from 'vitest'
import {
  APR_CAPS,
  actionPeriod,
  aprCapPercent,
  CREDIT_WARNING,
  maxTermMonths,
  RATES,
  rateOf,
  residualPercent,
} from '@/backend/finance/terms'
import { SOLD_CARLINES } from '@/domain/carline'
import { DURATIONS, MILEAGES } from '@/domain/finance-terms'

describe('the terms of financing', () => {
  it.each([
    [500_00, 18],
    [500_01, 24],
    [2_500_00, 24],
    [3_700_00, 30],
    [5_600_00, 36],
    [7_500_00, 42],
    [10_000_00, 48],
    [15_000_00, 60],
    [15_000_01, 84],
    [20_000_00, 84],
    [20_000_01, 120],
    [37_000_00, 120],
    [37_000_01, 240],
  ])('a credit of %i cents runs for at most %i months', (credit, months) => {
    expect(maxTermMonths(credit)).toBe(months)
  })

  it('the rate of a day is that of the newest row that has begun', () => {
    expect(rateOf('ac', '2026-09-30')).toBe(4.99)
    expect(rateOf('ac', '2026-10-01')).toBe(4.49)
    expect(rateOf('ac', '2031-01-01')).toBe(RATES.at(-1)?.percent.ac)
  })

  it('rows of rates stand in the order of their days', () => {
    const days = RATES.map(({ from }) => from)
    expect(days).toEqual([...days].sort())
  })

  it('no APR is above the ceiling of any amount', () => {
    const lowest = Math.min(...APR_CAPS.map(({ percent }) => percent))
    for (const { percent } of RATES) expect(percent.ac).toBeLessThanOrEqual(lowest)
    expect(aprCapPercent(1_250_00)).toBeGreaterThan(aprCapPercent(1_250_01))
  })

  it('a car is worth less with every year and every kilometre', () => {
    for (const carline of SOLD_CARLINES) {
      const byDuration = DURATIONS.map((months) => residualPercent(carline, months, 15_000))
      expect(byDuration).toEqual([...byDuration].sort((a, b) => b - a))
      for (const months of DURATIONS) {
        const byMileage = MILEAGES.map((km) => residualPercent(carline, months, km))
        expect(byMileage).toEqual([...byMileage].sort((a, b) => b - a))
        expect(byMileage.at(-1)).toBeGreaterThan(0)
      }
    }
  })

  it('the action period is the calendar month', () => {
    expect(actionPeriod('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(actionPeriod('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  it('the legal warning is the wording of the law', () => {
    expect(CREDIT_WARNING).toEqual({
      fr: "Attention, emprunter de l'argent coûte aussi de l'argent.",
      nl: 'Let op, geld lenen kost ook geld.',
    })
  })
})
