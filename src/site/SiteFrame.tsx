import { HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { ToolContext } from '@/blocks/tools'
import { face } from '@/brand/font'
import { SiteUrlContext } from '@/components/site-url'
import { publicEnv } from '@/config/env.public'
import { browserOnly } from '@/late/browser-only'
import { notePageComing } from '@/late/chunk-load-errors'
import { PageRecordContext } from '@/late/page-data'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { OtherLanguageContext } from '@/routing/other-language'
import { parsePath } from '@/routing/parse-path'
import { rememberScrollPosition } from '@/routing/scroll-positions'
import { withLanguage } from '@/routing/with-language'
import { Shell } from '@/shell/Shell'
import type { FrameProps } from './page-props'
import { preloadView } from './preload-view'
import { tools } from './tools'
import { useAddressRoute } from './use-address-route'
import { useVisitorInput } from './use-visitor-input'

interface SiteFrameProps {
  readonly frame: Partial<FrameProps>
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** What the queries of a page hold and do, while one works at the site; no build has it. */
const QueryDevtools =
  process.env.NODE_ENV === 'development' && !process.env.CONTENT_EDITOR
    ? browserOnly(() => import('./QueryDevtools.late').then((module) => module.QueryDevtools))
    : undefined

/** Everything around a page: its data, its route, and the shell, which stays while pages change. */
export function SiteFrame({ frame, queryClient, children }: SiteFrameProps) {
  const record = useContext(PageRecordContext)
  const [read] = useState(() => record?.watchQueries(queryClient) ?? queryClient)
  const route = useAddressRoute(frame.route ?? null, frame.query)
  useNextPage()
  useVisitorInput()
  return (
    <QueryClientProvider client={read}>
      <HydrationBoundary state={frame.dehydratedState} queryClient={queryClient}>
        <CurrentRouteProvider value={route}>
          <OtherLanguageContext value={frame.otherLanguage ?? null}>
            <SiteUrlContext value={publicEnv.siteUrl}>
              <div className={face.className}>
                <Shell disclaimer={frame.disclaimer ?? undefined}>
                  <ToolContext value={tools}>{children}</ToolContext>
                </Shell>
                {QueryDevtools && <QueryDevtools />}
              </div>
            </SiteUrlContext>
          </OtherLanguageContext>
        </CurrentRouteProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** While Next fetches the next page's data, the view's code is fetched beside it; the place in this one is remembered as it is left. */
function useNextPage() {
  const { events, locale } = useRouter()
  useEffect(() => {
    const preload = (url: string) => {
      const name = parsePath(withLanguage(url, locale))?.match.name
      if (name) preloadView(name)
    }
    const onAddress = () => {
      rememberScrollPosition()
      notePageComing(true)
    }
    const onPage = () => notePageComing(false)
    events.on('routeChangeStart', preload)
    events.on('beforeHistoryChange', onAddress)
    events.on('routeChangeComplete', onPage)
    events.on('routeChangeError', onPage)
    return () => {
      events.off('routeChangeStart', preload)
      events.off('beforeHistoryChange', onAddress)
      events.off('routeChangeComplete', onPage)
      events.off('routeChangeError', onPage)
    }
  }, [events, locale])
}
