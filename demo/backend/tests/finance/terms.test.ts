import { startCar } from '@demo/backend/engine/car'
import { priceCar } from '@demo/backend/engine/price'
import { simulate } from '@demo/backend/finance/simulate'
import { actionPeriod, findRate, PRODUCTS, RATES, residualPercent, SERVICES } from '@demo/backend/finance/terms'
import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'
import { APR_CAPS, aprCapPercent, type DatedCaps, maxTermMonths } from '@/domain/dated/credit-limits'
import { DURATIONS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'
import { LANGUAGES } from '@/domain/language'

/** A credit for a car, in the highest band. */
const credit = 34_000_00

describe('the terms of financing', () => {
  it('let nobody rent a car for 48 months at less than 60 % or more than 80 % of its price', () => {
    for (const carline of MODELLED_CARLINES) {
      const { totalCents } = priceCar(startCar(carline))
      const { monthly } = simulate(
        { carline, listPrice: totalCents, cashPrice: totalCents },
        { product: 'pl', months: 48, kmPerYear: 15_000, deposit: 0 },
        '2026-11-22',
      )
      const share = (monthly * 48) / totalCents
      expect(share, carline).toBeGreaterThan(0.6)
      expect(share, carline).toBeLessThan(0.8)
    }
  })

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
    expect(maxTermMonths(credit, '2026-11-22')).toBe(months)
  })

  it('the rate of a day is that of the newest row that has begun', () => {
    expect(findRate('ac', credit, '2026-09-30')).toBe(4.99)
    expect(findRate('ac', credit, '2026-10-01')).toBe(4.49)
    expect(findRate('ac', credit, '2031-01-01')).toBe(RATES.at(-1)?.percent.ac)
  })

  it('a day before the first row has no rate', () => {
    expect(() => findRate('ac', credit, '2025-12-31')).toThrow(
      new RangeError('No rate of financing is known for 2025-12-31'),
    )
  })

  it.each([
    ['rates', RATES],
    ['ceilings', APR_CAPS],
  ])('rows of %s stand in the order of their days', (_, rows) => {
    const days = rows.map(({ from }) => from)
    expect(days).toEqual([...days].sort())
  })

  it('a credit has the ceiling of its amount, the bound belonging to the lower one, since 1 December 2025', () => {
    const caps = [1_250_00, 1_250_01, 5_000_00, 5_000_01].map((cents) => aprCapPercent(cents, '2026-11-22'))
    expect(caps).toEqual([19.5, 14.5, 14.5, 11.5])
    expect(() => aprCapPercent(credit, '2025-11-30')).toThrow(RangeError)
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
          expect(findRate(product, amount, day)).toBeLessThanOrEqual(aprCapPercent(amount, day))
        }
      }
    }
  })

  it('a rate above the ceiling of its day is an error that names both; a rate at the ceiling is none', () => {
    const caps = (percent: number) => [
      { from: '2026-01-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent: 20 }] },
      { from: '2026-12-01', bands: [{ upTo: Number.POSITIVE_INFINITY, percent }] },
    ]
    expect(findRate('ac', credit, '2026-12-01', { caps: caps(4.49) })).toBe(4.49)
    expect(findRate('ac', credit, '2026-11-30', { caps: caps(4) })).toBe(4.49)
    expect(() => findRate('ac', credit, '2026-12-01', { caps: caps(4) })).toThrow(
      new RangeError('The rate of ac on 2026-12-01, 4.49 %, is above the APR ceiling of 4 %'),
    )
    const rates = [{ from: '2026-12-01', percent: { ac: 11.6, pl: 5, fr: 5, ol: 5, el: 5 } }]
    expect(() => findRate('ac', credit, '2026-12-01', { rates })).toThrow('11.6 %, is above the APR ceiling of 11.5 %')
  })

  it('what is no amount has neither ceiling nor term', () => {
    expect(() => maxTermMonths(Number.NaN, '2026-11-22')).toThrow(
      new RangeError('No limits are known for a credit of NaN cents'),
    )
    expect(() => aprCapPercent(Number.NaN, '2026-11-22')).toThrow(RangeError)
  })

  it('a car is worth less with every year and every kilometre', () => {
    for (const carline of MODELLED_CARLINES) {
      const byDuration = DURATIONS.map((months) => residualPercent(carline, months, 15_000))
      expect(byDuration).toEqual([...byDuration].sort((a, b) => b - a))
      for (const months of DURATIONS) {
        const byMileage = MILEAGES.map((km) => residualPercent(carline, months, km))
        expect(byMileage).toEqual([...byMileage].sort((a, b) => b - a))
        expect(byMileage.at(-1)).toBeGreaterThan(0)
      }
    }
  })

  it('a kilometre weighs more the longer the contract runs', () => {
    expect(residualPercent('FORMENTOR', 48, 15_000)).toBe(46)
    expect(residualPercent('FORMENTOR', 48, 25_000)).toBeCloseTo(46 - 4 * 1.4, 9)
    expect(residualPercent('FORMENTOR', 24, 10_000)).toBeCloseTo(61 + 2 * 0.6, 9)
  })

  it.each([
    ['ac', 24, 96, false],
    ['pl', 24, 60, true],
    ['ol', 24, 60, true],
    ['fr', 36, 60, false],
    ['el', 24, 48, true],
  ] as const)('%s is for %i to %i months; a mileage belongs to it: %s', (code, min, max, mileage) => {
    expect(PRODUCTS[code]).toMatchObject({ months: { min, max }, mileage })
  })

  it.each(LANGUAGES)('products and services have names in %s, each its own', (language) => {
    const services = new Set(PRODUCT_CODES.flatMap((code) => SERVICES[code].titles))
    for (const titles of [Object.values(PRODUCTS).map(({ title }) => title), [...services]]) {
      const names = titles.map((title) => title[language])
      expect(names.filter((name) => name.length < 3)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('a full lease includes insurance, upkeep, tyres, taxes, help on the road and another car meanwhile', () => {
    expect(SERVICES.ol.titles).toEqual(SERVICES.pl.titles)
    expect(SERVICES.pl.titles).toHaveLength(6)
    expect(SERVICES.pl.titles).toEqual(expect.arrayContaining([...SERVICES.el.titles]))
    expect(SERVICES.el.titles).toHaveLength(2)
  })

  it('what is financed without services costs nothing for them', () => {
    for (const code of PRODUCT_CODES) {
      const { monthly, per1000Km, titles } = SERVICES[code]
      expect([monthly > 0, per1000Km > 0]).toEqual([titles.length > 0, titles.length > 0])
    }
  })

  it('each product has legal texts of its own', () => {
    const keys = PRODUCT_CODES.map((code) => PRODUCTS[code].legalKey)
    expect(new Set(keys).size).toBe(keys.length)
    for (const [index, code] of PRODUCT_CODES.entries()) expect(keys[index]).toMatch(new RegExp(`^[a-z]+-${code}$`))
  })

  it('the action period is the calendar month', () => {
    expect(actionPeriod('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(actionPeriod('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })
})
