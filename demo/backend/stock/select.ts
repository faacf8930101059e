import type { StockCriteria } from '@/contract/stock'
import { distanceKm, placeOfZipcode } from '@/domain/places'
import type { RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import { FACET_CODES, type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { add, type Bitset, countMembers, emptySet, narrow, widen } from './bitset'
import { DEALERS } from './dealers'
import { monthlyOn } from './monthly-columns'
import type { Column, StockIndex } from './stock-index'

export interface Near {
  readonly zipcode: string
  readonly radius_km: number
}

/** One way in which a search narrows. */
export type Dimension = FacetCode | RangeCode | 'promotion' | 'incentive' | 'near'

export interface StockSelectionQuery {
  readonly criteria: StockCriteria
  readonly salesType: SalesType
  readonly near?: Near
  /** Of the monthly amounts. */
  readonly terms?: RentTerms
}

/** The vehicles of a search, and those it would have without one of its dimensions: what live counts are made of. */
export interface Selection {
  readonly search: StockSelectionQuery
  /** What its ranges narrow by, as its audience reads it. */
  readonly columns: Readonly<Record<RangeCode, Column>>
  readonly all: Bitset
  readonly total: number
  readonly active: readonly Dimension[]
  readonly without: (dimension: Dimension) => Bitset
  /** All that are for sale and fit these dimensions of the search alone. */
  readonly only: (dimensions: readonly Dimension[]) => Bitset
}

export function select(index: StockIndex, search: StockSelectionQuery): Selection {
  const { column } = monthlyOn(index, search.salesType, search.terms)
  const columns = { ...index.ranges[search.salesType], monthly: column }
  const sets = dimensionSets(index, search, columns)
  const only = (dimensions: readonly Dimension[]) => {
    const result = index.live.slice()
    for (const dimension of dimensions) {
      const set = sets.get(dimension)
      if (set) narrow(result, set)
    }
    return result
  }
  const active = [...sets.keys()]
  const all = only(active)
  return {
    search,
    columns,
    all,
    total: countMembers(all),
    active,
    only,
    without: (dimension) => (sets.has(dimension) ? only(active.filter((one) => one !== dimension)) : all),
  }
}

function dimensionSets(
  index: StockIndex,
  { criteria, near }: StockSelectionQuery,
  columns: Selection['columns'],
): Map<Dimension, Bitset> {
  const sets = new Map<Dimension, Bitset>()
  for (const code of FACET_CODES) {
    const ids = criteria[code]
    if (ids && ids.length > 0 && !isEvery(index, code, ids)) sets.set(code, facetSet(index, code, ids))
  }
  for (const code of RANGE_CODES) {
    const range = criteria[code]
    if (range && (range.min !== undefined || range.max !== undefined)) {
      sets.set(code, rangeSet(columns[code], range))
    }
  }
  if (criteria.promotion) sets.set('promotion', index.promotion)
  if (criteria.incentive) sets.set('incentive', index.incentive)
  if (near) sets.set('near', nearSet(index, near))
  return sets
}

/** All values of a facet narrow nothing. */
function isEvery(index: StockIndex, code: FacetCode, ids: readonly string[]): boolean {
  const values = index.facets[code]
  return code !== 'equipment' && ids.length >= values.size && [...values.keys()].every((id) => ids.includes(id))
}

/** Values of a facet widen; pieces of equipment must all be there. An unknown value stands for no vehicle. */
function facetSet(index: StockIndex, code: FacetCode, ids: readonly string[]): Bitset {
  const values = index.facets[code]
  if (code !== 'equipment') {
    const any = emptySet(index.stock.size)
    for (const id of ids) widen(any, values.get(id)?.set ?? any)
    return any
  }
  const every = index.live.slice()
  for (const id of ids) narrow(every, values.get(id)?.set ?? emptySet(index.stock.size))
  return every
}

/** Both bounds are inside. */
function rangeSet(column: Column, { min, max }: { min?: number | undefined; max?: number | undefined }): Bitset {
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  const set = emptySet(column.length)
  for (let index = 0; index < column.length; index += 1) {
    const value = column[index] ?? Number.NaN
    if (value >= low && value <= high) add(set, index)
  }
  return set
}

function nearSet(index: StockIndex, near: Near): Bitset {
  const from = placeOfZipcode(near.zipcode)
  const set = emptySet(index.stock.size)
  for (const dealer of DEALERS) {
    if (distanceKm(from, dealer) <= near.radius_km) widen(set, index.facets.dealer.get(dealer.id)?.set ?? set)
  }
  return set
}
