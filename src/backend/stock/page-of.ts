import { type Bitset, has } from './bitset'

/** The vehicles of a set from `offset`, at most `limit`, in the order given. */
export function pageOf(set: Bitset, order: Uint32Array, offset: number, limit: number): number[] {
  const page: number[] = []
  if (limit === 0) return page
  let seen = 0
  for (const vehicle of order) {
    if (!has(set, vehicle)) continue
    if (seen >= offset) page.push(vehicle)
    if (page.length === limit) break
    seen += 1
  }
  return page
}

/** The same, but vehicles that have more of what is wished for come first; the order holds among equals. */
export function rankedPageOf(
  set: Bitset,
  order: Uint32Array,
  wishes: readonly Bitset[],
  offset: number,
  limit: number,
): number[] {
  const hits = (vehicle: number) => wishes.reduce((count, wish) => count + (has(wish, vehicle) ? 1 : 0), 0)
  const byHits: number[][] = Array.from({ length: wishes.length + 1 }, () => [])
  for (const vehicle of order) {
    if (has(set, vehicle)) byHits[wishes.length - hits(vehicle)]?.push(vehicle)
  }
  return byHits.flat().slice(offset, offset + limit)
}
