import { catalogue } from '@demo/backend/catalogue/catalogue'
import { FITTED_LATER } from '@demo/backend/catalogue/extras'
import { findNearMisses, helpOf } from '@demo/backend/stock/near-misses'
import { select } from '@demo/backend/stock/select'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StockCriteria, StockVehicle, StockVehiclesBody } from '@/contract/stock'
import type { Difference } from '@/contract/stock-facet'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { FACET_CODES, type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { allVehicles, RANGES, SHOWN, search } from './sample'
import { smallStock } from './small-stock'

type Near = NonNullable<StockVehiclesBody['near']>
const NAMED = FACET_CODES.filter((code): code is keyof typeof SHOWN => code !== 'equipment')

const everything = { B2C: allVehicles('B2C'), B2B: allVehicles('B2B') } as const
const ids = (vehicles: readonly StockVehicle[]) => vehicles.map(({ commission_id }) => commission_id)
/** The cars with a piece of equipment: a card does not tell what is standard, the service does. */
const equipped = new Map<string, ReadonlySet<string>>()
function hasEquipment(id: string, { commission_id }: StockVehicle): boolean {
  const known = equipped.get(id) ?? new Set(ids(allVehicles('B2C', { criteria: { equipment: [id] } })))
  equipped.set(id, known)
  return known.has(commission_id)
}
/** By dealer, from a postal code. */
const distances = new Map<string, ReadonlyMap<string, number>>()
function distance({ zipcode }: Near, { dealer }: StockVehicle): number {
  const all = () => allVehicles('B2C', { near: { zipcode, radius_km: 400 } })
  const known = distances.get(zipcode) ?? new Map(all().map((one) => [one.dealer.id, one.dealer.distance_km ?? NaN]))
  distances.set(zipcode, known)
  return known.get(dealer.id) ?? Number.NaN
}

interface Asked {
  readonly criteria: StockCriteria
  readonly near: Near | undefined
  readonly salesType: SalesType
}

/** Everything in which a car misses a search, by hand and in the words of the wire. */
function missesOf(vehicle: StockVehicle, { criteria, near, salesType }: Asked): Difference[] {
  const misses: Difference[] = []
  for (const code of NAMED) {
    const wanted = criteria[code]
    const own = SHOWN[code](vehicle)
    if (wanted && !wanted.includes(own)) misses.push({ code, label: labelOf(code, own) })
  }
  for (const id of criteria.equipment ?? []) {
    if (!hasEquipment(id, vehicle)) misses.push({ code: 'equipment', label: labelOf('equipment', id) })
  }
  for (const code of RANGE_CODES) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = criteria[code] ?? {}
    const value = RANGES[code](vehicle, salesType)
    const isAsked = criteria[code]?.min !== undefined || criteria[code]?.max !== undefined
    if (isAsked && (value === undefined || value < min || value > max)) misses.push({ code, value })
  }
  if (criteria.promotion && !vehicle.discount) misses.push({ code: 'promotion' })
  if (near && distance(near, vehicle) > near.radius_km) misses.push({ code: 'near', value: distance(near, vehicle) })
  return misses
}

const facets = search({ limit: 0, include: ['facets'] }).facets ?? []
const valuesOf = (code: FacetCode) => facets.find((facet) => facet.code === code)?.values ?? []
const labelOf = (code: FacetCode, id: string) => valuesOf(code).find((value) => value.id === id)?.label ?? id

function someOf(code: FacetCode) {
  const values = valuesOf(code).map(({ id }) => id)
  if (values.length === 0)
    throw new Error(`The facet ${code} has no value: stock-index.ts declares each, so that it has its place`)
  return fc.subarray(values, { minLength: 1, maxLength: Math.min(2, values.length) })
}
const rangeArbitrary = (code: RangeCode) =>
  fc.tuple(fc.nat(), fc.boolean()).map(([at, isLowest]) => {
    const values = everything.B2C.flatMap((vehicle) => RANGES[code](vehicle, 'B2C') ?? [])
    const bound = values[at % values.length] ?? 0
    return isLowest ? { min: bound } : { max: bound }
  })
const criteriaArbitrary: fc.Arbitrary<StockCriteria> = fc
  .tuple(fc.subarray([...FACET_CODES], { maxLength: 3 }), fc.subarray([...RANGE_CODES], { maxLength: 2 }), fc.boolean())
  .chain(([codes, ranges, promotion]) =>
    fc.record({
      ...Object.fromEntries(codes.map((code) => [code, someOf(code)])),
      ...Object.fromEntries(ranges.map((code) => [code, rangeArbitrary(code)])),
      ...(promotion && { promotion: fc.constant(true) }),
    }),
  )
const asked: fc.Arbitrary<Asked> = fc.record({
  criteria: criteriaArbitrary,
  near: fc.option(
    fc.record({ zipcode: fc.constantFrom('9000', '4000', '1000'), radius_km: fc.constantFrom(10, 25, 50, 100) }),
    { nil: undefined },
  ),
  salesType: fc.constantFrom(...SALES_TYPES),
})
const ask = ({ criteria, near, salesType }: Asked, include: StockVehiclesBody['include']) =>
  search({ criteria, ...(near && { near }), limit: 6, include }, salesType)

