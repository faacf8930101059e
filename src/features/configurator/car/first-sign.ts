import { startTransition, useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
/** Safari has no idle callback: by then a page has usually come to rest. */
const REST_MS = 1_500

/**
 * Calls back at the visitor's first sign, or at once where there was one already. What only those need who do something is
 * not asked of a phone whose owner only looks.
 *
 * @returns what ends the wait
 */
export function atFirstSign(then: () => void): () => void {
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    then()
  }
  // The sign that made the page fetch its scripts was before them.
  if (navigator.userActivation?.hasBeenActive) once()
  else for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true, signal: listening.signal })
  return () => listening.abort()
}

/** False until the visitor has given a sign and the browser has nothing better to do. */
export function useIdleAfterSign(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let endRest = () => {}
    const rest = () => startTransition(() => setIdle(true))
    const endWait = atFirstSign(() => {
      if (typeof requestIdleCallback === 'undefined') {
        const timer = setTimeout(rest, REST_MS)
        endRest = () => clearTimeout(timer)
      } else {
        const handle = requestIdleCallback(rest, { timeout: 2 * REST_MS })
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
