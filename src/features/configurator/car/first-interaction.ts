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
export function onFirstInteraction(callback: () => void): () => void {
  const controller = new AbortController()
  const once = () => {
    controller.abort()
    callback()
  }
  // The interaction that made the page load its scripts came before these listeners.
  if (navigator.userActivation?.hasBeenActive) once()
  else
    for (const event of INTERACTIONS) window.addEventListener(event, once, { passive: true, signal: controller.signal })
  return () => controller.abort()
}

/** False until the visitor has interacted and the browser is idle. */
export function useIdleAfterInteraction(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancelIdle = () => {}
    const onIdle = () => startTransition(() => setIdle(true))
    const stopListening = onFirstInteraction(() => {
      if (typeof requestIdleCallback === 'undefined') {
        const timer = setTimeout(onIdle, IDLE_FALLBACK_MS)
        cancelIdle = () => clearTimeout(timer)
      } else {
        const handle = requestIdleCallback(onIdle, { timeout: 2 * IDLE_FALLBACK_MS })
        cancelIdle = () => cancelIdleCallback(handle)
      }
    })
    return () => {
      stopListening()
      cancelIdle()
    }
  }, [])
  return isIdle
}
