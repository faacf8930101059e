import { useEffect, useState } from 'react'
import { useFromServer } from '@/ui/use-hydrated'
import { type BrusselsTime, inBrussels } from './opening'

const MINUTE_MS = 60_000

/** What the clocks of Brussels show, once in the browser: a stored page cannot know. */
export function useNow(): BrusselsTime | undefined {
  const isFromServer = useFromServer()
  const [now, setNow] = useState(isFromServer ? undefined : inBrussels(new Date()))
  useEffect(() => {
    const look = () => setNow(inBrussels(new Date()))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
