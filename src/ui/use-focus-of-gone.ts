import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Marks what takes its own place in a list away: a button, a link. */
export const TAKES_AWAY = { 'data-takes-away': '' } as const

/**
 * The focus that goes with a thing of a list is given to the next one, behind the last to the one before, so that the next key goes on
 * there. The things are told by TAKES_AWAY.
 *
 * @param otherwise gives it where none of them is left
 */
export function useFocusOfGone<E extends HTMLElement>(
  otherwise: () => void,
): {
  readonly ref: RefObject<E | null>
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
} {
  const ref = useRef<E>(null)
  /** Which of them had the focus; -1 is another place of the list. */
  const focused = useRef<number>(undefined)
  const things = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-takes-away]') ?? [])]
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (focused.current === undefined || (activeElement && activeElement !== body)) return
    const left = things()
    const next = left[Math.min(focused.current, left.length - 1)]
    focused.current = undefined
    if (next) next.focus({ preventScroll: true })
    else otherwise()
  })
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = things().indexOf(target as HTMLElement)
    },
    // React hears of no blur of what it takes away itself.
    onBlur: () => {
      focused.current = undefined
    },
  }
}
