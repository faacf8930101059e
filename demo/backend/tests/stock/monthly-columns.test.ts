import { quotes } from '@demo/backend/finance/handlers'
import { filters, vehicles } from '@demo/backend/stock/handlers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '@/contract/stock'
import { FIRST_PRODUCT, MILEAGES } from '@/domain/finance-terms'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { allVehicles } from './sample'

const anyTerms: fc.Arbitrary<RentTerms> = fc.record({
  duration: fc.constantFrom(...RENT_DURATIONS),
  mileage: fc.constantFrom(...MILEAGES),
  deposit: fc.constantFrom(0, 500, 1_234, 4_000, 9_000),
})
const buyers = fc.constantFrom(...SALES_TYPES)
const read = (vehicle: StockVehicle | undefined, salesType: SalesType) =>
  salesType === 'B2B' ? vehicle?.monthly?.amount.excl : vehicle?.monthly?.amount.incl
const list = { B2C: allVehicles('B2C'), B2B: allVehicles('B2B') } as const
const ask = { lang: 'nl', limit: 100 } as const

describe('the monthly amount of a car in stock', () => {
  it('is one figure on the list, on its page and in the calculator, on 200 random terms', () => {
    let worked = 0
    fc.assert(
      fc.property(anyTerms, buyers, fc.nat(), (terms, sales_type, at) => {
        const { commission_id, carline_code } = list[sales_type][at % list[sales_type].length] as StockVehicle
        const inList = allVehicles(sales_type, { terms, criteria: { carline: [carline_code] } }).find(
          (one) => one.commission_id === commission_id,
        )
        const { detail } = vehicles({ lang: 'nl', sales_type, terms, commission_id })
        expect(detail?.monthly).toEqual(inList?.monthly)
        if (!inList?.monthly) return
        worked += 1
        expect(inList.monthly).toMatchObject({ duration: terms.duration, mileage: terms.mileage })
        const { offers } = quotes({
          ...{ lang: 'nl', sales_type, commission_id, product_code: FIRST_PRODUCT[sales_type] },
          ...terms,
        })
        expect(offers[0]?.monthly).toEqual(inList.monthly.amount)
      }),
      { numRuns: 200 },
    )
    expect(worked).toBeGreaterThan(100)
  })

  it('without terms is that of the usual ones', () => {
    for (const salesType of SALES_TYPES) {
      const asked = allVehicles(salesType, { terms: FIRST_RENT_TERMS })
      expect(asked.map(({ monthly }) => monthly)).toEqual(list[salesType].map(({ monthly }) => monthly))
    }
  })

  it('is missing where the first rent is more than the car allows, and then no bound lets the car through', () => {
    const terms = { ...FIRST_RENT_TERMS, deposit: 5_000 }
    const cars = allVehicles('B2C', { terms })
    expect(cars).toHaveLength(list.B2C.length)
    const without = cars.filter(({ monthly }) => !monthly)
    expect(without.length).toBeGreaterThan(0)
    expect(without.length).toBeLessThan(cars.length)
    const found = allVehicles('B2C', { terms, criteria: { monthly: { max: 100_000 } } })
    expect(found).toHaveLength(cars.length - without.length)
  })
})

describe('a list by the month', () => {
  it('is filtered and sorted by the amounts that its cards show, on 100 random terms', () => {
    fc.assert(
      fc.property(anyTerms, buyers, fc.integer({ min: 300, max: 900 }), (terms, sales_type, max) => {
        const criteria = { monthly: { max } }
        const answer = vehicles({ ...ask, sales_type, terms, criteria, sort: 'MONTHLY_ASC', include: ['facets'] })
        const whole = allVehicles(sales_type, { terms, criteria, sort: 'MONTHLY_ASC' })
        expect(whole).toHaveLength(answer.total)
        const amounts = whole.map((vehicle) => read(vehicle, sales_type) ?? Number.NaN)
        expect(amounts.every((amount) => amount <= max)).toBe(true)
        const free = whole.filter(({ status }) => status !== 'reserved').map((one) => read(one, sales_type) ?? 0)
        expect(free).toEqual(free.toSorted((a, b) => a - b))
        expect(filters({ lang: 'nl', sales_type, monthly_max: max, ...terms }).total).toBe(answer.total)
      }),
      { numRuns: 100 },
    )
  })

  it('has cars that are not let on the terms at its end', () => {
    const terms = { ...FIRST_RENT_TERMS, deposit: 5_000 }
    const free = allVehicles('B2C', { terms, sort: 'MONTHLY_ASC' }).filter(({ status }) => status !== 'reserved')
    const first = free.findIndex(({ monthly }) => !monthly)
    expect(first).toBeGreaterThan(0)
    expect(free.slice(first).every(({ monthly }) => !monthly)).toBe(true)
  })

  it('takes what a query leaves out of its terms for the usual', () => {
    const asked = filters({ lang: 'nl', sales_type: 'B2C', monthly_max: 500, mileage: 15_000 })
    expect(asked.total).toBe(filters({ lang: 'nl', sales_type: 'B2C', monthly_max: 500 }).total)
  })
})
