import type { Facet } from '@/contract/stock'
import type { Language } from '@/domain/language'
import { FACET_CODES, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { moneyOfAmount } from '../wire/money'
import { type Bitset, countOfBoth, forEach, narrow } from './bitset'
import { FACET_TITLES, RANGE_FACTS } from './facet-texts'
import type { Selection } from './select'
import { buildAt, type Column, priceAmount, type StockIndex } from './stock-index'

/**
 * Every facet with live counts. The count of a value is the total of the list when its facet is set to this value alone
 * and all else stays; of a piece of equipment, when it is asked for as well.
 */
export function facetsOf(index: StockIndex, selection: Selection, language: Language): Facet[] {
  const { criteria, salesType } = selection.search
  const multi = FACET_CODES.map((code): Facet => {
    const base = code === 'equipment' ? selection.all : selection.without(code)
    const chosen = new Set(criteria[code])
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
        ...(code === 'carline' && cheapestAndFirst(index, base, set)),
      })),
    }
  })
  const ranges = RANGE_CODES.map((code): Facet => {
    const { unit, step } = RANGE_FACTS[code]
    const bounds = boundsOf(index.ranges[salesType][code], selection.without(code), code)
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

/** What the carlines' overview says of each; nothing where none is left. */
function cheapestAndFirst({ stock }: StockIndex, base: Bitset, carline: Bitset) {
  const both = base.slice()
  narrow(both, carline)
  let cheapest: number | undefined
  let weeks = Number.POSITIVE_INFINITY
  const price = (vehicle: number) => stock.offer[vehicle] ?? 0
  forEach(both, (vehicle) => {
    if (cheapest === undefined || price(vehicle) < price(cheapest)) cheapest = vehicle
    weeks = Math.min(weeks, stock.weeksMin[vehicle] ?? 0)
  })
  if (cheapest === undefined) return {}
  return { from_price: moneyOfAmount(priceAmount(buildAt(stock, cheapest), price(cheapest))), weeks_min: weeks }
}

const HISTOGRAM_PARTS = 16

/** Lowest and highest value of the set, widened to whole steps, and how many are where between them; none without a value. */
function boundsOf(column: Column, set: Bitset, code: RangeCode): Pick<Facet, 'min' | 'max' | 'histogram'> {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  forEach(set, (vehicle) => {
    const value = column[vehicle] ?? Number.NaN
    if (value < min) min = value
    if (value > max) max = value
  })
  if (min > max) return {}
  const { step } = RANGE_FACTS[code]
  const low = Math.floor(min / step) * step
  const high = Math.ceil(max / step) * step
  const histogram = Array<number>(HISTOGRAM_PARTS).fill(0)
  forEach(set, (vehicle) => {
    const value = column[vehicle] ?? Number.NaN
    // The highest value is in the last part; of vehicles without a value there is none.
    const part = Math.min(HISTOGRAM_PARTS - 1, Math.floor(((value - low) / (high - low || 1)) * HISTOGRAM_PARTS))
    const count = histogram[part]
    if (count !== undefined) histogram[part] = count + 1
  })
  return { min: low, max: high, histogram }
}
