import { type Bitset, has } from './bitset'
import type { StockIndex } from './stock-index'

/** The vehicles of a set in the order given; those that have more of what is wished for come before the others. */
export function orderedOf(set: Bitset, order: Uint32Array, wishes: readonly Bitset[] = []): Iterable<number> {
  return wishes.length === 0 ? inOrder(set, order) : byHits(set, order, wishes)
}

function* inOrder(set: Bitset, order: Uint32Array): Iterable<number> {
  for (const vehicle of order) if (has(set, vehicle)) yield vehicle
}

function byHits(set: Bitset, order: Uint32Array, wishes: readonly Bitset[]): number[] {
  const hits = (vehicle: number) => wishes.reduce((count, wish) => count + (has(wish, vehicle) ? 1 : 0), 0)
  const found: number[][] = Array.from({ length: wishes.length + 1 }, () => [])
  for (const vehicle of inOrder(set, order)) found[wishes.length - hits(vehicle)]?.push(vehicle)
  return found.flat()
}

/** The vehicles from `offset`, at most `limit`. */
export function pageOf(ordered: Iterable<number>, offset: number, limit: number): number[] {
  const page: number[] = []
  if (limit === 0) return page
  let seen = 0
  for (const vehicle of ordered) {
    if (seen >= offset) page.push(vehicle)
    if (page.length === limit) break
    seen += 1
  }
  return page
}

/** Entries of a folded list: each is all its vehicles, and stands where the first of them stands. */
export function foldedPageOf(
  { stock, foldOfBuild }: Pick<StockIndex, 'stock' | 'foldOfBuild'>,
  ordered: Iterable<number>,
  offset: number,
  limit: number,
): { readonly entries: number; readonly page: readonly (readonly number[])[] } {
  const placeOf = new Int32Array(stock.builds.length).fill(-1)
  const page: number[][] = []
  let entries = 0
  for (const vehicle of ordered) {
    const fold = foldOfBuild[stock.buildOf[vehicle] ?? 0] ?? 0
    let place = placeOf[fold] ?? -1
    if (place === -1) {
      place = entries
      placeOf[fold] = place
      entries += 1
    }
    if (place < offset || place >= offset + limit) continue
    const members = page[place - offset] ?? []
    members.push(vehicle)
    page[place - offset] = members
  }
  return { entries, page }
}
