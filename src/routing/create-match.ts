import type { SalesType } from '@/domain/sales-type'
import type { RouteMatch } from './params'
import type { RouteName } from './route-table'

/**
 * A match whose name is not known before the site runs. The compiler cannot tell that the parameters are those of this
 * route: whoever calls it has made them from the route's own template. Where the name is known, write the match out.
 */
export function createMatch(name: RouteName, params: object, salesType: SalesType): RouteMatch {
  return { name, params, salesType } as RouteMatch
}
