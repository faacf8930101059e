import { type CarlineCode, carlineOnSale } from '@/domain/carline'
import { type FeatureFlags, isStockAvailable } from '@/domain/feature-flag'
import { createMatch } from './create-match'
import type { RouteMatch } from './params'
import { isRouteName, routeDefinition } from './route-table'

/** Where a visitor goes instead while the route's flag is off, or its carline announced; undefined when the route is open. */
export function closedRouteParent(match: RouteMatch, flags: FeatureFlags): RouteMatch | undefined {
  const carline = stockCarline(match)
  const { salesType } = match
  if (carline) {
    const modelName = carlineOnSale(carline)
    if (!isStockAvailable(modelName, flags)) return { name: 'stock', params: {}, salesType }
    // Of an announced carline there is no car yet: its address shows those of the one that it follows.
    if (modelName !== carline) return { name: 'stock.model', params: { modelName }, salesType }
  }
  const { flag } = routeDefinition(match.name)
  if (!flag || flags[flag.name]) return undefined
  if (flag.salesType && flag.salesType !== salesType) return undefined
  if (!isRouteName(flag.parent)) throw new Error(`${match.name} has no parent called ${flag.parent}`)
  // A parent's parameters are among its child's.
  return createMatch(flag.parent, match.params, salesType)
}

/** The model whose stock an address shows. */
function stockCarline(match: RouteMatch): CarlineCode | undefined {
  switch (match.name) {
    case 'stock.model':
    case 'stock.vehicle':
    case 'stock.flemish-region-incentive':
      return match.params.modelName
    case 'stocks.formentor':
      return 'FORMENTOR'
    default:
      return undefined
  }
}
