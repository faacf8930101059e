import { useEffect, useState } from 'react'
import { useHydrated } from '@/ui/use-hydrated'
import { type BrusselsTime, inBrussels } from './opening'

const MINUTE_MS = 60_000

/** What the clocks of Brussels show, once in the browser: a stored page cannot know. */
export function useNow(): BrusselsTime | undefined {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(isHydrated ? inBrussels(new Date()) : undefined)
  useEffect(() => {
    const look = () => setNow(inBrussels(new Date()))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
