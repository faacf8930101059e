import { useMemo } from 'react'
import { Breadcrumb } from '@/components/Breadcrumb'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { PageView } from './PageView'
import type { FrameProps } from './page-props'
import { routeViews } from './route-views'

/** The one page behind every address of the route table. */
export function RoutedPage({ view, crumbs = [] }: FrameProps) {
  const { name, params } = useCurrentRoute()
  const props = useMemo(() => ({ params, ...view }), [params, view])
  if (name === null) return null
  return (
    <>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <PageView name={routeViews[name]} viewKey={viewKey(name, params)} props={props} />
    </>
  )
}

/**
 * State must not leak between two pages that share a view, but the configurator is one page while its car changes.
 */
function viewKey(name: RouteName, params: object): string {
  return name === 'car-configurator.conf' ? name : `${name} ${JSON.stringify(params)}`
}
