import { useRouter } from 'next/router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { toLanguage } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { CurrentRoute } from '@/routing/CurrentRoute'
import type { RouteMatch, RouteQuery } from '@/routing/params'
import { parsePath, splitAddress } from '@/routing/parse-path'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'
import { splitSalesType } from '@/routing/sales-type-segment'
import { withLanguage } from '@/routing/with-language'

const NO_QUERY: RouteQuery = {}

/**
 * The route of the page that is shown. The server gives it; once in the browser the address itself is read, for the
 * query (of which a stored page knows the search that it was made for, and nothing else) and for parameters that changed without a new page, as in the configurator. The
 * same object for as long as nothing in it changes: most addresses say what the server said, and a new one would draw
 * the whole page a second time.
 */
export function useAddressRoute(pageRoute: RouteMatch | null, pageQuery: RouteQuery = NO_QUERY): CurrentRoute {
  const { asPath, locale } = useRouter()
  const hydrated = useHydratedByTransition()
  const read = useMemo(() => {
    const language = toLanguage(locale)
    const address = hydrated ? withLanguage(asPath, locale) : ''
    const parsed = parsePath(address)
    const query = parsed?.query ?? pageQuery
    if (!pageRoute) return { name: null, params: {}, salesType: readSalesType(address), language, query }
    const route = parsed?.match?.name === pageRoute.name ? parsed.match : pageRoute
    return { ...route, language, query }
  }, [asPath, locale, hydrated, pageRoute, pageQuery])
  const [route, setRoute] = useState(read)
  if (route === read || JSON.stringify(route) === JSON.stringify(read)) return route
  setRoute(read)
  return read
}

/** As a transition, so that parts of the page that are not hydrated yet are not drawn anew for it. */
function useHydratedByTransition(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}

/** An address that leads nowhere still says for whom it was written. */
function readSalesType(address: string): SalesType {
  const { language, segments = [] } = splitAddress(address) ?? {}
  return splitSalesType(segments, (segment) => language !== undefined && segment === B2B_SEGMENTS[language]).salesType
}
