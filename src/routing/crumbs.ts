import type { Language } from '@/domain/language'
import { createMatch } from './create-match'
import type { RouteMatch } from './params'
import { ROUTE_NAMES, type RouteName, routeTable } from './route-table'
import { parseSegment, templateSegments } from './trie'

/**
 * The pages on the way to a page, the homepage first and the page itself last. A route is under another one when its
 * template begins with the other's: there is no second list to keep.
 */
export function listCrumbs(match: RouteMatch, language: Language): readonly RouteMatch[] {
  const own = routeSegments(match.name, language)
  const above = ROUTE_NAMES.map((name) => ({ name, segments: routeSegments(name, language) }))
    .filter(({ segments }) => segments.length < own.length && segments.every((part, index) => part === own[index]))
    .sort((a, b) => a.segments.length - b.segments.length)
  return [...above.map(({ name, segments }) => createMatch(name, valuesIn(segments, match), match.salesType)), match]
}

const routeSegments = (name: RouteName, language: Language) => templateSegments(routeTable[name].templates[language])

function valuesIn(segments: readonly string[], { params }: RouteMatch): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = params
  const names = segments.flatMap((segment) => parseSegment(segment)?.param ?? [])
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
