import { useEffect, useState } from 'react'
import { publicEnv } from '@/config/env.public'
import { browserOnly } from '@/late/browser-only'
import { ErrorBoundary } from './ErrorBoundary'
import type { OverlaysProps } from './Overlays.late'

const Overlays = browserOnly(() => import('./Overlays.late').then((module) => module.Overlays))

/** Loaded after this time at the latest, even if the browser is busy. */
const LATEST_MS = 2_000

/** The page can be read without the overlays, so they are loaded after hydration, when the browser is idle. */
export function LateOverlays(props: OverlaysProps) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const show = () => setIsIdle(true)
    // public/page-hiding.js hides the page until the tag manager's container has loaded, so it must not wait for an idle moment too.
    if (publicEnv.tagManagerId) return show()
    // Safari has no `requestIdleCallback`.
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
