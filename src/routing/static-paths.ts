import { isSoldCarline } from '@/domain/carline'
import { LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { canonicalPath } from './alternates'
import { codecs } from './codecs'
import { createMatch } from './create-match'
import type { RouteMatch } from './params'
import { splitAddress } from './parse-path'
import { ROUTE_NAMES, type RouteName, routeDefinition } from './route-table'
import { parseSegment, templateSegments } from './trie'

export interface StaticPath {
  readonly language: Language
  /** Segments after the language, decoded. */
  readonly segments: readonly string[]
  readonly match: RouteMatch
}

type Params = Readonly<Record<string, string>>

/** A page as the build knows it. */
export function toStaticPath(match: RouteMatch, language: Language): StaticPath {
  return { language, segments: splitAddress(canonicalPath(match, language))?.segments ?? [], match }
}

/** Every set of parameters a route can have; none when one of them is open. */
export function paramSets(name: RouteName): readonly Params[] {
  let sets: readonly Params[] = [{}]
  for (const segment of templateSegments(routeDefinition(name).templates.fr)) {
    const hole = parseSegment(segment)
    if (!hole) continue
    const values = codecs[hole.param]?.values ?? []
    sets = sets.flatMap((params) => values.map((value) => ({ ...params, [hole.param]: value })))
  }
  return sets
}

/**
 * Every address that the table alone can tell, in both languages, for both sales types. A route behind a flag other than that of the
 * whole stock, and the stock of an announced carline, are left to their first request: they may answer with a redirect, which Next
 * refuses while it builds.
 */
export function staticPaths(): StaticPath[] {
  return ROUTE_NAMES.filter(isMadeAhead).flatMap((name) =>
    paramSets(name)
      .filter(isOnSale)
      .flatMap((params) =>
        SALES_TYPES.flatMap((salesType) =>
          LANGUAGES.map((language) => toStaticPath(createMatch(name, params, salesType), language)),
        ),
      ),
  )
}

/** Of the stock of a carline: there are cars of it. */
const isOnSale = ({ modelName }: Params): boolean => modelName === undefined || isSoldCarline(modelName)

function isMadeAhead(name: RouteName): boolean {
  const { flags = [], isMadeOnRequest } = routeDefinition(name)
  return !isMadeOnRequest && flags.every((flag) => flag.name === 'STOCK')
}