describe('the near misses of a search', () => {
  it('are free cars that miss it in the named thing alone, on 500 random searches with few results', () => {
    let searches = 0
    let told = 0
    fc.assert(
      fc.property(asked, (one) => {
        const { total, vehicles, near_misses: misses } = ask(one, ['approximate'])
        fc.pre(total < 6)
        searches += 1
        expect(new Set(ids((misses ?? []).map(({ vehicle }) => vehicle))).size).toBeLessThanOrEqual(6)
        for (const { vehicle, difference } of misses ?? []) {
          told += 1
          const { fitted, ...named } = difference
          const real = everything[one.salesType].find(({ commission_id }) => commission_id === vehicle.commission_id)
          expect(real, 'the car exists').toBeDefined()
          expect(vehicle.status).not.toBe('reserved')
          expect(ids(vehicles)).not.toContain(vehicle.commission_id)
          expect(missesOf(vehicle, one)).toEqual([named])
          if (fitted) expect(fitted.incl).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500, maxSkipsPerRun: 200 },
    )
    expect(searches).toBe(500)
    expect(told).toBeGreaterThan(500)
  })

  it('are told with fewer than six results alone', () => {
    const { total, near_misses } = search({ include: ['approximate'] })
    expect(total).toBeGreaterThan(6)
    expect(near_misses).toBeUndefined()
  })
})

describe('a value that no car of a search has', () => {
  it('says how many have it once the named bound is moved so far, on 200 random searches', () => {
    let told = 0
    fc.assert(
      fc.property(asked, (one) => {
        for (const { code, id, count, help } of helpedValues(one)) {
          told += 1
          expect(count).toBe(0)
          if (help.fitted) expect(help.label).toBe(labelOf('equipment', id))
          else expect(countByHand(one, code, id, help)).toBe(help.count)
          expect(help.count).toBeGreaterThan(0)
        }
      }),
      { numRuns: 200 },
    )
    expect(told).toBeGreaterThan(200)
  })

  function helpedValues(one: Asked) {
    return (ask(one, ['facets']).facets ?? []).flatMap(({ code: name, values = [] }) => {
      const code = FACET_CODES.find((known) => known === name)
      const helped = values.flatMap(({ id, count, help }) => (code && help ? [{ code, id, count, help }] : []))
      return helped.slice(0, 3)
    })
  }

  function countByHand(one: Asked, code: FacetCode, id: string, help: Difference): number {
    const values = code === 'equipment' ? [...(one.criteria.equipment ?? []), id] : [id]
    const criteria = { ...one.criteria, [code]: values }
    const moved = { ...one, criteria, ...moveBound(help, one, criteria) }
    return everything[one.salesType].filter(
      (vehicle) => vehicle.status !== 'reserved' && missesOf(vehicle, moved).length === 0,
    ).length
  }

  function moveBound({ code, value }: Difference, { near }: Asked, criteria: StockCriteria) {
    if (code === 'near') return { near: { zipcode: near?.zipcode ?? '', radius_km: value ?? 0 } }
    return { criteria: { ...criteria, [code]: { ...criteria[code as 'price'], max: value } } }
  }
})

describe('how near a miss is', () => {
  const formentor = 'formentor.v150m.2027a'
  const index = smallStock([
    { id: `${formentor}.petr-w17a-clot` },
    { id: `${formentor}.petr-w17a-clot-hitc`, dealer: 'arlon', weeks: [4, 6] },
    { id: `${formentor}.oxyw-w18a-clot-hitc`, status: 'reserved' },
    { id: 'born.b170.2027a.oxyw-w18a-clot' },
  ])
  const find = (criteria: StockCriteria, limit = 6) =>
    findNearMisses(index, select(index, { criteria, salesType: 'B2C' }), limit)

  it('a part that a dealer fits is told with its price: the part and its labour', () => {
    const price = catalogue.get('FORMENTOR')?.items.find(({ code }) => code === 'HITC')?.price ?? 0
    expect(find({ carline: ['FORMENTOR'], equipment: ['HITC'], delivery_weeks: { max: 2 } })).toEqual([
      { vehicle: 0, difference: { code: 'equipment', id: 'HITC', fitted: price + (FITTED_LATER.HITC ?? 0) } },
      { vehicle: 1, difference: { code: 'delivery_weeks', value: 6 } },
    ])
  })

  it('two missing parts are no near miss, nor is another model, nor a car that is reserved', () => {
    expect(find({ equipment: ['HITC', 'PANO'], dealer: ['gent'] })).toEqual([])
    expect(find({ carline: ['TAVASCAN'] })).toEqual([])
    expect(find({ equipment: ['HITC'], color: ['OXYW'] }).map(({ vehicle }) => vehicle)).not.toContain(2)
  })

  it('a car that costs far more is none', () => {
    expect(find({ price: { max: 10_000 } })).toEqual([])
  })

  it('the closest stand first, and no more than asked for', () => {
    const criteria: StockCriteria = { equipment: ['HITC'], delivery_weeks: { max: 1 }, dealer: ['arlon'] }
    expect(find(criteria, 1)).toHaveLength(1)
  })

  it('a part that nobody fits on any car of the search is no help', () => {
    const help = (id: string, criteria: StockCriteria) =>
      helpOf(index, select(index, { criteria, salesType: 'B2C' }), 'equipment')(id)
    expect(help('PANO', { carline: ['BORN'] })).toBeUndefined()
    expect(help('HITC', { carline: ['BORN'] })).toBeUndefined()
    expect(help('HITC', { dealer: ['gent'] })).toMatchObject({ code: 'equipment', id: 'HITC', count: 1 })
    expect(help('NOSUCH', { price: { max: 1 } })).toBeUndefined()
  })
})
