import { Breadcrumb } from '@/components/Breadcrumb'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import type { FrameProps } from './page-props'
import { viewOf } from './site-views'

/** The one page behind every address of the route table. */
export function RoutedPage({ view, crumbs = [] }: FrameProps) {
  const { name, params } = useCurrentRoute()
  if (name === null) return null
  const View = viewOf(name)
  return (
    <>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <View key={viewKey(name, params)} params={params} {...view} />
    </>
  )
}

/**
 * State must not leak between two pages that share a view, but the configurator is one page while its car changes.
 */
function viewKey(name: RouteName, params: object): string {
  return name === 'car-configurator.conf' ? name : `${name} ${JSON.stringify(params)}`
}
