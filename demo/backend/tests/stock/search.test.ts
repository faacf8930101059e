import { describe, expect, it } from 'vitest'
import type { StockCriteria, StockVehicle } from '@/contract/stock'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import type { RangeCode } from '@/domain/stock-facets'
import { STOCK_SORTS, type StockSort } from '@/domain/stock-sort'
import { allVehicles, RANGES, readPrice, type Search, search, totalOf } from './sample'

const everything = { B2C: allVehicles('B2C'), B2B: allVehicles('B2B') } as const
const facets = search({ limit: 0, include: ['facets'] }).facets ?? []
const valuesOf = (code: string) => facets.find((facet) => facet.code === code)?.values?.map(({ id }) => id) ?? []

describe('a search', () => {
  it('narrows with each piece of equipment, and every car found has it', () => {
    const [first = '', second = ''] = valuesOf('equipment')
    const one = totalOf({ equipment: [first] }, 'B2C')
    const both = search({ criteria: { equipment: [first, second] }, limit: 5 })
    expect(both.total).toBeLessThan(one)
    expect(both.total).toBeGreaterThan(0)
    for (const { commission_id } of both.vehicles) {
      const codes = search({ commission_id }).detail?.options?.map(({ code }) => code)
      expect(codes).toEqual(expect.arrayContaining([first, second]))
    }
  })

  it('takes a price bound as the audience reads it, the bound itself inside', () => {
    for (const salesType of SALES_TYPES) {
      const [car] = everything[salesType]
      const price = car ? readPrice(car, salesType) : 0
      const found = allVehicles(salesType, { criteria: { price: { min: price, max: price } } })
      expect(found.map(({ commission_id }) => commission_id)).toContain(car?.commission_id)
      expect(new Set(found.map((vehicle) => readPrice(vehicle, salesType)))).toEqual(new Set([price]))
    }
  })

  it('never lists what is sold', () => {
    expect(everything.B2C.filter(({ status }) => status === 'sold')).toEqual([])
    expect(everything.B2C.some(({ status }) => status === 'reserved')).toBe(true)
  })

  it('finds nothing for a value that nobody has, and for a range upside down', () => {
    expect(totalOf({ color: ['ULTRAVIOLET'] }, 'B2C')).toBe(0)
    expect(totalOf({ equipment: ['ULTRAVIOLET'] }, 'B2C')).toBe(0)
    expect(totalOf({ price: { min: 50_000, max: 30_000 } }, 'B2C')).toBe(0)
  })

  it('takes an empty list of values and a false switch for no filter', () => {
    expect(totalOf({ color: [], promotion: false, price: {} }, 'B2C')).toBe(everything.B2C.length)
  })

  it('near a place lists the dealers within the radius, with their distance', () => {
    const near = { zipcode: '9000', radius_km: 40 }
    const found = allVehicles('B2C', { near })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(everything.B2C.length)
    for (const { dealer } of found) expect(dealer.distance_km).toBeLessThanOrEqual(40)
    expect(new Set(found.map(({ dealer }) => dealer.id))).toContain('gent')
    expect(allVehicles('B2C', { near: { ...near, radius_km: 400 } })).toHaveLength(everything.B2C.length)
  })
})

describe('the facets', () => {
  it('of a range enclose every value that the other filters leave', () => {
    const { facets: live = [] } = search({ criteria: { carline: ['BORN'] }, limit: 0, include: ['facets'] })
    const born = everything.B2C.filter(({ carline_code }) => carline_code === 'BORN')
    for (const { code, kind, min = Number.NaN, max = Number.NaN, step = Number.NaN } of live) {
      if (kind !== 'range') continue
      const values = born.map((vehicle) => RANGES[code as RangeCode](vehicle, 'B2C') ?? Number.NaN)
      expect(Math.min(...values) - min, code).toBeGreaterThanOrEqual(0)
      expect(Math.min(...values) - min, code).toBeLessThan(step)
      expect(max - Math.max(...values), code).toBeGreaterThanOrEqual(0)
      expect(max - Math.max(...values), code).toBeLessThan(step)
    }
  })

  it('without a single vehicle have no bounds', () => {
    const { facets: live = [] } = search({ criteria: { color: ['ULTRAVIOLET'] }, limit: 0, include: ['facets'] })
    expect(live.find(({ code }) => code === 'price')).not.toHaveProperty('min')
  })
})

/** What must not fall from one vehicle to the next. */
const SORT_KEYS: Readonly<Record<StockSort, (vehicle: StockVehicle, salesType: SalesType) => number>> = {
  PRICE_ASC: readPrice,
  MONTHLY_ASC: (vehicle, salesType) => RANGES.monthly(vehicle, salesType) ?? Number.NaN,
  PRICE_DESC: (vehicle, salesType) => -readPrice(vehicle, salesType),
  PROMOTIONS: ({ discount }) => -(discount?.percent ?? 0),
}

const isReserved = ({ status }: StockVehicle) => status === 'reserved'

