import Router from 'next/router'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { FrameProps } from './page-props'
import { isViewReady, siteViews } from './site-views'

/** What knows the code of blocks comes with the first navigation: a page that was served with its HTML needs none. */
type PageChunks = typeof import('./page-chunks')
let pageChunks: PageChunks | undefined

async function loadPageChunks(): Promise<PageChunks> {
  pageChunks = await import('./page-chunks')
  return pageChunks
}

/**
 * The page to show: the newest one whose code is there. Until a page's code has come, the page before it stays as it
 * is. Not by Suspense: the server would send what stands under it hidden, with inline scripts to show it, which is
 * nothing without JavaScript and forbidden by the content policy.
 */
export function useReadyPage<Page extends { readonly pageProps: Partial<FrameProps> }>(page: Page): Page {
  const { pageProps } = page
  const [first] = useState(pageProps)
  const shown = useRef(page)
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  // What the first page needs came with its HTML.
  const isReady = pageProps === first || isPageReady(pageProps)
  if (isReady) shown.current = page

  useEffect(() => {
    if (isReady) return
    let isWanted = true
    loadPage(pageProps).then(
      () => isWanted && showAgain(),
      // Offline, or the files of another deployment: the browser's own navigation tells which.
      () => isWanted && window.location.reload(),
    )
    return () => {
      isWanted = false
    }
  }, [isReady, pageProps])

  useEffect(() => {
    // Beside the page's own data. What fails here is asked for again where it is needed.
    const ahead = () => void loadPageChunks().catch(() => undefined)
    Router.events.on('routeChangeStart', ahead)
    return () => Router.events.off('routeChangeStart', ahead)
  }, [])

  return shown.current
}

/** A page of the route table has its view and its blocks; those outside it (404, 500) came with the app. */
function isPageReady({ route, view }: Partial<FrameProps>): boolean {
  return !route || (isViewReady(route.name) && pageChunks?.areLoaded(view) === true)
}

function loadPage({ route, view }: Partial<FrameProps>): Promise<unknown> {
  const code = route && !isViewReady(route.name) ? siteViews[route.name].load() : undefined
  return Promise.all([code, loadPageChunks().then(({ loadChunks }) => loadChunks(view))])
}
