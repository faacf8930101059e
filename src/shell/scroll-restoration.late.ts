import type { NextRouter } from 'next/router'
import { historyEntry, scrollPositions } from '@/routing/scroll-positions'

/** Milliseconds to wait for the page to grow while code or data is loading. */
const TIMEOUT_MS = 4_000

/** Set on the root element meanwhile: it switches off `content-visibility`, so that all sections have their real heights. */
const RETURNING = 'data-returning'

/** The browser remembers heights of `content-visibility` only after a frame. */
const afterFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/**
 * Restores the scroll position after Back and Forward. The browser restores it as soon as the URL changes, when the previous page is
 * still on the screen or the next one is too short. So this code stores the position of each history entry in memory, and restores it
 * once the page is long enough. Until then it keeps the previous page from scrolling. If the visitor scrolls meanwhile, nothing is
 * restored. SiteFrame stores the position of a page that is left before this code is loaded.
 *
 * @returns a cleanup function
 */
export function restoreScroll({ events, beforePopState }: Pick<NextRouter, 'events' | 'beforePopState'>): () => void {
  const root = document.documentElement
  const { style } = root
  let target: number | undefined
  /** Position of the previous page until the restored one is shown. */
  let heldPosition: number | undefined
  let stopWaiting = () => {}
  let shownPage = currentPage()
  const onScroll = () => {
    if (heldPosition !== undefined && scrollY !== heldPosition) scrollTo(heldPosition)
    else if (target === undefined) scrollPositions.set(historyEntry(), scrollY)
  }
  const stop = () => {
    target = undefined
    heldPosition = undefined
    style.scrollBehavior = ''
    stopWaiting()
    if (root.hasAttribute(RETURNING)) afterFrame(() => target === undefined && root.removeAttribute(RETURNING))
  }
  // `beforePopState` instead of a popstate listener: a cached page is rendered before a second listener runs.
  beforePopState(({ options }) => {
    // For Next all pages are one catch-all page, so a change from a URL with a query counts as shallow, and the previous page would stay.
    options.shallow &&= currentPage() === shownPage
    stop()
    target = scrollPositions.get(historyEntry())
    if (target !== undefined) {
      heldPosition = scrollY
      style.scrollBehavior = 'auto'
      root.setAttribute(RETURNING, '')
    }
    return true
  })
  const onComplete = () => {
    shownPage = currentPage()
    const place = target
    if (place === undefined) return
    heldPosition = undefined
    const hasReached = () => {
      scrollTo(place)
      return Math.abs(scrollY - place) < 1
    }
    if (hasReached()) return stop()
    const observer = new ResizeObserver(() => hasReached() && stop())
    observer.observe(root)
    const timer = setTimeout(stop, TIMEOUT_MS)
    stopWaiting = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }
  // The visitor may have scrolled before this code was loaded, and then follow a link.
  onScroll()
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('scroll', onScroll, { passive: true, signal })
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(input, stop, { passive: true, signal })
  }
  events.on('routeChangeComplete', onComplete)
  events.on('hashChangeComplete', onComplete)
  return () => {
    controller.abort()
    stop()
    events.off('routeChangeComplete', onComplete)
    events.off('hashChangeComplete', onComplete)
  }
}

/** The configurator is one page, whatever the configuration in its URL. */
const currentPage = () => location.pathname.split('/conf/')[0]

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
