import { Suspense, use } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import type { FrameProps } from './page-props'
import { siteViews } from './site-views'

/** The one page behind every address of the route table. */
export function RoutedPage({ view }: FrameProps) {
  const route = useCurrentRoute()
  if (route.name === null) return null
  const key = viewKey(route.name, route.params)
  return (
    <Suspense>
      <Slot key={key} name={route.name} params={route.params} view={view} />
    </Suspense>
  )
}

/**
 * State must not leak between two pages that share a view, but the configurator is one page while its car changes.
 */
function viewKey(name: RouteName, params: object): string {
  return name === 'car-configurator.conf' ? name : `${name} ${JSON.stringify(params)}`
}

interface SlotProps {
  readonly name: RouteName
  readonly params: object
  readonly view: FrameProps['view']
}

function Slot({ name, params, view }: SlotProps) {
  const lazy = siteViews[name]
  const View = lazy.loaded() ?? (isFirst(name) ? lazy.First : use(lazy.load()))
  return <View params={params} {...view} />
}

let nameInFirstHtml: RouteName | undefined

/** Whether the server sent this route's HTML: its chunk is in the document then, and nothing needs to suspend. */
function isFirst(name: RouteName): boolean {
  if (typeof window === 'undefined') return true
  nameInFirstHtml ??= name
  return name === nameInFirstHtml
}
