import { FACET_CODES, type Facet, RANGE_CODES, type RangeCode } from '@/contract/stock'
import type { Language } from '@/domain/language'
import { type Bitset, countOfBoth, forEach } from './bitset'
import { FACET_TITLES, RANGE_FACTS } from './facet-texts'
import type { Selection } from './select'
import type { Column, StockIndex } from './stock-index'

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

/** Lowest and highest value of the set, widened to whole steps; none when no vehicle has a value. */
function boundsOf(column: Column, set: Bitset, code: RangeCode): { min?: number; max?: number } {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  forEach(set, (vehicle) => {
    const value = column[vehicle] ?? Number.NaN
    if (value < min) min = value
    if (value > max) max = value
  })
  if (min > max) return {}
  const { step } = RANGE_FACTS[code]
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step }
}
