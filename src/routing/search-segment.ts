import type { Language } from '@/domain/language'
import { searchKey } from '@/domain/stock-search'
import type { RouteQuery } from './params'
import { parsePath, parseQuery } from './parse-path'
import { resolvePath } from './resolve-path'
import { type RouteName, routeDefinition } from './route-table'

/**
 * A stored page knows no query. A page whose route `answersQuery` is stored once for each search instead, under its path
 * and one more segment that spells the search (docs/decisions/0046-stock-searches-stored-as-pages.md). No visitor sees that address.
 */
const MARK = '~'

/** @returns the address under which the answer to a search is stored; undefined for any other address */
export function storedSearchPath(path: string, search: string): string | undefined {
  const page = parsePath(path)
  if (!page || !routeDefinition(page.match.name).answersQuery) return undefined
  const key = searchKey(parseQuery(search))
  return key === '' ? undefined : `${path}/${MARK}${encodeURIComponent(key)}`
}

/** @returns the visitor's address of a stored search that was asked for as it is stored */
export function visibleSearchPath(path: string): string | undefined {
  const [, page, key] = /^(.+)\/~([^/]+)$/.exec(path) ?? []
  if (page === undefined || key === undefined) return undefined
  // What no header may hold stays escaped.
  return `${page}?${decodeURIComponent(key).replace(/[^!-~]+/g, encodeURIComponent)}`
}

/** Takes the search off the segments of a stored page. On the page of any other route `~` begins a value, such as an amount left empty. */
export function splitSearch(
  language: Language,
  segments: readonly string[],
): {
  readonly segments: readonly string[]
  readonly query: RouteQuery | undefined
} {
  const last = segments.at(-1)
  const list = last?.startsWith(MARK) ? resolvePath(language, segments.slice(0, -1)) : undefined
  const whole = { segments, query: undefined }
  if (last === undefined || !list || list.kind === 'not-found' || !answersQuery(list.match.name)) return whole
  const query = parseQuery(last.slice(MARK.length))
  // Without a search behind the mark there is no such page, or the list would have many addresses.
  return searchKey(query) === '' ? whole : { segments: segments.slice(0, -1), query }
}

/** Whether a page of this route may be asked with a search. */
export const answersQuery = (name: RouteName): boolean => routeDefinition(name).answersQuery === true
