import { readPage } from '@/content/read/pages.server'
import { isContentRoute, isTabRoute } from '@/content/schema/content-routes'
import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import type { RouteMatch } from '@/routing/params'
import { type RouteName, routeDefinition } from '@/routing/route-table'
import type { FrameProps } from '@/site/page-props'
import type { PageFacts } from './page-facts.server'
import { breadcrumbNode } from './site-json-ld.server'
import { type StructuredData, structuredData } from './structured-data.server'

/**
 * The metadata of a page: its breadcrumb; for machines its place in the site and the things it shows (schema.org, as
 * JSON-LD); the picture of a shared link. A page right below the homepage shows no way to it. One that no search engine may
 * show says nothing and stands in no list: the car being configured has its own steps.
 */
export async function pageMetadata(facts: PageFacts): Promise<Pick<FrameProps, 'crumbs' | 'forMachines'>> {
  const { match, audience, picture } = facts
  if (routeDefinition(match.name).robots === 'noindex')
    return { crumbs: [], forMachines: { structuredData: '', picture } }
  const way = await Promise.all(
    listCrumbs(match, audience.language).map(async (page) => ({
      name: await pageName(page, facts),
      path: canonicalPath(page, audience.language),
    })),
  )
  const subject = await subjectOf(match)?.nodes?.(facts, match.params, facts.view)
  const nodes = [...(way.length > 1 ? [breadcrumbNode(way, facts)] : []), ...(subject ?? [])]
  return {
    crumbs: way.length > 2 ? way.slice(0, -1) : [],
    forMachines: { structuredData: nodes.length === 0 ? '' : jsonLd(nodes), picture },
  }
}

/** "</script>" inside a text would end the element. */
function jsonLd(nodes: readonly unknown[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}

const subjectOf = ({ name }: RouteMatch) =>
  (structuredData as Partial<Record<RouteName, StructuredData<RouteName>>>)[name]

/** Shorter than the page's title, which is often a sentence: the entry's line above the title, else its title. */
async function pageName(page: RouteMatch, facts: PageFacts): Promise<string> {
  const { name, params } = page
  const own = subjectOf(page)?.name?.(facts, params, facts.view)
  if (own || !isContentRoute(name)) return own ?? name
  const entry = await readPage(name, { ...facts.audience, params })
  return (isTabRoute(name) ? entry?.title : (entry?.eyebrow ?? entry?.title)) ?? name
}
