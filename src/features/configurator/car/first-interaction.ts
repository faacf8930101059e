import { startTransition, useEffect, useState } from 'react'

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
/** Safari has no `requestIdleCallback`: after this time a page is usually idle. */
const IDLE_FALLBACK_MS = 1_500

/**
 * Calls back at the first interaction, or at once if there was one already. So a visitor who only looks does not load code
 * that only an interaction needs.
 *
 * @returns a function that removes the listeners
 */
export function onFirstInteraction(then: () => void): () => void {
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    then()
  }
  // The interaction that made the page load its scripts came before these listeners.
  if (navigator.userActivation?.hasBeenActive) once()
  else for (const sign of INTERACTIONS) window.addEventListener(sign, once, { passive: true, signal: listening.signal })
  return () => listening.abort()
}

/** False until the visitor has interacted and the browser is idle. */
export function useIdleAfterInteraction(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let endRest = () => {}
    const rest = () => startTransition(() => setIdle(true))
    const endWait = onFirstInteraction(() => {
      if (typeof requestIdleCallback === 'undefined') {
        const timer = setTimeout(rest, IDLE_FALLBACK_MS)
        endRest = () => clearTimeout(timer)
      } else {
        const handle = requestIdleCallback(rest, { timeout: 2 * IDLE_FALLBACK_MS })
        endRest = () => cancelIdleCallback(handle)
      }
    })
    return () => {
      endWait()
      endRest()
    }
  }, [])
  return isIdle
}
