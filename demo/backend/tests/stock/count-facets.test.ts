import { countFacets } from '@demo/backend/stock/count-facets'
import { type Near, select } from '@demo/backend/stock/select'
import { describe, expect, it } from 'vitest'
import type { StockCriteria } from '@/contract/stock'
import type { Facet } from '@/contract/stock-facet'
import { vatPercentOn } from '@/domain/dated/vat'
import { LANGUAGES } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import { PREMIUM, smallStock, TODAY } from './small-stock'

const formentor = 'formentor.v150m.2027a'
const rows: Parameters<typeof smallStock>[0] = [
  { id: `${formentor}.petr-w17a-clot`, less: 1_000, dealer: 'gent' },
  { id: `${formentor}.petr-w17a-clot-pano`, dealer: 'liege' },
  { id: `${formentor}.oxyw-w17a-clot-pano-audi`, dealer: 'liege' },
  { id: `${formentor}.oxyw-w17a-clot`, status: 'sold', dealer: 'gent' },
  { id: 'born.b170.2027a.oxyw-w18a-clot', less: 2_000, availability: 'arriving', weeks: [3, 5], dealer: 'arlon' },
]
const index = smallStock(rows, PREMIUM)

const facets = (criteria: StockCriteria = {}, salesType: SalesType = 'B2C', near?: Near) =>
  countFacets(index, select(index, { criteria, salesType, ...(near && { near }) }), 'nl')

function facet(all: readonly Facet[], code: string): Facet {
  const found = all.find((one) => one.code === code)
  if (!found) throw new Error(`no facet ${code}`)
  return found
}

const counts = (all: readonly Facet[], code: string) =>
  Object.fromEntries((facet(all, code).values ?? []).map(({ id, count }) => [id, count]))

