import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
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
  page.innerHTML = await onServer(
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

/** How the renderer marks a boundary that it could not draw, and how often it is tried again while code is fetched. */
const NOT_DRAWN = '<!--$!-->'
const TRIES = 200

/**
 * As Next renders a page: where there is no window, and whole, however long the code of its parts takes to come. By the
 * synchronous renderer, again and again, because React's other one cannot share a process with its renderer for browsers.
 */
export async function onServer(page: ReactNode): Promise<string> {
  const { window } = globalThis
  for (let tries = 0; tries < TRIES; tries++) {
    vi.stubGlobal('window', undefined)
    const html = renderToString(<Suspense fallback={null}>{page}</Suspense>)
    vi.stubGlobal('window', window)
    if (!html.includes(NOT_DRAWN)) return html.replace(/^<!--\$-->|<!--\/\$-->$/g, '')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('A part of the page never came')
}
