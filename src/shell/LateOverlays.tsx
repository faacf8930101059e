import { useEffect, useState } from 'react'
import { publicEnv } from '@/config/env.public'
import { browserOnly } from '@/late/browser-only'
import { ErrorBoundary } from './ErrorBoundary'
import type { OverlaysProps } from './Overlays.late'

const Overlays = browserOnly(() => import('./Overlays.late').then((module) => module.Overlays))

/** Later than this it is not fetched, however busy the browser is. */
const LATEST_MS = 2_000

/** Nothing in it is needed to read the page, so it comes when the page has come: after hydration, in the first idle moment. */
export function LateOverlays(props: OverlaysProps) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const show = () => setIsIdle(true)
    // A page that waits for its container does not wait for an idle moment too.
    if (publicEnv.tagManagerId) return show()
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(show, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(show, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  if (!isIdle) return null
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Overlays {...props} />
    </ErrorBoundary>
  )
}
