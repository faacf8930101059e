import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { setWholeLoad } from '@/late/chunk-load-errors'
import { withLanguage } from '@/routing/with-language'
import { watchPageData } from './page-data-fetch'
import { loadIfReachable } from './site-reachability'

/**
 * A page whose data or code cannot be had: the router would load it whole at once, and without a connection the browser would show its
 * own page of errors in the place of the one that the visitor was reading. So the site is asked first whether it is there.
 */
export function useFailedNavigation(): void {
  const { events, asPath, locale } = useRouter()
  const isAt = useEffectEvent((address: string) => withLanguage(asPath, locale) === address)
  const load = useEffectEvent((address: string) => window.location.assign(withLanguage(address, locale)))
  useEffect(() => {
    if (process.env.PLAIN_BUILD) return
    watchPageData()
    if (window.siteStarter) window.siteStarter.keepsPage = true
    let navigations = 0
    const onStart = () => {
      navigations += 1
    }
    /** Not once the visitor has gone on: a press that failed takes nobody from the page of a later one. */
    const loadWhole = (whole: () => void) => {
      const last = navigations
      void loadIfReachable(whole, () => navigations === last)
    }
    setWholeLoad(loadWhole)
    const onError = (error: unknown, address: string) => {
      if (isCancelled(error)) return
      const { pathname, search, hash } = window.location
      // Back and forward have changed the address already.
      if (!isAt(pathname + search + hash)) return
      loadWhole(() => load(address))
      // What Next throws itself for a navigation that another one has taken over: without it, it would load the page now.
      const stays = Object.assign(new Error('The page stays until the site has answered'), { cancelled: true })
      // Who listens after this one hears nothing once it throws.
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
