import { useMemo } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Breadcrumb } from './Breadcrumb'
import { PageView } from './PageView'
import type { FrameProps } from './page-props'
import { routeView } from './route-views'
import { viewKey } from './view-key'

/** The one page behind every address of the route table. */
export function RoutedPage({ view, crumbs = [] }: FrameProps) {
  const { name, params } = useCurrentRoute()
  const props = useMemo(() => ({ params, ...view }), [params, view])
  if (name === null) return null
  return (
    <>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <PageView name={routeView(name)} viewKey={viewKey(name, params)} props={props} />
    </>
  )
}
