import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  benefitPercentage,
  deductiblePercent,
  monthlySolidarity,
  nextDeductionChange,
  taxTableOn,
  yearlyBenefit,
  yearlyLeaseCost,
} from '@/domain/company-car-tax'
import { TAX_TABLES } from '@/domain/dated/company-car-tables'

const DAY = '2026-11-22'
const { table } = taxTableOn(DAY)
const benefit = (fuel: 'BENZINE' | 'DIESEL' | 'ELECTRIC' | 'HYBRID', euro: number, co2: number, years = 0) =>
  yearlyBenefit({ catalogValue: euro * 100, fuel, co2 }, table, years) / 100

describe('the tables', () => {
  it('hold for their year, and are stale after the last one', () => {
    expect(taxTableOn('2025-12-31')).toMatchObject({ year: 2025, isStale: false })
    expect(taxTableOn('2026-01-01')).toMatchObject({ year: 2026, isStale: false })
    const last = Number(TAX_TABLES.at(-1)?.from.slice(0, 4))
    expect(taxTableOn(`${last}-12-31`)).toMatchObject({ year: last, isStale: false })
    expect(taxTableOn(`${last + 1}-01-01`)).toMatchObject({ year: last, isStale: true })
    expect(() => taxTableOn('2024-12-31')).toThrow(new RangeError('No tax table is known for 2024-12-31'))
  })
})

describe('the benefit in kind', () => {
  it('is 11.5 % for petrol at 130 g/km and 12.7 % for diesel', () => {
    expect(benefitPercentage('BENZINE', 130, table)).toBe(11.5)
    expect(benefitPercentage('DIESEL', 130, table)).toBe(12.7)
  })

  it('is never below 4 % nor above 18 %', () => {
    expect(benefitPercentage('ELECTRIC', 0, table)).toBe(4)
    expect(benefitPercentage('HYBRID', 30, table)).toBe(4)
    expect(benefitPercentage('BENZINE', 300, table)).toBe(18)
  })

  it.each([
    ['ELECTRIC', 50_000, 0, 0, 1714.29],
    ['ELECTRIC', 45_000, 0, 0, 1690],
    ['BENZINE', 50_000, 130, 0, 4928.57],
    ['BENZINE', 50_000, 130, 1, 4632.86],
    ['DIESEL', 50_000, 130, 0, 5442.86],
    ['BENZINE', 50_000, 130, 5, 3450],
    ['BENZINE', 50_000, 130, 9, 3450],
  ] as const)('of a %s of %i € at %i g/km after %i years is %d € a year', (fuel, euro, co2, years, amount) => {
    expect(benefit(fuel, euro, co2, years)).toBe(amount)
  })
})

describe('what is deducted', () => {
  it('follows the day of the order: all of an electric car until the end of 2026, less with every year after', () => {
    const of = (day: string) => deductiblePercent('ELECTRIC', day)
    expect(['2026-12-31', '2027-01-01', '2028-06-01', '2029-01-01', '2030-01-01', '2040-01-01'].map(of)).toEqual([
      100, 95, 90, 82.5, 75, 67.5,
    ])
  })

  it('is nothing for a car that emits, ordered since 2026, and unknown for an older order', () => {
    expect(deductiblePercent('HYBRID', '2026-01-01')).toBe(0)
    expect(deductiblePercent('BENZINE', '2026-11-22')).toBe(0)
    expect(deductiblePercent('BENZINE', '2025-12-31')).toBeUndefined()
  })

  it('changes next on the first day of the next row, for an electric car alone', () => {
    expect(nextDeductionChange('ELECTRIC', '2026-12-31')).toMatchObject({ from: '2027-01-01', percent: 95 })
    expect(nextDeductionChange('ELECTRIC', '2027-01-01')).toMatchObject({ from: '2028-01-01', percent: 90 })
    expect(nextDeductionChange('ELECTRIC', '2031-01-01')).toBeUndefined()
    expect(nextDeductionChange('BENZINE', '2026-12-31')).toBeUndefined()
  })
})

describe('the CO2 contribution of a month', () => {
  it('is the least amount of 2026 for what is electric or can be plugged in: 25.99 € × 185.85 / 114.08', () => {
    expect(monthlySolidarity('ELECTRIC', 0, table)).toBe(42_34)
    expect(monthlySolidarity('HYBRID', 31, table)).toBe(42_34)
  })

  it('was 37.33 € in 2025, as the social secretariats published it', () => {
    expect(monthlySolidarity('ELECTRIC', 0, taxTableOn('2025-06-01').table)).toBe(37_33)
  })

  it('of petrol and diesel is their formula, four times in 2026', () => {
    // (130 × 9 − 600) / 12 × 185.85 / 114.08 = 77.38, the published example, times 4: 309.53.
    expect(monthlySolidarity('DIESEL', 130, table)).toBe(309_53)
    // (130 × 9 − 768) / 12 × 185.85 / 114.08 × 4 = 218.30
    expect(monthlySolidarity('BENZINE', 130, table)).toBe(218_30)
    expect(monthlySolidarity('BENZINE', 80, table)).toBe(42_34)
  })
})

describe('the cost of a year', () => {
  const cost = (deductible: number) =>
    yearlyLeaseCost({ rent: 500_00, vatPercent: 21, fuel: 'ELECTRIC', co2: 0, deductible }, DAY)

  it('is rents, half of their VAT, contribution, and the tax on what is not deducted', () => {
    expect(cost(100)).toEqual({
      rent: 6_000_00,
      lostVat: 630_00,
      solidarity: 508_08,
      taxOnRest: 0,
      total: 7_138_08,
    })
    // 5 % of 6,630 € at 25 %.
    expect(cost(95).taxOnRest).toBe(82_88)
  })

  it('is the sum of its parts, and never falls when less is deducted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 100 }), (rent, deductible) => {
        const of = (percent: number) =>
          yearlyLeaseCost({ rent, vatPercent: 21, fuel: 'BENZINE', co2: 140, deductible: percent }, DAY)
        const { total, rent: rents, lostVat, solidarity, taxOnRest } = of(deductible)
        expect(total).toBe(rents + lostVat + solidarity + taxOnRest)
        expect(of(Math.max(0, deductible - 5)).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })
})
