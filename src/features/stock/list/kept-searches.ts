import { inLocalStorage } from '@/config/browser-storage'
import { parseJson } from '@/domain/parse-json'

/** A search that the visitor asked to keep on this device: where it is, and what it is called. */
export interface KeptSearch {
  readonly path: string
  readonly title: string
}

export const SEARCHES_KEY = 'stock-searches'
export const keptSearches = inLocalStorage(SEARCHES_KEY)

const MOST_KEPT = 10

/** What somebody else may have written there is no search. */
export function readKept(text: string): readonly KeptSearch[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.flatMap(readKeptSearch).slice(0, MOST_KEPT) : []
}

function readKeptSearch(given: unknown): readonly KeptSearch[] {
  if (typeof given !== 'object' || given === null || !('path' in given) || !('title' in given)) return []
  const { path, title } = given
  const isOurs = typeof path === 'string' && /^\/(?:fr|nl)\/(?!\/)/.test(path)
  return isOurs && typeof title === 'string' ? [{ path, title }] : []
}

/** The newest first. */
export function keepSearch(search: KeptSearch): void {
  const others = readKept(keptSearches.read()).filter(({ path }) => path !== search.path)
  write([search, ...others].slice(0, MOST_KEPT))
}

export function forgetSearch(path: string): void {
  write(readKept(keptSearches.read()).filter((kept) => kept.path !== path))
}

function write(searches: readonly KeptSearch[]): void {
  keptSearches.write(searches.length > 0 ? JSON.stringify(searches) : '')
}
