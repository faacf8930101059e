import { describe, expect, it } from 'vitest'
import type { TaxCase } from '@/domain/company-car-tax'
import { type CompanyLine, companyCar, companyOrders, driverLines } from '@/money/company-table'

const TODAY = '2026-11-27'
const electric = { catalogValue: 50_000_00, fuel: 'ELECTRIC', co2: 0 } as const
const price = { incl: 605, excl: 500, currency: 'EUR', vat_rate: 21 } as const
const offer = { monthly: price, duration: 48 } as const
const of = (driver: TaxCase['driver'], share: TaxCase['share'] = 100): TaxCase => ({ driver, rate: 50, share })
const read = (lines: readonly CompanyLine[]) =>
  Object.fromEntries(lines.map((line) => [line.key, 'percent' in line ? line.percent : Math.round(line.cents)]))

describe('the car of the tables', () => {
  const wltp = {
    cycle: 'WLTP',
    co2: { value: 98, unit: 'g/km' },
    euro_norm: 'Euro 6e',
    source: 'homologated',
  } as const

  it('is one whose CO2 counts and whose energy the law names: of another one nothing is guessed', () => {
    expect(companyCar({ catalogValue: 40_000, fuel: 'BENZINE', wltp })).toEqual({
      catalogValue: 40_000_00,
      fuel: 'BENZINE',
      co2: 98,
    })
    expect(companyCar({ catalogValue: 40_000, fuel: 'BENZINE', wltp: { ...wltp, source: 'pending' } })).toBeUndefined()
    expect(companyCar({ catalogValue: 40_000, fuel: 'OTHER', wltp })).toBeUndefined()
  })
})

describe('the lines of a driver', () => {
  it('are the benefit of a year and a month, and an employee’s tax of it', () => {
    // 50,000 × 4 % × 6/7, by article 36.
    expect(read(driverLines(electric, of('employee'), TODAY))).toEqual({
      catalog: 50_000_00,
      benefit_year: 1_714_29,
      benefit_month: 142_86,
      net_month: 71_43,
    })
  })

  it('have a director’s social security, and tax of the rest', () => {
    // 1,714.29 × 20.5 % = 351.43; half of 1,362.86 is 681.43.
    expect(read(driverLines(electric, of('director'), TODAY))).toEqual({
      catalog: 50_000_00,
      benefit_year: 1_714_29,
      benefit_month: 142_86,
      contributions_month: 29_29,
      levies_month: 86_07,
    })
  })

  it('are none of a self-employed person', () => {
    expect(driverLines(electric, of('self', 60), TODAY)).toEqual([])
  })
})

describe('the orders of a car', () => {
  it('are that of today and the first that deducts less, each to the end of the term', () => {
    const [today, later, ...more] = companyOrders(offer, electric, of('employee'), TODAY)
    expect(more).toEqual([])
    expect(today).toMatchObject({ from: TODAY, wholeTerm: 28_552_32 })
    expect(read(today?.lines ?? [])).toEqual({
      deductible: 100,
      rent_year: 6_000_00,
      lost_vat: 630_00,
      solidarity: 508_08,
      tax: 0,
      total_year: 7_138_08,
      total_term: 28_552_32,
    })
    expect(later?.from).toBe('2027-01-01')
    expect(read(later?.lines ?? [])).toMatchObject({ deductible: 95, tax: 82_88, total_term: 28_883_84 })
  })

  it('have no CO2 contribution of a director, and what a self-employed person saves', () => {
    const [director] = companyOrders(offer, electric, of('director'), TODAY)
    expect(read(director?.lines ?? [])).not.toHaveProperty('solidarity')
    const [self] = companyOrders(offer, electric, of('self', 60), TODAY)
    expect(read(self?.lines ?? [])).toEqual({
      deductible: 100,
      rent_year: 6_000_00,
      lost_vat: 630_00,
      saved: -1_989_00,
      total_year: 4_641_00,
      total_term: 18_564_00,
    })
  })

  it('are one where no later order differs, and an older order than any table deducts nothing', () => {
    const petrol = { fuel: 'BENZINE', co2: 130 } as const
    expect(companyOrders(offer, petrol, of('employee'), TODAY)).toHaveLength(1)
    const [old] = companyOrders(offer, petrol, of('employee'), '2025-06-01')
    expect(read(old?.lines ?? []).deductible).toBe(0)
  })
})
