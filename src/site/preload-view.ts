import type { LazyCode } from '@/late/lazy-code'
import type { RouteName } from '@/routing/route-table'
import { routeView } from './route-views'
import { type AnyView, views } from './views'

/** Fetches a view's code ahead of its page. */
export function preloadView(name: RouteName): LazyCode<AnyView> {
  const view = views[routeView(name)]
  view.prefetch()
  return view
}
