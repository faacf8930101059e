import type { Difference as WireDifference } from '@/contract/stock-facet'
import type { Language } from '@/domain/language'
import { distanceKm, placeOfZipcode } from '@/domain/places'
import { type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { FITTED_LATER } from '../catalogue/extras'
import type { Cents } from '../catalogue/types'
import { toMoney } from '../wire/money'
import { type Bitset, countMembers, has, membersIn, narrow } from './bitset'
import { DEALERS } from './dealers'
import { RANGE_FACTS } from './facet-texts'
import type { Dimension, Selection } from './select'
import { buildAt, type StockIndex } from './stock-index'

type Measure = RangeCode | 'near'

/** The one thing in which a car misses a search: what it measures, what it has instead, or the equipment that it lacks. */
export type Difference =
  | { readonly code: Measure; readonly value: number }
  | { readonly code: FacetCode; readonly id: string; readonly fitted?: Cents }
  | { readonly code: 'promotion' }

export interface NearMiss {
  readonly vehicle: number
  readonly difference: Difference
}

/** What would bring cars to a value that has none: as many with one bound moved, or with a part that a dealer fits. */
export type Help = Extract<Difference, { readonly value: number } | { readonly id: string }> & {
  readonly count: number
}

/** What a buyer takes as one step: a share of his bound, or so much of its unit. */
const STEPS: Readonly<Record<Measure, { readonly share: number } | { readonly unit: number }>> = {
  price: { share: 0.05 },
  monthly: { share: 0.05 },
  range_km: { share: 0.05 },
  power: { share: 0.05 },
  co2: { unit: 10 },
  discount_percent: { unit: 2 },
  delivery_weeks: { unit: 2 },
  near: { unit: 15 },
}
/** How many steps another value is. A car of another model, or with another kind of engine, is no near miss. */
const VALUE_STEPS: Readonly<Partial<Record<Dimension, number>>> = {
  promotion: 1,
  dealer: 1,
  availability: 1,
  equipment: 2,
  color: 2,
  interior: 2,
  wheels: 2,
  version: 3,
  gearbox: 3,
  drive: 3,
}
const FITTED_STEPS = 1
const MOST_STEPS = 5
/** The bounds that a buyer is told to move: the highest price, amount, delay and distance. */
const MOVED: readonly Measure[] = ['price', 'monthly', 'delivery_weeks', 'near']

interface Ranked extends NearMiss {
  readonly steps: number
}

/** Free cars that miss the search in one thing alone, the closest first; of those that differ in paint and dealer, one. */
export function findNearMisses(index: StockIndex, selection: Selection, limit: number): readonly NearMiss[] {
  const ranked = selection.active
    .flatMap((dimension) => missesOf(index, selection, dimension))
    .filter(({ steps }) => steps <= MOST_STEPS)
    .sort((a, b) => a.steps - b.steps || a.vehicle - b.vehicle)
  const taken = new Map<string, NearMiss>()
  for (const { vehicle, difference } of ranked) {
    const fold = index.foldOfBuild[index.stock.buildIndexes[vehicle] ?? 0]
    const key = `${fold} ${difference.code}`
    if (!taken.has(key)) taken.set(key, { vehicle, difference })
    if (taken.size === limit) break
  }
  return [...taken.values()]
}

function missesOf(index: StockIndex, selection: Selection, dimension: Dimension): Ranked[] {
  const others = selection.without(dimension).slice()
  narrow(others, index.free)
  const vehicles = [...membersIn(others)].filter((vehicle) => !has(selection.all, vehicle))
  const rank = ranking(index, selection, dimension)
  return vehicles.flatMap((vehicle) => rank(vehicle) ?? [])
}

/** How far a vehicle is that misses this dimension; undefined where that is no near miss. */
function ranking(index: StockIndex, selection: Selection, dimension: Dimension) {
  const steps = VALUE_STEPS[dimension] ?? Number.POSITIVE_INFINITY
  if (isMeasure(dimension)) {
    const { measure, stepsTo } = measured(index, selection, dimension)
    return (vehicle: number): Ranked => {
      const value = measure(vehicle)
      return { vehicle, steps: stepsTo(value), difference: { code: dimension, value } }
    }
  }
  if (dimension === 'promotion') {
    return (vehicle: number): Ranked => ({ vehicle, steps, difference: { code: dimension } })
  }
  if (dimension === 'equipment') return (vehicle: number) => rankEquipment(index, selection, vehicle, steps)
  if (dimension === 'incentive') return () => undefined
  return (vehicle: number): Ranked | undefined => {
    const own = [...index.facets[dimension]].find(([, { set }]) => has(set, vehicle))
    return own && { vehicle, steps, difference: { code: dimension, id: own[0] } }
  }
}

/** One piece is missing, no more; a dealer may be able to fit it. */
function rankEquipment(index: StockIndex, selection: Selection, vehicle: number, steps: number): Ranked | undefined {
  const asked = selection.search.criteria.equipment ?? []
  const [id, ...more] = asked.filter((one) => !hasValue(index, 'equipment', one, vehicle))
  if (id === undefined || more.length > 0) return undefined
  const fitted = fittedPrice(index, vehicle, id)
  const difference = { code: 'equipment', id, ...(fitted !== undefined && { fitted }) } as const
  return { vehicle, steps: fitted === undefined ? steps : FITTED_STEPS, difference }
}

const hasValue = (index: StockIndex, code: FacetCode, id: string, vehicle: number) => {
  const value = index.facets[code].get(id)
  return value !== undefined && has(value.set, vehicle)
}

/** What it costs to have a part fitted after delivery; undefined where no dealer does it on this car. */
function fittedPrice({ stock }: StockIndex, vehicle: number, id: string): Cents | undefined {
  const { car } = buildAt(stock, vehicle)
  const labour = FITTED_LATER[id]
  const item = car.carline.items.find(({ code }) => code === id)
  if (labour === undefined || !item || item.retired) return undefined
  return item.versions && !item.versions.includes(car.version.code) ? undefined : item.price + labour
}

const isMeasure = (dimension: Dimension): dimension is Measure =>
  dimension === 'near' || RANGE_CODES.some((code) => code === dimension)

/** What a vehicle has, and how many steps that is from what is asked. */
function measured(index: StockIndex, { search, columns }: Selection, code: Measure) {
  const { min, max } = code === 'near' ? { min: undefined, max: search.near?.radius_km } : (search.criteria[code] ?? {})
  const step = STEPS[code]
  const stepsBetween = (bound: number, value: number) =>
    Math.abs(value - bound) / ('share' in step ? bound * step.share : step.unit)
  return {
    max,
    measure:
      code === 'near' ? distances(index, search.near?.zipcode) : (vehicle: number) => columns[code][vehicle] ?? NaN,
    stepsTo: (value: number) => {
      if (min !== undefined && value < min) return stepsBetween(min, value)
      return max !== undefined && value > max ? stepsBetween(max, value) : Number.NaN
    },
  }
}

function distances({ stock }: StockIndex, zipcode: string | undefined) {
  const from = zipcode === undefined ? undefined : placeOfZipcode(zipcode)
  const byDealer = DEALERS.map((dealer) => (from ? distanceKm(from, dealer) : Number.NaN))
  return (vehicle: number) => byDealer[stock.dealer[vehicle] ?? 0] ?? Number.NaN
}

/** For a facet: what would help a value that no car of the search has. */
export function helpOf(index: StockIndex, selection: Selection, code: FacetCode) {
  const listWays = () =>
    MOVED.filter((measure) => selection.active.includes(measure)).flatMap((measure) => {
      const { max, measure: valueIn, stepsTo } = measured(index, selection, measure)
      if (max === undefined) return []
      const others = selection.active.filter((one) => one !== measure && (one !== code || code === 'equipment'))
      const base = selection.only(others)
      narrow(base, index.free)
      return [{ measure, base, max, valueIn, stepsTo }]
    })
  let ways: ReturnType<typeof listWays> | undefined
  return (id: string): Help | undefined => {
    ways ??= listWays()
    const set = index.facets[code].get(id)?.set
    if (!set) return undefined
    const moved = ways.flatMap(({ measure, base, max, valueIn, stepsTo }) => {
      const values = [...membersOfBoth(base, set)].map(valueIn).filter((value) => value > max)
      if (values.length === 0) return []
      const bound = roundedUp(measure, Math.min(...values))
      const count = values.filter((value) => value <= bound).length
      return [{ steps: stepsTo(Math.min(...values)), help: { code: measure, value: bound, count } }]
    })
    const fitted = code === 'equipment' ? fittedHelp(index, selection.all, id) : undefined
    const ranked = [...moved, ...(fitted ? [{ steps: FITTED_STEPS, help: fitted }] : [])]
    return ranked.sort((a, b) => a.steps - b.steps)[0]?.help
  }
}

/** A bound as a buyer says it: a whole step of its filter. */
function roundedUp(code: Measure, value: number): number {
  const step = code === 'near' ? 1 : RANGE_FACTS[code].step
  return Math.ceil(value / step) * step
}

/** The cars of the search on which a dealer fits the part, and from how much. */
function fittedHelp(index: StockIndex, all: Bitset, id: string): Help | undefined {
  if (FITTED_LATER[id] === undefined) return undefined
  const prices = [...membersOfBoth(all, index.free)].flatMap((vehicle) => fittedPrice(index, vehicle, id) ?? [])
  return prices.length === 0
    ? undefined
    : { code: 'equipment', id, fitted: prices.reduce((least, one) => Math.min(least, one)), count: prices.length }
}

function membersOfBoth(one: Bitset, other: Bitset): Uint32Array {
  const both = one.slice()
  narrow(both, other)
  return countMembers(both) === 0 ? new Uint32Array() : membersIn(both)
}

export function differenceWire(index: StockIndex, difference: Difference, language: Language): WireDifference {
  const { code } = difference
  if ('value' in difference) return { code, value: difference.value }
  if (!('id' in difference)) return { code }
  const { id, fitted } = difference
  const label = index.facets[difference.code].get(id)?.label[language] ?? id
  return { code, label, ...(fitted !== undefined && { fitted: toMoney(fitted) }) }
}
