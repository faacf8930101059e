import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { publicEnv } from '@/config/env.public'
import { ErrorBoundary } from './ErrorBoundary'
import type { OverlaysProps } from './Overlays'

const Overlays = dynamic(() => import('./Overlays').then((module) => module.Overlays), { ssr: false })

/** Later than this it is not fetched, however busy the browser is. */
const LATEST_MS = 2_000

/** Nothing in it is needed to read the page, so it comes when the page has come: after hydration, in the first idle moment. */
export function LateOverlays(props: OverlaysProps) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const wake = () => setIsIdle(true)
    // A page that waits for its container does not wait for an idle moment too.
    if (publicEnv.tagManagerId) return wake()
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(wake, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(wake, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  if (!isIdle) return null
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Overlays {...props} />
    </ErrorBoundary>
  )
}
