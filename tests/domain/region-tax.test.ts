import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLEMISH_CO2_FACTORS, REGION_TAX_TABLES } from '@/domain/dated/region-tax-tables'
import { REGIONS } from '@/domain/region'
import { regionTaxTableOn, registrationTax, roadTax, type TaxedCar } from '@/domain/region-tax'

const DAY = '2026-09-15'
const petrol: TaxedCar = { fuel: 'BENZINE', co2: 130, kw: 110, fiscalHp: 9, maxMassKg: 1_838 }
const diesel: TaxedCar = { ...petrol, fuel: 'DIESEL' }
const electric: TaxedCar = { fuel: 'ELECTRIC', co2: 0, kw: 170, fiscalHp: 4, maxMassKg: 2_310 }
const hybrid: TaxedCar = { fuel: 'HYBRID', co2: 31, kw: 110, fiscalHp: 8, maxMassKg: 2_110 }

/** In euro; the reason where there is none. */
const once = (region: (typeof REGIONS)[number], car: TaxedCar, day = DAY) => amountOf(registrationTax(region, car, day))
const yearly = (region: (typeof REGIONS)[number], car: TaxedCar) => amountOf(roadTax(region, car, DAY))
const amountOf = (tax: ReturnType<typeof roadTax>) => ('cents' in tax ? tax.cents / 100 : tax.reason)

describe('the tables', () => {
  it('hold from their day, and are stale when a newer one is due', () => {
    expect(regionTaxTableOn('2026-07-01')).toMatchObject({ co2Factor: 1.245, isStale: false })
    expect(regionTaxTableOn('2026-12-31')).toMatchObject({ co2Factor: 1.245, isStale: false })
    expect(regionTaxTableOn('2027-01-01')).toMatchObject({ co2Factor: 1.28, isStale: false })
    expect(regionTaxTableOn('2027-06-30').isStale).toBe(false)
    expect(regionTaxTableOn('2027-07-01').isStale).toBe(true)
    expect(regionTaxTableOn('2028-01-01').isStale).toBe(true)
    expect(() => regionTaxTableOn('2026-06-30')).toThrow(
      new RangeError('No table of regional taxes is known for 2026-06-30'),
    )
  })

  it('stand in the order of their days, each with a scale from 4 to 20 horsepower and with its sources', () => {
    for (const rows of [REGION_TAX_TABLES, FLEMISH_CO2_FACTORS]) {
      const days = rows.map(({ from }) => from)
      expect(days).toEqual([...days].sort())
    }
    for (const { yearly: common, flanders, sources } of REGION_TAX_TABLES) {
      expect([common.length, flanders.yearly.length]).toEqual([17, 17])
      for (const region of REGIONS) expect(sources[region].length).toBeGreaterThan(0)
    }
  })
})

/** Read off the simulator of the Vlaamse Belastingdienst on 1 September 2026: new cars, Euro 6. */
describe('Flanders', () => {
  it.each([
    [diesel, 95, 684.48],
    [diesel, 130, 993.88],
    [diesel, 148, 1_423.56],
    [diesel, 200, 5_468.36],
    [diesel, 250, 14_539.31],
  ])('asks once what its own simulator asks: %o at %i g/km', (car, co2, expected) => {
    expect(once('flanders', { ...car, co2 })).toBe(expected)
  })

  it('asks of petrol and plug-in hybrids the same but for the air, and never less than the least amount', () => {
    // ((130 × 1,245) / 246)^6 × 4.500 = 364,99
    expect(once('flanders', petrol)).toBe(393.53)
    expect(once('flanders', { ...petrol, fuel: 'HYBRID' })).toBe(393.53)
    expect(once('flanders', hybrid)).toBe(58.16)
  })

  it('asks more with each year for the same emissions', () => {
    expect(once('flanders', petrol, '2027-01-01')).toBe(459.58)
  })

  it('asks a fixed amount of an electric car', () => {
    expect(once('flanders', electric)).toBe(61.5)
    expect(yearly('flanders', electric)).toBe(107.16)
  })

  it.each([
    [4, 85],
    [7, 200.87],
    [9, 295.81],
    [11, 444.97],
    [15, 852.91],
    [20, 2_174.33],
  ])('asks each year of petrol at 130 g/km and %i horsepower what its simulator asks', (fiscalHp, expected) => {
    expect(yearly('flanders', { ...petrol, fiscalHp })).toBe(expected)
  })

  it('takes 0,30 % for each gram, between 24 and 500', () => {
    const at = (co2: number) => yearly('flanders', { ...petrol, fiscalHp: 15, co2 })
    expect(at(149)).toBe(914.22)
    expect(at(150)).toBe(917.44)
    expect(at(24)).toBe(510.89)
    expect(at(0)).toBe(510.89)
    expect(at(500)).toBe(2_046.77)
    expect(at(600)).toBe(2_046.77)
  })

  it('never takes less than the least amount', () => {
    expect(yearly('flanders', { ...petrol, fiscalHp: 4, co2: 24 })).toBe(60.94)
  })

  it('takes 15 % more of a diesel, as its simulator does to two cents', () => {
    expect(yearly('flanders', { ...diesel, fiscalHp: 15 })).toBeCloseTo(1_175.57, 1)
    expect(yearly('flanders', { ...diesel, fiscalHp: 15, co2: 148 })).toBeCloseTo(1_233.65, 1)
  })
})

