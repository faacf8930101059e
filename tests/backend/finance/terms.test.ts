import { describe, expect, it } from 'vitest'
import {
  APR_CAPS,
  actionPeriod,
  aprCapPercent,
  CREDIT_WARNING,
  type DatedCaps,
  maxTermMonths,
  RATES,
  RESIDUAL_PERCENT,
  rateOf,
  residualPercent,
} from '@/backend/finance/terms'
import { SOLD_CARLINES } from '@/domain/carline'
import { DURATIONS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'

/** A credit for a car, in the highest band. */
const credit = 34_000_00

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
    expect(rateOf('ac', credit, '2026-09-30')).toBe(4.99)
    expect(rateOf('ac', credit, '2026-10-01')).toBe(4.49)
    expect(rateOf('ac', credit, '2031-01-01')).toBe(RATES.at(-1)?.percent.ac)
  })

  it('a day before the first row has no rate', () => {
    expect(() => rateOf('ac', credit, '2025-12-31')).toThrow(new RangeError('No terms of financing hold on 2025-12-31'))
  })

  it.each([
    ['rates', RATES],
    ['ceilings', APR_CAPS],
  ])('rows of %s stand in the order of their days', (_, rows) => {
    const days = rows.map(({ from }) => from)
    expect(days).toEqual([...days].sort())
  })

  it('a bound belongs to the lower amount', () => {
    const caps = [1_250_00, 1_250_01, 5_000_00, 5_000_01].map((cents) => aprCapPercent(cents, '2026-11-22'))
    expect(caps).toEqual([19.5, 14.5, 14.5, 11.5])
  })

  it('the APR ceiling of a day is that of the newest half-year that has begun', () => {
    const caps: DatedCaps[] = [
      { from: '2026-06-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent: 12 }] },
      { from: '2026-12-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent: 11 }] },
    ]
    expect(aprCapPercent(credit, '2026-11-30', caps)).toBe(12)
    expect(aprCapPercent(credit, '2026-12-01', caps)).toBe(11)
    expect(() => aprCapPercent(credit, '2026-05-31', caps)).toThrow(RangeError)
  })

  it('no rate is above the APR ceiling of its day: any product, any amount, any day on which either changes', () => {
    const days = [...RATES, ...APR_CAPS].map(({ from }) => from).filter((day) => day >= (RATES[0]?.from ?? ''))
    const amounts = APR_CAPS.flatMap(({ bands }) => bands.flatMap(({ upTo }) => [upTo, upTo + 1]))
    for (const day of days) {
      for (const product of PRODUCT_CODES) {
        for (const amount of amounts) {
          expect(rateOf(product, amount, day)).toBeLessThanOrEqual(aprCapPercent(amount, day))
        }
      }
    }
  })

  it('a rate above the ceiling of its day is an error that names both; a rate at the ceiling is none', () => {
    const caps = (percent: number) => [
      { from: '2026-01-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent: 20 }] },
      { from: '2026-12-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent }] },
    ]
    expect(rateOf('ac', credit, '2026-12-01', { caps: caps(4.49) })).toBe(4.49)
    expect(rateOf('ac', credit, '2026-11-30', { caps: caps(4) })).toBe(4.49)
    expect(() => rateOf('ac', credit, '2026-12-01', { caps: caps(4) })).toThrow(
      new RangeError('The rate of ac on 2026-12-01, 4.49 %, is above the APR ceiling of 4 %'),
    )
    const rates = [{ from: '2026-12-01', percent: { ac: 11.6, pl: 5, fr: 5, ol: 5, el: 5 } }]
    expect(() => rateOf('ac', credit, '2026-12-01', { rates })).toThrow('11.6 %, is above the APR ceiling of 11.5 %')
  })

  it('what is no amount has neither ceiling nor term', () => {
    expect(() => maxTermMonths(Number.NaN)).toThrow(new RangeError('No terms of financing for a credit of NaN cents'))
    expect(() => aprCapPercent(Number.NaN, '2026-11-22')).toThrow(RangeError)
  })

  it('a car is worth less with every year and every kilometre', () => {
    for (const carline of SOLD_CARLINES) {
      const byDuration = DURATIONS.map((months) => RESIDUAL_PERCENT[carline][months])
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
