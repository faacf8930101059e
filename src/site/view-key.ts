import type { RouteMatch } from '@/routing/params'

/**
 * State must not leak between two pages that share a view, but the configurator is one page while its car changes.
 */
export function viewKey({ name, params }: Pick<RouteMatch, 'name' | 'params'>): string {
  return name === 'car-configurator.conf' ? name : `${name} ${JSON.stringify(params)}`
}
