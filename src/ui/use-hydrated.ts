import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const same = () => 0

/**
 * True on the server, and in the browser for a component that takes over what the server drew; it never changes. React says it
 * in one place alone: it asks for the server's snapshot of a store only then. The snapshots are the same, so that nothing is
 * rendered again.
 */
export function useFromServer(): boolean {
  let isFromServer = false
  useSyncExternalStore(never, same, () => {
    isFromServer = true
    return 0
  })
  return useState(isFromServer)[0]
}

/**
 * False on the server and in the first render of the browser, which must be the same; true ever after. What changes with it is
 * rendered as a transition: many components wait for it at once, and a click in between is answered first.
 */
export function useHydrated(): boolean {
  const isFromServer = useFromServer()
  const [isHydrated, setIsHydrated] = useState(!isFromServer)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}
