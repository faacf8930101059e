import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useState } from 'react'
import { BlockSlots } from '@/components/editorial/block-slots'
import { SiteUrlContext } from '@/components/site-url'
import { publicEnv } from '@/config/env.public'
import { createQueryClient } from '@/data/query-client'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { OtherLanguagePath } from '@/routing/other-language'
import { parsePath } from '@/routing/parse-path'
import { ViewPreloadContext } from '@/routing/RouteLink'
import { withLanguage } from '@/routing/with-language'
import { Shell } from '@/shell/Shell'
import { sora } from '@/ui/fonts'
import { blockSlots } from './block-slots'
import type { FrameProps } from './page-props'
import { preloadView } from './site-views'
import { useAddressRoute } from './use-address-route'

/** Everything around a page: its data, its route, and the shell, which stays while pages change. */
export function SiteFrame({ frame, children }: { frame: Partial<FrameProps>; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const route = useAddressRoute(frame.route ?? null)
  usePreloadOnNavigation()
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={frame.dehydratedState}>
        <CurrentRouteProvider value={route}>
          <OtherLanguagePath value={frame.otherLanguagePath ?? null}>
            <ViewPreloadContext value={preloadView}>
              <SiteUrlContext value={publicEnv.siteUrl}>
                <div className={sora.className}>
                  <Shell modelPrices={frame.menuPrices ?? undefined} disclaimer={frame.disclaimer ?? undefined}>
                    <BlockSlots value={blockSlots}>{children}</BlockSlots>
                  </Shell>
                </div>
              </SiteUrlContext>
            </ViewPreloadContext>
          </OtherLanguagePath>
        </CurrentRouteProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** While Next fetches the next page's data, the view's code is fetched beside it. */
function usePreloadOnNavigation() {
  const { events, locale } = useRouter()
  useEffect(() => {
    const preload = (url: string) => {
      const name = parsePath(withLanguage(url, locale))?.match.name
      if (name) preloadView(name)
    }
    events.on('routeChangeStart', preload)
    return () => events.off('routeChangeStart', preload)
  }, [events, locale])
}
