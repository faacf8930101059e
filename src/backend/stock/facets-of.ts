import type { Facet } from '@/contract/stock'
import type { Language } from '@/domain/language'
import { FACET_CODES, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { moneyOfAmount } from '../wire/money'
import { type Bitset, countOfBoth, membersIn } from './bitset'
import { FACET_TITLES, RANGE_FACTS } from './facet-texts'
import type { Selection } from './select'
import { buildAt, type Column, priceAmount, type StockIndex } from './stock-index'

/**
 * Every facet with live counts. The count of a value is the total of the list when its facet is set to this value alone
 * and all else stays; of a piece of equipment, when it is asked for as well.
 */
export function facetsOf(index: StockIndex, selection: Selection, language: Language): Facet[] {
  const { criteria, salesType } = selection.search
  const membersOf = membersOnce()
  const multi = FACET_CODES.map((code): Facet => {
    const base = code === 'equipment' ? selection.all : selection.without(code)
    const chosen = new Set(criteria[code])
    const firsts = code === 'carline' ? cheapestAndFirst(index, membersOf(base)) : undefined
    return {
      code,
      title: FACET_TITLES[code][language],
      kind: 'multi',
      values: [...index.facets[code]].map(([id, { label, hex, set }]) => ({
        id,
        label: label[language],
        count: countOfBoth(base, set),
        selected: chosen.has(id),
        ...(hex && { hex }),
        ...firsts?.get(id),
      })),
    }
  })
  const ranges = RANGE_CODES.map((code): Facet => {
    const { unit, step } = RANGE_FACTS[code]
    const bounds = boundsOf(index.ranges[salesType][code], membersOf(selection.without(code)), code)
    return { code, title: FACET_TITLES[code][language], kind: 'range', unit, step, ...bounds }
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

/** Most facets are counted over the same set: its vehicles are listed once. */
function membersOnce(): (set: Bitset) => Uint32Array {
  const listed = new Map<Bitset, Uint32Array>()
  return (set) => {
    const known = listed.get(set) ?? membersIn(set)
    listed.set(set, known)
    return known
  }
}

/** What the carlines' overview says of each; nothing of one that has no vehicle left. */
function cheapestAndFirst({ stock }: StockIndex, members: Uint32Array) {
  const firsts = new Map<string, { vehicle: number; weeks: number }>()
  const carlineOf = stock.builds.map(({ car }) => car.carline.code)
  const price = (vehicle: number) => stock.offer[vehicle] ?? 0
  for (const vehicle of members) {
    const carline = carlineOf[stock.buildOf[vehicle] ?? 0] ?? ''
    const weeks = stock.weeksMin[vehicle] ?? 0
    const first = firsts.get(carline)
    if (!first) firsts.set(carline, { vehicle, weeks })
    else {
      if (price(vehicle) < price(first.vehicle)) first.vehicle = vehicle
      if (weeks < first.weeks) first.weeks = weeks
    }
  }
  return new Map(
    [...firsts].map(([carline, { vehicle, weeks }]) => [
      carline,
      { from_price: moneyOfAmount(priceAmount(buildAt(stock, vehicle), price(vehicle))), weeks_min: weeks },
    ]),
  )
}

const HISTOGRAM_PARTS = 16

/** Lowest and highest value, widened to whole steps, and how many are where between them; none without a value. */
function boundsOf(column: Column, members: Uint32Array, code: RangeCode): Pick<Facet, 'min' | 'max' | 'histogram'> {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const vehicle of members) {
    const value = column[vehicle] ?? Number.NaN
    if (value < min) min = value
    if (value > max) max = value
  }
  if (min > max) return {}
  const { step } = RANGE_FACTS[code]
  const low = Math.floor(min / step) * step
  const high = Math.ceil(max / step) * step
  const perPart = (high - low) / HISTOGRAM_PARTS || 1
  const histogram = Array<number>(HISTOGRAM_PARTS).fill(0)
  for (const vehicle of members) {
    const value = column[vehicle] ?? Number.NaN
    if (Number.isNaN(value)) continue
    // The highest value is in the last part.
    const part = Math.min(HISTOGRAM_PARTS - 1, Math.floor((value - low) / perPart))
    histogram[part] = (histogram[part] ?? 0) + 1
  }
  return { min: low, max: high, histogram }
}
