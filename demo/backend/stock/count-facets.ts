import { startCar } from '@demo/backend/engine/car'
import { presentedPicture } from '@demo/backend/wire/pictures'
import type { Picture } from '@/contract/common'
import type { Facet } from '@/contract/stock-facet'
import { isModelledCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { FACET_CODES, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { madeOnce } from '../made-once'
import { moneyOfAmount } from '../wire/money'
import { type Bitset, countOfBoth, has, membersIn } from './bitset'
import { FACET_TITLES, RANGE_FACTS } from './facet-texts'
import { differenceWire, helpOf } from './near-misses'
import type { Dimension, Selection } from './select'
import { buildAt, type Column, priceAmount, type StockIndex } from './stock-index'

type Bounds = Pick<Facet, 'min' | 'max' | 'histogram'>
type Firsts = ReadonlyMap<string, Pick<NonNullable<Facet['values']>[number], 'from_price' | 'weeks_min'>>

/**
 * Every facet with live counts. The count of a value is the total of the list when its facet is set to this value alone
 * and all else stays; of a piece of equipment, when it is asked for as well.
 */
export function countFacets(index: StockIndex, selection: Selection, language: Language): Facet[] {
  const { criteria } = selection.search
  const listMembers = membersOnce()
  /** Nothing else narrows the vehicles that this facet counts. */
  const isWhole = (code: Dimension) => selection.active.every((one) => one === code)
  const findFirsts = (base: Bitset) => {
    const make = () => cheapestAndFirst(index, listMembers(base))
    return isWhole('carline') ? madeOnce(wholeFirsts, index, make) : make()
  }
  const boundsIn = (code: RangeCode) => {
    const column = selection.columns[code]
    const make = () => rangeBounds(column, listMembers(selection.without(code)), code)
    return isWhole(code) ? madeOnce(wholeBounds, column, make) : make()
  }
  const multi = FACET_CODES.map((code): Facet => {
    const base = code === 'equipment' ? selection.all : selection.without(code)
    const chosen = new Set(criteria[code])
    const firsts = code === 'carline' ? findFirsts(base) : undefined
    const help = helpOf(index, selection, code)
    return {
      code,
      title: FACET_TITLES[code][language],
      kind: 'multi',
      values: [...index.facets[code]].map(([id, { label, hex, set }]) => {
        const count = countOfBoth(base, set)
        const helped = count === 0 ? help(id) : undefined
        return {
          id,
          label: label[language],
          count,
          ...(chosen.has(id) && { selected: true as const }),
          ...(hex && { hex }),
          ...(code === 'carline' && { profile: profileOf(index, id, language) }),
          ...firsts?.get(id),
          ...(helped && { help: { ...differenceWire(index, helped, language), count: helped.count } }),
        }
      }),
    }
  })
  const ranges = RANGE_CODES.map((code): Facet => {
    const { unit, step } = RANGE_FACTS[code]
    return { code, title: FACET_TITLES[code][language], kind: 'range', unit, step, ...boundsIn(code) }
  })
  const booleans = (['promotion', 'incentive'] as const).map(
    (code): Facet => ({
      code,
      title: FACET_TITLES[code][language],
      kind: 'boolean',
      count: countOfBoth(selection.without(code), index[code]),
    }),
  )
  return [...multi, ...ranges, ...booleans]
}

/** Of the whole stock, which most searches begin with: worked out once for each index. */
const wholeBounds = new WeakMap<Column, Bounds>()
const wholeFirsts = new WeakMap<StockIndex, Firsts>()

/** The carlines as they are presented, by language and code: the same for every search. */
const profiles = new WeakMap<StockIndex, Map<string, Picture>>()

function profileOf(index: StockIndex, carline: string, language: Language): Picture | undefined {
  if (!isModelledCarline(carline)) return undefined
  const known = madeOnce(profiles, index, () => new Map<string, Picture>())
  const key = `${language} ${carline}`
  const profile = known.get(key) ?? presentedPicture(startCar(carline), language, 'ext-side')
  known.set(key, profile)
  return profile
}

/** Most facets are counted over the same set: its vehicles are listed once. */
function membersOnce(): (set: Bitset) => Uint32Array {
  const listed = new Map<Bitset, Uint32Array>()
  return (set) => {
    const known = listed.get(set) ?? membersIn(set)
    listed.set(set, known)
    return known
  }
}

/** What the carlines' overview says of each; nothing of one that has no vehicle left to be bought. */
function cheapestAndFirst({ stock, free }: StockIndex, members: Uint32Array): Firsts {
  const carlines = [...new Set(stock.builds.map(({ car }) => car.carline.code))]
  const buildCarlines = Uint8Array.from(stock.builds, ({ car }) => carlines.indexOf(car.carline.code))
  const cheapest = new Int32Array(carlines.length).fill(-1)
  const weeks = new Float64Array(carlines.length).fill(Number.POSITIVE_INFINITY)
  const price = (vehicle: number) => stock.offer[vehicle] ?? 0
  for (const vehicle of members) {
    if (!has(free, vehicle)) continue
    const carline = buildCarlines[stock.buildIndexes[vehicle] ?? 0] ?? 0
    const first = cheapest[carline] ?? -1
    if (first === -1 || price(vehicle) < price(first)) cheapest[carline] = vehicle
    weeks[carline] = Math.min(weeks[carline] ?? 0, stock.weeksMin[vehicle] ?? 0)
  }
  return new Map(
    carlines.flatMap((carline, at) => {
      const vehicle = cheapest[at] ?? -1
      if (vehicle === -1) return []
      const from_price = moneyOfAmount(priceAmount(buildAt(stock, vehicle), price(vehicle)))
      return [[carline as string, { from_price, weeks_min: weeks[at] ?? 0 }] as const]
    }),
  )
}

const HISTOGRAM_PARTS = 16

/** Lowest and highest value, widened to whole steps, and how many are where between them; none without a value. */
function rangeBounds(column: Column, members: Uint32Array, code: RangeCode): Bounds {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < members.length; at += 1) {
    const value = column[members[at] ?? 0] ?? Number.NaN
    if (value < min) min = value
    if (value > max) max = value
  }
  if (min > max) return {}
  const { step } = RANGE_FACTS[code]
  const low = Math.floor(min / step) * step
  const high = Math.ceil(max / step) * step
  const perPart = (high - low) / HISTOGRAM_PARTS || 1
  const histogram = Array<number>(HISTOGRAM_PARTS).fill(0)
  for (let at = 0; at < members.length; at += 1) {
    const value = column[members[at] ?? 0] ?? Number.NaN
    if (Number.isNaN(value)) continue
    // The highest value is in the last part.
    const part = Math.min(HISTOGRAM_PARTS - 1, Math.floor((value - low) / perPart))
    histogram[part] = (histogram[part] ?? 0) + 1
  }
  return { min: low, max: high, histogram }
}
