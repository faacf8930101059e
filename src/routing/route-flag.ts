import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import { type CarlineCode, carlineOnSale, isElectricCarline } from '@/domain/carline'
import { type FeatureFlags, isStockAvailable } from '@/domain/feature-flag'
import type { SalesType } from '@/domain/sales-type'
import { createMatch } from './create-match'
import type { RouteMatch } from './params'
import { parsePath } from './parse-path'
import { isRouteName, type RouteFlag, routeDefinition } from './route-table'

type Flags = Partial<FeatureFlags>

/** Where a visitor goes instead while the route's flag is off, or its carline announced; undefined when the route is open. */
export function closedRouteParent(match: RouteMatch, flags: Flags): RouteMatch | undefined {
  const { name, salesType } = match
  if (!flags.STOCK && name === 'faq.topic' && match.params.topic === 'stock')
    return { name: 'faq', params: {}, salesType }
  if (name === 'car-configurator.carline' && !carlineOnSale(match.params.carline_code)) {
    return { name: 'models.carline', params: match.params, salesType }
  }
  const carline = stockCarline(match)
  if (carline && !flags.STOCK) return { name: 'models.carline', params: { carline_code: carline }, salesType }
  if (carline) {
    const modelName = carlineOnSale(carline)
    if (!modelName || !isStockAvailable(modelName, flags)) return { name: 'stock', params: {}, salesType }
    // Of an announced carline there is no car yet: its address shows those of the one that it follows.
    if (modelName !== carline) return { name: 'stock.model', params: { modelName }, salesType }
    // The premium was for electric cars.
    if (name === 'stock.flemish-region-incentive' && !isElectricCarline(carline)) {
      return { name: 'stock.model', params: { modelName }, salesType }
    }
  }
  const ofRoute: readonly RouteFlag[] = routeDefinition(name).flags ?? []
  const closing = ofRoute.find((flag) => !flags[flag.name] && (flag.salesType ?? salesType) === salesType)
  if (!closing) return undefined
  if (!isRouteName(closing.parent)) throw new Error(`${name} has no parent called ${closing.parent}`)
  // A parent's parameters are among its child's.
  return createMatch(closing.parent, match.params, salesType)
}

/** Whether an address of the site leads a buyer elsewhere, because a flag is off. */
export function leadsAway(address: string, salesType: SalesType, flags: Flags): boolean {
  const match = parsePath(address)?.match
  return match !== undefined && closedRouteParent({ ...match, salesType }, flags) !== undefined
}

/** The model whose stock an address shows. */
function stockCarline(match: RouteMatch): CarlineCode | undefined {
  switch (match.name) {
    case 'stock.model':
    case 'stock.vehicle':
    case 'stock.flemish-region-incentive':
      return match.params.modelName
    case 'stocks.formentor':
      return CARLINE_OF_STOCKS
    default:
      return undefined
  }
}
