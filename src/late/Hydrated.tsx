import { useEffect, useLayoutEffect } from 'react'
import { replayTypedValues } from './replay-typed-values'
import { findWaitingPart, type WaitingPart } from './waiting-part'

interface HydratedProps {
  readonly part: WaitingPart
  readonly onHydrated?: (isHydrated: true) => void
}

/** Stands last in a boundary. When its effects run, React has hydrated the boundary, except for inner parts that still wait. */
export function Hydrated({ part, onHydrated }: HydratedProps) {
  useLayoutEffect(() => {
    if (part.host) void replayTypedValues(part.host, (field) => findWaitingPart(field) !== part)
  }, [part])
  useEffect(() => {
    part.answer()
    onHydrated?.(true)
  }, [part, onHydrated])
  return null
}
