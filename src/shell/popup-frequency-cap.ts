import { useEffect, useState } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { useRouteKey } from './use-address'

/** The last popup of this session, and when. */
export const INTERRUPTION = 'interruption'
/** After one popup the next waits so long: a visit's first minute has one at most, the question of consent apart. */
export const QUIET_MS = 60_000

const memory = inSessionStorage(INTERRUPTION)

function lastInterruption() {
  const [name = '', time] = memory.read().split(' ')
  return { name, time: Number(time) }
}

function isFreeFor(name: string): boolean {
  const last = lastInterruption()
  return last.name === '' || last.name === name || Math.abs(Date.now() - last.time) >= QUIET_MS
}

/**
 * Whether a popup may open on this page (undefined: it does not want to). Decided when a page begins: nothing comes up
 * in the middle of reading, and what is up stays on the pages that follow.
 */
export function useMayPopUp(name: string | undefined): boolean {
  const page = useRouteKey()
  const decide = () => ({ page, name, isItsTurn: name !== undefined && isFreeFor(name) })
  const [decided, setDecided] = useState(decide)
  const isOutdated = decided.page !== page || decided.name !== name
  const { isItsTurn } = isOutdated ? decide() : decided
  if (isOutdated) setDecided({ page, name, isItsTurn })

  useEffect(() => {
    if (isItsTurn && name !== undefined && lastInterruption().name !== name) memory.write(`${name} ${Date.now()}`)
  }, [isItsTurn, name])
  return isItsTurn
}