describe('Brussels', () => {
  it.each([
    [70, 8, 78.88],
    [71, 8, 157.76],
    [85, 10, 157.76],
    [86, 8, 634.89],
    [100, 11, 634.89],
    [101, 8, 1_112.01],
    [110, 14, 1_112.01],
    [111, 8, 1_589.14],
    [120, 15, 1_589.14],
    [121, 8, 3_178.28],
    [155, 17, 3_178.28],
    [156, 8, 6_357.85],
    [70, 9, 157.76],
    [70, 11, 634.89],
    [70, 12, 1_112.01],
    [70, 15, 1_589.14],
    [70, 16, 3_178.28],
    [70, 18, 6_357.85],
  ])('takes the higher reading of %i kW and %i horsepower', (kw, fiscalHp, expected) => {
    expect(once('brussels', { ...petrol, kw, fiscalHp })).toBe(expected)
  })

  it('takes the least amount of an electric car, and the combustion engine of a hybrid', () => {
    expect(once('brussels', electric)).toBe(78.88)
    expect(yearly('brussels', electric)).toBe(107.18)
    expect(once('brussels', hybrid)).toBe(1_112.01)
    expect(yearly('brussels', hybrid)).toBe(313.24)
  })
})

describe('Wallonia', () => {
  it.each([
    [70, 64.01],
    [85, 128.02],
    [100, 515.2],
    [110, 902.37],
    [120, 1_289.55],
    [155, 2_579.1],
    [156, 5_159.25],
  ])('asks the base amount of %i kW of the average car', (kw, expected) => {
    expect(once('wallonia', { ...petrol, co2: 136, kw })).toBe(expected)
  })

  it('counts emissions and mass', () => {
    expect(once('wallonia', petrol)).toBe(862.56)
    expect(once('wallonia', { ...petrol, maxMassKg: 3_676 })).toBe(1_725.12)
  })

  it.each([
    [120, 50],
    [121, 324.14],
    [155, 324.14],
    [156, 1_167.15],
    [170, 1_167.15],
    [249, 1_167.15],
    [250, 1_685.88],
  ])('asks of an electric car of %i kW and 2.310 kg by its power', (kw, expected) => {
    expect(once('wallonia', { ...electric, kw })).toBe(expected)
  })

  it('never asks less than 50 nor more than 9.000 €', () => {
    expect(once('wallonia', { ...petrol, kw: 60, co2: 40 })).toBe(50)
    expect(once('wallonia', { ...petrol, kw: 200, co2: 272, maxMassKg: 3_676 })).toBe(9_000)
  })

  it('asks each year by fiscal horsepower, and more for each above 20', () => {
    const at = (fiscalHp: number) => yearly('wallonia', { ...petrol, fiscalHp })
    expect([at(3), at(4), at(5), at(8), at(11), at(20)]).toEqual([107.18, 107.18, 134.11, 313.24, 561, 2_741.77])
    expect(at(21)).toBe(2_891.33)
    expect(at(23)).toBe(3_190.45)
    expect(yearly('wallonia', electric)).toBe(107.18)
  })
})

describe('what cannot be worked out', () => {
  it('is said: emissions, mass, a Walloon hybrid, another energy', () => {
    const unknown = { ...petrol, co2: undefined }
    expect(once('flanders', unknown)).toBe('no_co2')
    expect(yearly('flanders', unknown)).toBe('no_co2')
    expect(once('wallonia', unknown)).toBe('no_co2')
    expect(once('brussels', unknown)).toBe(1_112.01)
    expect(yearly('brussels', unknown)).toBe(373.16)
    expect(once('wallonia', { ...petrol, maxMassKg: undefined })).toBe('no_mass')
    expect(once('wallonia', { ...electric, maxMassKg: undefined })).toBe('no_mass')
    expect(once('wallonia', { ...electric, co2: undefined })).toBe(1_167.15)
    expect(once('wallonia', hybrid)).toBe('hybrid')
    for (const region of REGIONS) {
      expect(once(region, { ...petrol, fuel: 'OTHER' })).toBe('fuel')
      expect(yearly(region, { ...petrol, fuel: 'OTHER' })).toBe('fuel')
    }
  })
})

it('no tax falls when emissions, power or horsepower rise', () => {
  const car = fc.record({
    fuel: fc.constantFrom('BENZINE' as const, 'DIESEL' as const),
    co2: fc.integer({ min: 1, max: 400 }),
    kw: fc.integer({ min: 40, max: 400 }),
    fiscalHp: fc.integer({ min: 4, max: 30 }),
    maxMassKg: fc.integer({ min: 1_000, max: 3_000 }),
  })
  fc.assert(
    fc.property(
      car,
      fc.constantFrom(...REGIONS),
      fc.constantFrom('co2', 'kw', 'fiscalHp', 'maxMassKg'),
      (of, region, more) => {
        const higher = { ...of, [more]: of[more as 'co2'] + 1 }
        for (const tax of [registrationTax, roadTax]) {
          const [less, than] = [tax(region, of, DAY), tax(region, higher, DAY)]
          expect('cents' in less && 'cents' in than && less.cents <= than.cents).toBe(true)
        }
      },
    ),
  )
})
