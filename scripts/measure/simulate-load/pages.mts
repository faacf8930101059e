import { SALES_TYPES } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import { routeDefinition } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import type { Page } from './model.mts'

/** As document-headers.ts has them, in seconds. */
export const KEPT = { byNginx: 15, byCdnWithTags: 3_600 }

/** Of Belgians, and of those who look at cars for themselves. */
const DUTCH = 0.6
const PRIVATE = 0.85

/**
 * The pages of the site as visitors ask for them. Which is asked for how often nobody has measured: the shorter an address, the sooner it comes,
 * and the nth is asked for 1/n as often as the first one (Zipf), as on most sites.
 */
export function sitePages({ hasTags }: { readonly hasTags: boolean }): readonly Page[] {
  const known = staticPaths().map(({ language, match }) => ({
    path: canonicalPath(match, language),
    weight: (language === 'nl' ? DUTCH : 1 - DUTCH) * (match.salesType === SALES_TYPES[0] ? PRIVATE : 1 - PRIVATE),
    lifetime: routeDefinition(match.name).revalidate,
  }))
  const depth = (path: string) => path.split('/').length
  known.sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1))
  const total = known.reduce((sum, { weight }, index) => sum + weight / (index + 1), 0)
  return known.map(({ weight, lifetime }, index) => ({
    share: weight / (index + 1) / total,
    keptAtEdge: Math.min(lifetime, hasTags ? KEPT.byCdnWithTags : KEPT.byNginx),
  }))
}
