import { type Bitset, has } from './bitset'
import type { StockIndex } from './stock-index'

/**
 * The vehicles of a set in the order given; those that have more of what is wished for come before the others, and those that
 * are not free, which the order has last, stay behind all that are.
 */
export function orderVehicles(
  set: Bitset,
  order: Uint32Array,
  free: Bitset,
  wishes: readonly Bitset[] = [],
): ArrayLike<number> {
  const ordered = inOrder(set, order)
  return wishes.length === 0 ? ordered : byHits(ordered, free, wishes)
}

/** Loops without callbacks: 100,000 vehicles are walked through with each search. */
function inOrder(set: Bitset, order: Uint32Array): Uint32Array {
  const ordered = new Uint32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at += 1) {
    const vehicle = order[at] ?? 0
    if (has(set, vehicle)) {
      ordered[count] = vehicle
      count += 1
    }
  }
  return ordered.subarray(0, count)
}

function byHits(ordered: Uint32Array, free: Bitset, wishes: readonly Bitset[]): number[] {
  const hits = (vehicle: number) => wishes.reduce((count, wish) => count + (has(wish, vehicle) ? 1 : 0), 0)
  const ranks = wishes.length + 1
  const found: number[][] = Array.from({ length: 2 * ranks }, () => [])
  for (const vehicle of ordered) {
    found[wishes.length - hits(vehicle) + (has(free, vehicle) ? 0 : ranks)]?.push(vehicle)
  }
  return found.flat()
}

/** The vehicles from `offset`, at most `limit`. */
export function slicePage(ordered: ArrayLike<number>, offset: number, limit: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(limit, ordered.length - offset)) },
    (_, at) => ordered[offset + at] ?? 0,
  )
}

/** Entries of a folded list: each is all its vehicles, and stands where the first of them stands. */
export function sliceFoldedPage(
  { stock, foldOfBuild }: Pick<StockIndex, 'stock' | 'foldOfBuild'>,
  ordered: ArrayLike<number>,
  offset: number,
  limit: number,
): { readonly entries: number; readonly page: readonly (readonly number[])[] } {
  const foldPlaces = new Int32Array(stock.builds.length).fill(-1)
  const page: number[][] = []
  let entries = 0
  for (let at = 0; at < ordered.length; at += 1) {
    const vehicle = ordered[at] ?? 0
    const fold = foldOfBuild[stock.buildIndexes[vehicle] ?? 0] ?? 0
    let place = foldPlaces[fold] ?? -1
    if (place === -1) {
      place = entries
      foldPlaces[fold] = place
      entries += 1
    }
    if (place < offset || place >= offset + limit) continue
    const members = page[place - offset] ?? []
    members.push(vehicle)
    page[place - offset] = members
  }
  return { entries, page }
}
