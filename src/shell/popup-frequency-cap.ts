import { useEffect, useState } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { useRouteKey } from './use-address'

/** Storage key of the last popup of this session and its time. */
export const INTERRUPTION = 'interruption'
/** Minimum time between two popups. The consent question does not count. */
export const QUIET_MS = 60_000

const memory = inSessionStorage(INTERRUPTION)

function lastInterruption() {
  const [name = '', time] = memory.read().split(' ')
  return { name, time: Number(time) }
}

function mayPopUp(name: string): boolean {
  const last = lastInterruption()
  return last.name === '' || last.name === name || Math.abs(Date.now() - last.time) >= QUIET_MS
}

/**
 * Whether a popup may open on this page. It is decided when a page opens, so that no popup interrupts reading, and an open one stays
 * on the next pages. `name` is undefined if the popup is not wanted.
 */
export function useMayPopUp(name: string | undefined): boolean {
  const page = useRouteKey()
  const decide = () => ({ page, name, isItsTurn: name !== undefined && mayPopUp(name) })
  const [decided, setDecided] = useState(decide)
  const isOutdated = decided.page !== page || decided.name !== name
  const { isItsTurn } = isOutdated ? decide() : decided
  if (isOutdated) setDecided({ page, name, isItsTurn })

  useEffect(() => {
    if (isItsTurn && name !== undefined && lastInterruption().name !== name) memory.write(`${name} ${Date.now()}`)
  }, [isItsTurn, name])
  return isItsTurn
}
