import { useEffect, useLayoutEffect } from 'react'
import { announceTypedFields } from './typed-fields'
import { findWaitingPart, type WaitingPart } from './waiting-part'

interface HydratedProps {
  readonly part: WaitingPart
  readonly onHydrated?: (isHydrated: true) => void
}

/** The last thing in a boundary: when its effects run, all before it is hydrated, but for inner parts that wait. */
export function Hydrated({ part, onHydrated }: HydratedProps) {
  useLayoutEffect(() => {
    if (part.host) void announceTypedFields(part.host, (field) => findWaitingPart(field) !== part)
  }, [part])
  useEffect(() => {
    part.answer()
    onHydrated?.(true)
  }, [part, onHydrated])
  return null
}