describe('a sort', () => {
  it('puts every neighbour in its place, in each audience’s prices, and what is reserved behind all others', () => {
    for (const salesType of SALES_TYPES) {
      for (const sort of STOCK_SORTS) {
        const list = allVehicles(salesType, { sort })
        const firstReserved = list.findIndex(isReserved)
        expect(list.slice(firstReserved).every(isReserved)).toBe(true)
        for (const part of [list.slice(0, firstReserved), list.slice(firstReserved)]) {
          const keys = part.map((vehicle) => SORT_KEYS[sort](vehicle, salesType))
          expect(keys.length).toBeGreaterThan(1)
          expect(keys).toEqual([...keys].sort((a, b) => a - b))
        }
      }
    }
  })

  it('is PROMOTIONS unless another is asked for, and a page far out is empty', () => {
    const ids = (body: Search) => search(body).vehicles.map(({ commission_id }) => commission_id)
    expect(ids({})).toEqual(ids({ sort: 'PROMOTIONS' }))
    expect(search({}).vehicles).toHaveLength(24)
    expect(ids({ offset: 1_000_000 })).toEqual([])
  })
})

describe('a folded list', () => {
  it('has each car once, alone or with those that differ from it in paint, dealer, delivery and price', () => {
    const { entries = 0, total, vehicles } = search({ fold: true, limit: 100, criteria: { carline: ['BORN'] } })
    expect(vehicles).toHaveLength(entries)
    const counts = vehicles.map(({ folded }) => folded?.count ?? 1)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(0)
    expect(vehicles.filter(({ folded }) => folded?.count === 1)).toEqual([])
    for (const { version, folded } of vehicles) {
      for (const { commission_id } of folded?.others ?? []) {
        expect(search({ commission_id }).vehicles[0]?.version).toBe(version)
      }
    }
  })

  it('is cut into pages by its entries, and a list that is not folded has none', () => {
    const body: Search = { criteria: { carline: ['BORN'] } }
    const whole = search({ ...body, fold: true, limit: 100 }).vehicles
    expect(search({ ...body, fold: true, offset: 2, limit: 3 }).vehicles).toEqual(whole.slice(2, 5))
    expect(search(body)).not.toHaveProperty('entries')
  })
})

describe('wishes', () => {
  it('rank the cars that have more of them first and exclude none', () => {
    const wishes = ['PETR', 'PANO', 'HITC', 'NOSUCH']
    const found = allVehicles('B2C', { wishes, sort: 'PRICE_ASC' })
    expect(found).toHaveLength(everything.B2C.length)
    const free = found.filter((vehicle) => !isReserved(vehicle))
    expect(found.slice(0, free.length)).toEqual(free)
    const hits = free.map(({ match }) => match?.included ?? -1)
    expect(hits).toEqual([...hits].sort((a, b) => b - a))
    expect(hits[0]).toBeGreaterThan(1)
    const [first] = found
    expect(first?.match?.wished).toBe(4)
    expect((first?.match?.missing.length ?? 0) + (first?.match?.included ?? 0)).toBe(4)
    const equals = free.filter(({ match }) => match?.included === 0).map((vehicle) => readPrice(vehicle, 'B2C'))
    expect(equals).toEqual([...equals].sort((a, b) => a - b))
  })

  it('that are missing are named as a visitor knows them', () => {
    const names = new Set(allVehicles('B2C', { wishes: ['PETR'] }).flatMap(({ match }) => match?.missing ?? []))
    expect([...names]).toEqual(['Petrol'])
  })
})

describe('a search that finds nothing', () => {
  it('offers no reserved car while there are others', () => {
    for (const color of ['PETR', 'OXYW', 'GRAF']) {
      const { approximate = [] } = search({ criteria: { color: [color], price: { max: 1 } }, include: ['approximate'] })
      expect(approximate.length).toBeGreaterThan(0)
      expect(approximate.flatMap(({ vehicles }) => vehicles).filter(isReserved)).toEqual([])
    }
  })

  it('offers what there is without one of its filters, by name', () => {
    const { approximate = [] } = search({
      criteria: { carline: ['BORN'], color: ['PETR'], price: { max: 9_999 } },
      include: ['approximate'],
    })
    expect(approximate.map(({ reason }) => reason)).toEqual(['Zonder de filter ‘Prijs’'])
    expect(approximate[0]?.total).toBe(totalOf({ carline: ['BORN'], color: ['PETR'] }, 'B2C'))
    expect(approximate[0]?.vehicles.length).toBeGreaterThan(0)
  })

  it('falls back to the model, and then to everything', () => {
    const impossible = { price: { max: 1 }, power: { min: 9_999 } }
    const reasons = (criteria: StockCriteria) =>
      search({ criteria, include: ['approximate'] }).approximate?.map(({ reason }) => reason)
    expect(reasons({ ...impossible, carline: ['BORN'] })).toEqual(['Met enkel het model'])
    expect(reasons(impossible)).toEqual(['Al onze stockwagens'])
  })

  it('offers nothing when it found something, or was not asked', () => {
    expect(search({ include: ['approximate'] })).not.toHaveProperty('approximate')
    expect(search({ criteria: { price: { max: 1 } } })).not.toHaveProperty('approximate')
  })
})
