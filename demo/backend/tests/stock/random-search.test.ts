import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StockCriteria, StockVehicle } from '@/contract/stock'
import type { Facet } from '@/contract/stock-facet'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { FACET_CODES, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { allVehicles, RANGES, SHOWN, search, totalOf } from './sample'

const everything = { B2C: allVehicles('B2C'), B2B: allVehicles('B2B') } as const
const facets = search({ limit: 0, include: ['facets'] }).facets ?? []
const valuesOf = (code: string) => facets.find((facet) => facet.code === code)?.values?.map(({ id }) => id) ?? []

const salesTypes = fc.constantFrom(...SALES_TYPES)
const sorts = fc.constantFrom(...STOCK_SORTS)

/** Bounds are real values of real vehicles: that is where "inclusive" shows. */
const rangeArbitrary = (code: RangeCode) =>
  fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.boolean()).map(([first, second, hasMin, hasMax]) => {
    const values = everything.B2C.flatMap((vehicle) => RANGES[code](vehicle, 'B2C') ?? [])
    const [a = 0, b = 0] = [values[first % values.length], values[second % values.length]]
    return { ...(hasMin && { min: Math.min(a, b) }), ...(hasMax && { max: Math.max(a, b) }) }
  })

const someOf = (ids: string[]) => fc.subarray(ids, { minLength: 1, maxLength: Math.min(3, ids.length) })

const criteriaArbitrary: fc.Arbitrary<StockCriteria> = fc
  .tuple(fc.subarray([...FACET_CODES], { maxLength: 3 }), fc.subarray([...RANGE_CODES], { maxLength: 2 }), fc.boolean())
  .chain(([codes, ranges, promotion]) =>
    fc.record({
      ...Object.fromEntries(codes.map((code) => [code, someOf(valuesOf(code))])),
      ...Object.fromEntries(ranges.map((code) => [code, rangeArbitrary(code)])),
      ...(promotion && { promotion: fc.constant(true) }),
    }),
  )

/** The list by hand: a vehicle fits when every asked facet that a card shows and every range holds. */
function fits(vehicle: StockVehicle, criteria: StockCriteria, salesType: SalesType): boolean {
  return Object.entries(criteria).every(([code, asked]) => {
    if (Array.isArray(asked)) {
      const shown = SHOWN[code as keyof typeof SHOWN]?.(vehicle)
      return shown === undefined || asked.includes(shown)
    }
    if (asked === true) return vehicle.discount !== undefined
    const value = RANGES[code as RangeCode](vehicle, salesType)
    const { min, max } = asked as { min?: number; max?: number }
    if (min === undefined && max === undefined) return true
    return value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max)
  })
}

describe('a search at random', () => {
  it('finds what counting by hand finds, on 500 random filters, in each audience’s own prices', () => {
    fc.assert(
      fc.property(criteriaArbitrary, salesTypes, (criteria, salesType) => {
        const { equipment: _, ...shown } = criteria
        const byHand = everything[salesType].filter((vehicle) => fits(vehicle, shown, salesType))
        const found = allVehicles(salesType, { criteria: shown })
        expect(new Set(found.map(({ commission_id }) => commission_id))).toEqual(
          new Set(byHand.map(({ commission_id }) => commission_id)),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('is the same order however it is cut into pages: nothing twice, nothing missed', () => {
    fc.assert(
      fc.property(criteriaArbitrary, sorts, fc.integer({ min: 1, max: 37 }), (criteria, sort, limit) => {
        const whole = allVehicles('B2C', { criteria, sort }).map(({ commission_id }) => commission_id)
        const paged: string[] = []
        for (let offset = 0; offset < whole.length; offset += limit) {
          paged.push(...search({ criteria, sort, offset, limit }).vehicles.map(({ commission_id }) => commission_id))
        }
        expect(paged).toEqual(whole)
        expect(new Set(paged).size).toBe(paged.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the facets at random', () => {
  it('count what the list counts, on 1,000 random filters', () => {
    fc.assert(
      fc.property(criteriaArbitrary, salesTypes, fc.nat(), (criteria, salesType, seed) => {
        const { facets: live = [], total } = search({ criteria, limit: 0, include: ['facets'] }, salesType)
        expect(total).toBe(totalOf(criteria, salesType))
        for (const facet of live) {
          const value = facet.values?.[seed % facet.values.length]
          if (value) expect(value.count, facet.code).toBe(totalOf(withValue(criteria, facet, value.id), salesType))
          if (facet.kind === 'boolean') {
            expect(facet.count, facet.code).toBe(totalOf({ ...criteria, [facet.code]: true }, salesType))
          }
        }
      }),
      { numRuns: 1_000 },
    )
  })

  function withValue(criteria: StockCriteria, facet: Facet, id: string): StockCriteria {
    const before = facet.code === 'equipment' ? (criteria.equipment ?? []) : []
    return { ...criteria, [facet.code]: [...new Set([...before, id])] }
  }

  it('of a filter count every vehicle once, whatever the filter itself has chosen', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const { facets: live = [] } = search({ criteria, limit: 0, include: ['facets'] })
        const { color: _, ...others } = criteria
        const counts = live.find(({ code }) => code === 'color')?.values?.map(({ count }) => count) ?? []
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(totalOf(others, 'B2C'))
      }),
    )
  })
})