describe('the facets', () => {
  it('are lists, then ranges, then switches', () => {
    expect(facets().map(({ code, kind }) => `${kind} ${code}`)).toEqual([
      ...FACET_CODES.map((code) => `multi ${code}`),
      ...RANGE_CODES.map((code) => `range ${code}`),
      'boolean promotion',
      'boolean incentive',
    ])
  })

  it.each(LANGUAGES)('and their values have names in %s, each its own', (language) => {
    const all = countFacets(index, select(index, { criteria: {}, salesType: 'B2C' }), language)
    for (const names of [
      all.map(({ title }) => title),
      ...all.map(({ values = [] }) => values.map((one) => one.label)),
    ]) {
      expect(names.filter((name) => name.trim().length < 2)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('count what is for sale, a sold car not', () => {
    expect(counts(facets(), 'carline')).toEqual({ BORN: 1, FORMENTOR: 3 })
    expect(counts(facets(), 'color')).toEqual({ OXYW: 2, PETR: 2 })
    expect(facet(facets(), 'promotion').count).toBe(2)
  })

  it('count each car in one state, and one that somebody has reserved not among those that are there', () => {
    const stock = smallStock([...rows, { id: `${formentor}.petr-w17a-clot-audi`, status: 'reserved' }], PREMIUM)
    const states = counts(countFacets(stock, select(stock, { criteria: {}, salesType: 'B2C' }), 'fr'), 'availability')
    expect(states).toEqual({ in_stock: 3, arriving: 1, in_production: 0, reserved: 1 })
    for (const [state, count] of Object.entries(states))
      expect(select(stock, { criteria: { availability: [state] }, salesType: 'B2C' }).total).toBe(count)
  })

  it.each(['promotion', 'incentive'] as const)('count as many for the switch %s as a search with it finds', (code) => {
    const found = select(index, { criteria: { [code]: true }, salesType: 'B2C' })
    expect(found.active).toEqual([code])
    expect(found.total).toBe(facet(facets(), code).count)
    expect(found.total).toBe({ promotion: 2, incentive: 1 }[code])
  })

  it('of a range count no car that has no such figure, in no part of it', () => {
    // Of the four cars for sale one is electric.
    expect(facet(facets(), 'range_km').histogram?.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  it('count a value as if it stood alone in its facet, all else kept', () => {
    const all = facets({ color: ['PETR'], carline: ['FORMENTOR'] })
    expect(counts(all, 'color')).toEqual({ OXYW: 1, PETR: 2 })
    expect(counts(all, 'carline')).toEqual({ BORN: 0, FORMENTOR: 2 })
    expect(counts(facets({}, 'B2C', { zipcode: '4000', radius_km: 10 }), 'color')).toEqual({ OXYW: 1, PETR: 1 })
  })

  it('count a piece of equipment on top of those that were chosen', () => {
    expect(counts(facets(), 'equipment')).toMatchObject({ PANO: 2, AUDI: 1 })
    expect(counts(facets({ equipment: ['AUDI'] }), 'equipment')).toMatchObject({ PANO: 1, AUDI: 1 })
    expect(counts(facets({ equipment: ['PANO'] }), 'equipment')).toMatchObject({ PANO: 2, AUDI: 1 })
  })

  it('count a switch without itself', () => {
    expect(facet(facets({ promotion: true }), 'promotion').count).toBe(2)
    expect(facet(facets({ promotion: true, carline: ['BORN'] }), 'promotion').count).toBe(1)
    expect(facet(facets(), 'incentive').count).toBe(1)
  })

  it('mark what was chosen, and give a colour its colour', () => {
    const { values = [] } = facet(facets({ color: ['PETR'] }), 'color')
    expect(values.map(({ id, selected = false }) => [id, selected])).toEqual([
      ['OXYW', false],
      ['PETR', true],
    ])
    expect(values.map(({ hex }) => hex)).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)])
    expect(facet(facets(), 'fuel_type').values?.[0]).not.toHaveProperty('hex')
  })

  it('of a range enclose the values that the other filters leave, in whole steps', () => {
    const bounds = (criteria: StockCriteria, code: string) => {
      const { min, max, step, unit } = facet(facets(criteria), code)
      return [min, max, step, unit]
    }
    expect(bounds({}, 'delivery_weeks')).toEqual([2, 5, 1, 'weeks'])
    expect(bounds({ carline: ['BORN'] }, 'power')).toEqual([170, 170, 5, 'kW'])
    expect(bounds({ delivery_weeks: { max: 2 } }, 'delivery_weeks')).toEqual([2, 5, 1, 'weeks'])
    expect(bounds({ delivery_weeks: { max: 2 } }, 'discount_percent')).toEqual([0, 3, 1, '%'])
    expect(bounds({ carline: ['FORMENTOR'] }, 'range_km')).toEqual([undefined, undefined, 10, 'km'])
  })

  it('of a range tell how many vehicles are where between its bounds', () => {
    const { histogram = [] } = facet(facets({}), 'delivery_weeks')
    expect(histogram).toHaveLength(16)
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(index.stock.size - 1)
    expect([histogram[0], histogram.at(-1)]).toEqual([expect.any(Number), expect.any(Number)])
    expect(Math.min(histogram[0] ?? 0, histogram.at(-1) ?? 0)).toBeGreaterThan(0)
    expect(facet(facets({ carline: ['FORMENTOR'] }), 'range_km')).not.toHaveProperty('histogram')
  })

  it('of a carline are with its lowest price and its first delivery, among the vehicles that are counted', () => {
    const price = (vehicle: number) => (index.stock.offer[vehicle] ?? 0) / 100
    const first = (criteria: StockCriteria, carline: string) => {
      const value = facet(facets(criteria), 'carline').values?.find(({ id }) => id === carline)
      return [value?.from_price?.incl, value?.weeks_min]
    }
    expect(first({}, 'FORMENTOR')).toEqual([price(0), 1])
    expect(first({ equipment: ['PANO'] }, 'FORMENTOR')).toEqual([Math.min(price(1), price(2)), 1])
    expect(first({}, 'BORN')).toEqual([price(4), 3])
    expect(first({ availability: ['arriving'] }, 'FORMENTOR')).toEqual([undefined, undefined])
  })

  it('of prices are those that the audience reads', () => {
    const price = (salesType: SalesType) => facet(facets({ carline: ['BORN'] }, salesType), 'price')
    const offer = (index.stock.offer[4] ?? 0) / 100
    expect(price('B2C')).toMatchObject({ unit: 'EUR', step: 500 })
    expect(price('B2C').min).toBe(Math.floor(offer / 500) * 500)
    expect(price('B2B').max).toBe(Math.ceil(offer / (1 + vatPercentOn(TODAY) / 100) / 500) * 500)
  })

  it.each([
    ['monthly', 'EUR', 10],
    ['co2', 'g/km', 5],
  ])('of %s count in %s, by %i', (code, unit, step) => {
    expect(facet(facets(), code)).toMatchObject({ unit, step })
  })
})
