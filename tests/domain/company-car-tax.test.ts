import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  benefitPercentage,
  deductiblePercent,
  monthlySolidarity,
  nextDeductionChange,
  taxSourcesOn,
  taxTableOn,
  yearlyBenefit,
  yearlyBenefitTax,
  yearlyLeaseCost,
} from '@/domain/company-car-tax'
import { TAX_TABLES } from '@/domain/dated/company-car-tables'

const DAY = '2026-11-22'
const { table } = taxTableOn(DAY)
const benefit = (fuel: 'BENZINE' | 'DIESEL' | 'ELECTRIC' | 'HYBRID', euro: number, co2: number, years = 0) =>
  yearlyBenefit({ catalogValue: euro * 100, fuel, co2 }, table, years) / 100

const electric = { fuel: 'ELECTRIC', co2: 0 } as const
const petrol = { fuel: 'BENZINE', co2: 130 } as const
const plugIn = (co2: number) => ({ fuel: 'HYBRID', co2 }) as const

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
    const of = (day: string) => deductiblePercent(electric, day)
    expect(['2026-12-31', '2027-01-01', '2028-06-01', '2029-01-01', '2030-01-01', '2040-01-01'].map(of)).toEqual([
      100, 95, 90, 82.5, 75, 67.5,
    ])
  })

  it('is nothing for a car that emits, ordered since 2026, and unknown for an older order', () => {
    expect(deductiblePercent(plugIn(31), '2026-01-01')).toBe(0)
    expect(deductiblePercent(petrol, '2026-11-22')).toBe(0)
    expect(deductiblePercent(petrol, '2025-12-31')).toBeUndefined()
  })

  it('changes next on the first day of the next row, for an electric car alone', () => {
    expect(nextDeductionChange(electric, '2026-12-31')).toMatchObject({ from: '2027-01-01', percent: 95 })
    expect(nextDeductionChange(electric, '2027-01-01')).toMatchObject({ from: '2028-01-01', percent: 90 })
    expect(nextDeductionChange(electric, '2031-01-01')).toBeUndefined()
    expect(nextDeductionChange(petrol, '2026-12-31')).toBeUndefined()
  })
})

describe('what a self-employed person deducts', () => {
  // As the trade press tells the law (December 2025): 120 % − 0.5 % × 0.95 × grams; up to 50 g/km at most all of a car that is ordered in
  // 2026, 95 % in 2027; three quarters up to 75 g/km; nothing above.
  it.each([
    [31, '2026-11-22', 100],
    [42, '2026-11-22', 100],
    [43, '2026-11-22', 99.58],
    [50, '2026-11-22', 96.25],
    [51, '2026-11-22', 75],
    [75, '2026-11-22', 75],
    [76, '2026-11-22', 0],
    [31, '2027-01-01', 95],
    [60, '2027-06-01', 75],
  ])('of a plug-in hybrid of %i g/km ordered on %s is %d %', (co2, day, percent) => {
    expect(deductiblePercent(plugIn(co2), day, 'self')).toBe(percent)
    // A company deducts nothing of it, whoever drives.
    expect(deductiblePercent(plugIn(co2), day, 'director')).toBe(0)
  })

  it('of every other car is what a company does', () => {
    expect(deductiblePercent(electric, '2027-01-01', 'self')).toBe(95)
    expect(deductiblePercent(petrol, DAY, 'self')).toBe(0)
    expect(deductiblePercent(plugIn(31), '2025-12-31', 'self')).toBeUndefined()
  })

  it('changes next where its own rows do, and is no change where they say the same', () => {
    expect(nextDeductionChange(plugIn(31), DAY, 'self')).toEqual({ from: '2027-01-01', percent: 95 })
    expect(nextDeductionChange(plugIn(60), DAY, 'self')).toBeUndefined()
    expect(nextDeductionChange(plugIn(31), DAY, 'director')).toBeUndefined()
    expect(nextDeductionChange(electric, DAY, 'self')).toEqual({ from: '2027-01-01', percent: 95 })
  })

  it('is said with where it is published: social security beside a director’s benefit', () => {
    expect(taxSourcesOn(DAY, 'self')).toContain('CIR/WIB 92 art. 66 (11.12.2025)')
    expect(taxSourcesOn(DAY, 'employee')).toEqual(table.sources)
    expect(taxSourcesOn(DAY, 'director')).toEqual([...table.sources, 'AR/KB n° 38, 27.7.1967, art. 12 § 1'])
  })
})

describe('the tax on a benefit', () => {
  it('of an employee is his rate', () => {
    expect(yearlyBenefitTax(1_690_00, { driver: 'employee', rate: 50 }, DAY)).toEqual({
      contributions: 0,
      tax: 845_00,
      total: 845_00,
    })
  })

  it('of a director is 20.5 % of social security, and his rate of the rest', () => {
    // 1,690 × 20.5 % = 346.45; (1,690 − 346.45) × 45 % = 604.60.
    expect(yearlyBenefitTax(1_690_00, { driver: 'director', rate: 45 }, DAY)).toEqual({
      contributions: 346_45,
      tax: 604_60,
      total: 951_05,
    })
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
      tax: 0,
      total: 7_138_08,
    })
    // 5 % of 6,630 € at 25 %.
    expect(cost(95).tax).toBe(82_88)
  })

  it('has no CO2 contribution for a director, who is nobody’s employee', () => {
    const car = { rent: 500_00, vatPercent: 21, ...electric, deductible: 95 }
    const of = yearlyLeaseCost(car, DAY, { driver: 'director', rate: 50, share: 10 })
    expect(of).toEqual({ rent: 6_000_00, lostVat: 630_00, solidarity: 0, tax: 82_88, total: 6_712_88 })
  })

  it.each([
    // VAT as far as the car is professional, half at most; then the professional share of rent and lost VAT is deducted.
    [100, 630_00, -3_315_00],
    [50, 630_00, -1_657_50],
    [30, 882_00, -1_032_30],
  ] as const)(
    'of a self-employed person who drives %i % for his work is less by the tax that he saves',
    (share, lostVat, tax) => {
      const car = { rent: 500_00, vatPercent: 21, ...electric, deductible: 100 }
      const of = yearlyLeaseCost(car, DAY, { driver: 'self', rate: 50, share })
      expect(of).toEqual({ rent: 6_000_00, lostVat, solidarity: 0, tax, total: 6_000_00 + lostVat + tax })
    },
  )

  it('is the sum of its parts, and never falls when less is deducted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 100 }), (rent, deductible) => {
        const of = (percent: number) =>
          yearlyLeaseCost({ rent, vatPercent: 21, fuel: 'BENZINE', co2: 140, deductible: percent }, DAY)
        const { total, rent: rents, lostVat, solidarity, tax } = of(deductible)
        expect(total).toBe(rents + lostVat + solidarity + tax)
        expect(of(Math.max(0, deductible - 5)).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })
})
