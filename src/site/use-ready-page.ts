import { useEffect, useReducer, useRef } from 'react'
import type { FrameProps } from './page-props'
import { isViewReady, siteViews } from './site-views'

/**
 * The page to show: the newest one whose view is there. Until a view's code has come, the page before it stays as it
 * is. Not by Suspense: the server would send what stands under it hidden, with inline scripts to show it, which is
 * nothing without JavaScript and forbidden by the content policy.
 */
export function useReadyPage<Page extends { readonly pageProps: Partial<FrameProps> }>(page: Page): Page {
  const shown = useRef(page)
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const name = page.pageProps.route?.name
  const isReady = !name || isViewReady(name)
  if (isReady) shown.current = page

  useEffect(() => {
    if (isReady || !name) return
    let isWanted = true
    siteViews[name].load().then(
      () => isWanted && showAgain(),
      // Offline, or the files of another deployment: the browser's own navigation tells which.
      () => isWanted && window.location.reload(),
    )
    return () => {
      isWanted = false
    }
  }, [isReady, name])

  return shown.current
}
