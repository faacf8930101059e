import { useEffect, useState } from 'react'

/** Safari has no idle callback: by then a page has usually come to rest. */
const REST_MS = 1_500

/** False until the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const rest = () => setIdle(true)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(rest, REST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: 2 * REST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
