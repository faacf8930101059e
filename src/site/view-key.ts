import type { RouteName } from '@/routing/route-table'

/**
 * State must not leak between two pages that share a view, but the configurator is one page while its car changes, and so is the
 * comparison of the stock while its cars do.
 */
export function viewKey(name: RouteName, params: object): string {
  return name === 'car-configurator.conf' || name === 'stock.compare' ? name : `${name} ${JSON.stringify(params)}`
}
