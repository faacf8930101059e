import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import type { Audience } from '@/routing/build-path'
import { type CurrentRoute, CurrentRouteProvider } from '@/routing/CurrentRoute'
import type { RouteMatch } from '@/routing/params'
import { fakeRouter } from './fake-router'
import { translationsIn } from './translations'

type RouteOnServer = Omit<RouteMatch, 'salesType'>

/** The HTML that the server sends for a view, with what its route loads ahead: all that a browser without JavaScript has. */
export async function serverMarkup(
  view: ReactNode,
  { language, salesType }: Audience,
  route: RouteOnServer,
  queries: Parameters<typeof prefetch>[1],
): Promise<HTMLElement> {
  const queryClient = createQueryClient()
  await prefetch(queryClient, queries)
  const current = { ...route, language, salesType, query: {} } as CurrentRoute
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <RouterContext value={fakeRouter('/', language)}>
      <I18nextProvider i18n={translationsIn(language)}>
        <QueryClientProvider client={queryClient}>
          <CurrentRouteProvider value={current}>{view}</CurrentRouteProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </RouterContext>,
  )
  return page
}
