import type { NextRouter } from 'next/router'
import { historyEntry, scrollPositions } from '@/routing/scroll-positions'

/** Milliseconds for which the page may still grow: parts whose code or data is on its way. */
const PATIENCE = 4_000

/** On the root of the document meanwhile: what is laid out near the window alone (`content-visibility`) is so wherever it is, and has its height. */
const RETURNING = 'data-returning'

/** The browser remembers a height with the frame that shows it. */
const afterAFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/**
 * Back and forward return to where the visitor was, in pixels. The browser tries as soon as the address changes, when the page
 * of before is still there or the next one is not yet as long. So each place is remembered by its entry of the history,
 * in memory, and taken once the page is long enough. Until then the page of before stays where it is: the browser's own
 * attempt would scroll it, smoothly, and go on when the next page is there. Whoever scrolls meanwhile has chosen another
 * place. A page that is left before this code is there is remembered by SiteFrame.
 *
 * @returns what ends it
 */
export function restoreScroll({ events, beforePopState }: Pick<NextRouter, 'events' | 'beforePopState'>): () => void {
  const root = document.documentElement
  const { style } = root
  let wanted: number | undefined
  /** Where the page of before stands, until the one that is returned to is shown. */
  let standing: number | undefined
  let stopWaiting = () => {}
  let shown = pageOfAddress()
  const onScroll = () => {
    if (standing !== undefined && scrollY !== standing) scrollTo(standing)
    else if (wanted === undefined) scrollPositions.set(historyEntry(), scrollY)
  }
  const giveUp = () => {
    wanted = undefined
    standing = undefined
    style.scrollBehavior = ''
    stopWaiting()
    if (root.hasAttribute(RETURNING)) afterAFrame(() => wanted === undefined && root.removeAttribute(RETURNING))
  }
  // Not by an event of the window: a page whose data is there is shown before a second listener is called.
  beforePopState(({ options }) => {
    // To Next all pages are one, and one that was opened with a query a change of it alone: the page of before would stay under its address.
    options.shallow &&= pageOfAddress() === shown
    giveUp()
    wanted = scrollPositions.get(historyEntry())
    if (wanted !== undefined) {
      standing = scrollY
      style.scrollBehavior = 'auto'
      root.setAttribute(RETURNING, '')
    }
    return true
  })
  const onComplete = () => {
    shown = pageOfAddress()
    const place = wanted
    if (place === undefined) return
    standing = undefined
    const isThere = () => {
      scrollTo(place)
      return Math.abs(scrollY - place) < 1
    }
    if (isThere()) return giveUp()
    const growing = new ResizeObserver(() => isThere() && giveUp())
    growing.observe(root)
    const timer = setTimeout(giveUp, PATIENCE)
    stopWaiting = () => {
      growing.disconnect()
      clearTimeout(timer)
    }
  }
  // A visitor may have scrolled before there was code, and the first thing that it does is to follow a link.
  onScroll()
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('scroll', onScroll, { passive: true, signal })
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(input, giveUp, { passive: true, signal })
  }
  events.on('routeChangeComplete', onComplete)
  events.on('hashChangeComplete', onComplete)
  return () => {
    listening.abort()
    giveUp()
    events.off('routeChangeComplete', onComplete)
    events.off('hashChangeComplete', onComplete)
  }
}

/** A configuration is one page, whatever is chosen. */
const pageOfAddress = () => location.pathname.split('/conf/')[0]

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
