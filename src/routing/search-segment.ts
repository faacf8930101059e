import { searchKey } from '@/domain/stock-search'
import type { RouteQuery } from './params'
import { parsePath, parseQuery } from './parse-path'
import { type RouteName, routeDefinition } from './route-table'

/**
 * A stored page knows no query. A page whose route `answersQuery` is stored once for each search instead, under its path
 * and one more segment that spells the search (docs/decisions/0046-a-search-is-a-page.md). No visitor sees that address.
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
  return page === undefined || key === undefined ? undefined : `${page}?${decodeURIComponent(key)}`
}

/** Takes the search off the segments of a stored page. */
export function splitSearch(segments: readonly string[]): {
  readonly segments: readonly string[]
  readonly query: RouteQuery | undefined
} {
  const last = segments.at(-1)
  if (!last?.startsWith(MARK)) return { segments, query: undefined }
  return { segments: segments.slice(0, -1), query: parseQuery(last.slice(1)) }
}

/** Whether a page of this route may be asked with a search. */
export const answersQuery = (name: RouteName): boolean => routeDefinition(name).answersQuery === true
