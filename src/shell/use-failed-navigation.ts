import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { setWholeLoad } from '@/late/chunk-load-errors'
import { withLanguage } from '@/routing/with-language'
import { watchPageData } from './page-data-fetch'
import { loadIfReachable } from './site-reachability'

/**
 * If data or code of a page cannot be loaded, the router would do a full navigation. Without a connection that would replace the current
 * page by the browser's error page, so this hook checks first whether the site is reachable.
 */
export function useFailedNavigation(): void {
  const { events, asPath, locale } = useRouter()
  const isCurrentPage = useEffectEvent((address: string) => withLanguage(asPath, locale) === address)
  const load = useEffectEvent((address: string) => window.location.assign(withLanguage(address, locale)))
  useEffect(() => {
    if (process.env.PLAIN_BUILD) return
    watchPageData()
    if (window.__bootstrap) window.__bootstrap.keepsPage = true
    let navigations = 0
    const onStart = () => {
      navigations += 1
    }
    /** False if the visitor has navigated again: an earlier failed navigation must not replace the later page. */
    const loadWhole = (whole: () => void) => {
      const last = navigations
      void loadIfReachable(whole, () => navigations === last)
    }
    setWholeLoad(loadWhole)
    const onError = (error: unknown, address: string) => {
      if (isCancelled(error)) return
      const { pathname, search, hash } = window.location
      // Back and Forward have changed the URL already.
      if (!isCurrentPage(pathname + search + hash)) return
      loadWhole(() => load(address))
      // Next itself throws such an error for a cancelled navigation. Without it, Next would do a full navigation now.
      const stays = Object.assign(new Error('The page stays until the site has answered'), { cancelled: true })
      // Listeners registered later are not called after the throw.
      events.emit('routeChangeError', stays, address, {})
      throw stays
    }
    events.on('routeChangeStart', onStart)
    events.on('routeChangeError', onError)
    return () => {
      events.off('routeChangeStart', onStart)
      events.off('routeChangeError', onError)
    }
  }, [events])
}

const isCancelled = (error: unknown) => error instanceof Error && 'cancelled' in error && error.cancelled === true
