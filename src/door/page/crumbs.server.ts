import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import { routeDefinition } from '@/routing/route-table'
import type { Crumb } from '@/site/Breadcrumb'
import { crumbName } from '../machines/crumb-name.server'
import type { PageFacts } from '../machines/page-facts.server'

/**
 * The pages above a page, called as the structured data calls them. None for a page right below the homepage, and none
 * for one that stands in no list: the car being configured has its own steps.
 */
export async function crumbsAbove(facts: PageFacts): Promise<readonly Crumb[]> {
  const { match, audience } = facts
  if (routeDefinition(match.name).robots === 'noindex') return []
  const above = listCrumbs(match, audience.language).slice(0, -1)
  if (above.length < 2) return []
  return Promise.all(
    above.map(async (crumb) => ({
      name: await crumbName(crumb, facts),
      path: canonicalPath(crumb, audience.language),
    })),
  )
}
