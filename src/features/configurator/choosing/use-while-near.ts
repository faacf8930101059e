import { type RefObject, useEffect, useRef, useState } from 'react'

/** Half a window ahead, as parts are hydrated (late/hydrate-near.tsx). */
const NEAR = '50% 0px'

/**
 * The value of now while the element is near the window, and the last one seen there while it is not. The summary asks
 * the service for half a dozen things: a click on a choice above must not ask for them when nobody looks.
 */
export function useWhileNear<T, E extends HTMLElement>(value: T): { host: RefObject<E | null>; seen: T } {
  const host = useRef<E>(null)
  const [isNear, setIsNear] = useState(true)
  const [seen, setSeen] = useState(value)
  useEffect(() => {
    if (!host.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsNear(entry.isIntersecting), {
      rootMargin: NEAR,
    })
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [])
  if (isNear && seen !== value) setSeen(value)
  return { host, seen: isNear ? value : seen }
}
