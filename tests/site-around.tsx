import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { createQueryClient } from '@/data/query-client'
import { ALL_FLAGS_OFF, type FeatureFlag } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import type { LinkParams, RouteParams, RouteQuery } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'
import { fakeRouter } from './fake-router'
import { translationsIn } from './translations'

type RouteInTest = { [N in RouteName]: { name: N; params: RouteParams<N>; query?: RouteQuery } }[RouteName]

export interface SiteInTest {
  /** Default: Dutch. */
  readonly language?: Language
  /** Default: a private buyer. */
  readonly salesType?: SalesType
  /** Default: the homepage. */
  readonly route?: RouteInTest
  /** The server's answer, already loaded: the flags named here, all others off. Left out: the page asks for them. */
  readonly flags?: Partial<Record<FeatureFlag, boolean>>
  readonly queryClient?: QueryClient
}

interface SiteAround {
  readonly router: NextRouter
  readonly queryClient: QueryClient
  /** What stands around each component: a route, an audience, the real words, the product's own query policy. */
  readonly around: (ui: ReactNode) => ReactNode
}

export function siteAround(options: SiteInTest = {}): SiteAround {
  const { language = 'nl', salesType = 'B2C', flags, queryClient = createQueryClient() } = options
  const { query = {}, ...route }: RouteInTest = options.route ?? { name: 'homepage', params: {} }
  const path = buildPath(route.name, { ...query, ...route.params } as LinkParams<RouteName>, { language, salesType })
  const router = fakeRouter(path, language)
  const words = translationsIn(language)
  if (flags) queryClient.setQueryData(featureFlagQueries.all().queryKey, { ...ALL_FLAGS_OFF, ...flags })
  return {
    router,
    queryClient,
    around: (ui) => (
      <RouterContext value={router}>
        <I18nextProvider i18n={words}>
          <QueryClientProvider client={queryClient}>
            <CurrentRouteProvider value={{ ...route, language, salesType, query }}>{ui}</CurrentRouteProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </RouterContext>
    ),
  }
}
