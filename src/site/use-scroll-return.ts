import { useRouter } from 'next/router'
import { useEffect } from 'react'

/** Milliseconds for which the page may still grow: parts whose code or data is on its way. */
const PATIENCE = 4_000

/**
 * Back and forward return to where the visitor was, in pixels. The browser tries as soon as the address changes, when the page
 * of before is still there or the next one is not yet as long. So each place is remembered by its entry of the history,
 * in memory, and taken once the page is long enough. Whoever scrolls meanwhile has chosen another place.
 */
export function useScrollReturn(): void {
  const { events } = useRouter()
  useEffect(() => {
    const places = new Map<string, number>()
    let wanted: number | undefined
    let stopWaiting = () => {}
    const remember = () => {
      if (wanted === undefined) places.set(entryKey(), window.scrollY)
    }
    const giveUp = () => {
      wanted = undefined
      stopWaiting()
    }
    const onPopState = () => {
      giveUp()
      wanted = places.get(entryKey())
    }
    const onComplete = () => {
      const place = wanted
      if (place === undefined) return
      const isThere = () => {
        window.scrollTo({ top: place, behavior: 'instant' })
        return Math.abs(window.scrollY - place) < 1
      }
      if (isThere()) return giveUp()
      const growing = new ResizeObserver(() => isThere() && giveUp())
      growing.observe(document.documentElement)
      const timer = window.setTimeout(giveUp, PATIENCE)
      stopWaiting = () => {
        growing.disconnect()
        window.clearTimeout(timer)
      }
    }
    // A visitor may have scrolled before there was code, and the first thing that it does is to follow a link.
    remember()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', remember, { passive: true, signal })
    window.addEventListener('popstate', onPopState, { signal })
    for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      window.addEventListener(input, giveUp, { passive: true, signal })
    }
    events.on('routeChangeComplete', onComplete)
    return () => {
      listening.abort()
      giveUp()
      events.off('routeChangeComplete', onComplete)
    }
  }, [events])
}

/** Next gives each entry of the history a key. */
function entryKey(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : ''
}
