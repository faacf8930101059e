import { type RefObject, useEffect, useRef } from 'react'

/**
 * Other elements with the same links take the place of those that the visitor may be on. The focus then goes to the first
 * link with the same address, so that the keyboard goes on from where it was.
 */
export function useFocusOnSameLink(place: RefObject<HTMLElement | null>, isReplaced: boolean): void {
  const address = useRef('')

  useEffect(() => {
    const links = place.current
    const remember = ({ target }: FocusEvent) => {
      address.current = target instanceof HTMLAnchorElement ? target.href : ''
    }
    links?.addEventListener('focusin', remember)
    return () => links?.removeEventListener('focusin', remember)
  }, [place])

  useEffect(() => {
    // The element that had the focus is gone when the document has it.
    if (!isReplaced || document.activeElement !== document.body) return
    const same = [...(place.current?.querySelectorAll('a') ?? [])].find(({ href }) => href === address.current)
    same?.focus({ preventScroll: true })
  }, [place, isReplaced])
}
