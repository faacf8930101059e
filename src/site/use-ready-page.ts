import { useEffect, useReducer, useRef, useState } from 'react'
import { isLoaded, loadChunk } from '@/components/editorial/block-chunks'
import { chunksOf } from './page-chunks'
import type { FrameProps } from './page-props'
import { isViewReady, siteViews } from './site-views'

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

  return shown.current
}

/** A page of the route table has its view and its blocks; those outside it (404, 500) came with the app. */
function isPageReady({ route, view }: Partial<FrameProps>): boolean {
  return !route || (isViewReady(route.name) && chunksOf(view).every(isLoaded))
}

function loadPage({ route, view }: Partial<FrameProps>): Promise<unknown> {
  const code = route && !isViewReady(route.name) ? siteViews[route.name].load() : undefined
  return Promise.all([code, ...chunksOf(view).map(loadChunk)])
}
