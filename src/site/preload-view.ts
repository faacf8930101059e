import type { RouteName } from '@/routing/route-table'
import { routeView } from './route-views'
import { views } from './views'

/** Fetches a view's code ahead of its page. */
export function preloadView(name: RouteName): void {
  views[routeView(name)].prefetch()
}
