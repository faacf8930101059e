import { useEffect, useState } from 'react'
import { useFromServer } from '@/ui/use-hydrated'
import { type BrusselsTime, brusselsTime } from './opening'

const MINUTE_MS = 60_000

/** The time in Brussels; undefined on the server, because a stored page cannot know the time. */
export function useNow(): BrusselsTime | undefined {
  const isFromServer = useFromServer()
  const [now, setNow] = useState(isFromServer ? undefined : brusselsTime(new Date()))
  useEffect(() => {
    const look = () => setNow(brusselsTime(new Date()))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
