import type { FeatureFlags } from '@/domain/feature-flag'
import type { RouteMatch } from './params'
import { isRouteName, routeDefinition } from './route-table'

/** Where a visitor goes instead while the route's flag is off; undefined when the route is open. */
export function closedRouteParent(match: RouteMatch, flags: FeatureFlags): RouteMatch | undefined {
  const { flag } = routeDefinition(match.name)
  if (!flag || flags[flag.name]) return undefined
  if (flag.salesType && flag.salesType !== match.salesType) return undefined
  if (!isRouteName(flag.parent)) throw new Error(`${match.name} has no parent called ${flag.parent}`)
  // A parent's parameters are among its child's.
  return { ...match, name: flag.parent } as RouteMatch
}
