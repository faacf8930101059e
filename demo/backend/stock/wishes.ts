import type { StockVehicle } from '@/contract/stock'
import type { Language } from '@/domain/language'
import { FACET_CODES } from '@/domain/stock-facets'
import { type Bitset, emptySet, has, widen } from './bitset'
import type { StockIndex } from './stock-index'

export interface Wish {
  readonly id: string
  readonly set: Bitset
}

/** A wish is the id of any facet's value: a colour, a piece of equipment, a version. One that nothing has stays open. */
export function readWishes(index: StockIndex, ids: readonly string[]): Wish[] {
  return [...new Set(ids)].map((id) => {
    const set = emptySet(index.stock.size)
    for (const code of FACET_CODES) {
      const value = index.facets[code].get(id)
      if (value) widen(set, value.set)
    }
    return { id, set }
  })
}

/** How a vehicle meets the wishes; what is missing is told by its title where it has one. */
export function matchWishes(
  index: StockIndex,
  wishes: readonly Wish[],
  vehicle: number,
  language: Language,
): NonNullable<StockVehicle['match']> {
  const missing = wishes.filter(({ set }) => !has(set, vehicle))
  return {
    wished: wishes.length,
    included: wishes.length - missing.length,
    missing: missing.map(({ id }) => wishTitle(index, id, language)),
    wishes: wishes.map(({ id, set }) => ({ id, label: wishTitle(index, id, language), met: has(set, vehicle) })),
  }
}

function wishTitle(index: StockIndex, id: string, language: Language): string {
  for (const code of FACET_CODES) {
    const label = index.facets[code].get(id)?.label[language]
    if (label) return label
  }
  return id
}
