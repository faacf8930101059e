import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { LinkParams } from '@/routing/params'
import { replacedAddress, watchReplacedAddress } from '@/routing/replace-address'
import type { RouteName } from '@/routing/route-table'
import { switchPath } from '@/routing/switch-path'
import { withLanguage } from '@/routing/with-language'
import { useHydrated } from '@/ui/use-hydrated'

const none = () => ''

/** Identifies a page by language and route. */
export function useRouteKey(): string {
  const { language, salesType, name, params, query } = useCurrentRoute()
  return JSON.stringify([language, salesType, name, params, query])
}

/**
 * The URL of this page for another audience (spec §2). A stored page knows neither query nor hash, so the first render builds the URL
 * from the route; later renders use the browser's URL.
 */
export function useSwitchedPath(target: { language?: Language; salesType?: SalesType }): string {
  const route = useCurrentRoute()
  const router = useRouter()
  const isHydrated = useHydrated()
  const kept = useSyncExternalStore(watchReplacedAddress, replacedAddress, none)
  const audience = { language: route.language, salesType: route.salesType, ...target }
  if (route.name === null) return buildPath('homepage', {}, audience)
  if (isHydrated) return switchPath(kept || withLanguage(router.asPath, route.language), audience)
  return buildPath<RouteName>(route.name, { ...route.query, ...route.params } as LinkParams<RouteName>, audience)
}
