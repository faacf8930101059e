import { useEffect, useState } from 'react'
import { useRouteKey } from './use-address'

/** The last thing that came up by itself in this session, and when. */
export const INTERRUPTION = 'interruption'
/** After one interruption the next waits so long: a visit's first minute has one at most, the question of consent apart. */
export const QUIET_MS = 60_000

interface Interruption {
  readonly name: string
  readonly time: number
}

/** Where storage is forbidden: for the life of the page. */
let ofThisPage: Interruption | undefined

function lastInterruption(): Interruption | undefined {
  try {
    const [name = '', time = ''] = (sessionStorage.getItem(INTERRUPTION) ?? '').split(' ')
    return name ? { name, time: Number(time) } : undefined
  } catch {
    return ofThisPage
  }
}

function remember(interruption: Interruption): void {
  ofThisPage = interruption
  try {
    sessionStorage.setItem(INTERRUPTION, `${interruption.name} ${interruption.time}`)
  } catch {
    // Remembered for the life of the page only.
  }
}

function isFreeFor(name: string): boolean {
  const last = lastInterruption()
  return !last || last.name === name || Math.abs(Date.now() - last.time) >= QUIET_MS
}

/**
 * Whether this may come up by itself on this page (undefined: it does not want to). Decided when a page begins: nothing comes up
 * in the middle of reading, and what is up stays on the pages that follow.
 */
export function useTurn(name: string | undefined): boolean {
  const page = useRouteKey()
  const decide = () => ({ page, name, isItsTurn: name !== undefined && isFreeFor(name) })
  const [decided, setDecided] = useState(decide)
  const isOutdated = decided.page !== page || decided.name !== name
  const { isItsTurn } = isOutdated ? decide() : decided
  if (isOutdated) setDecided({ page, name, isItsTurn })

  useEffect(() => {
    if (isItsTurn && name !== undefined && lastInterruption()?.name !== name) remember({ name, time: Date.now() })
  }, [isItsTurn, name])
  return isItsTurn
}
