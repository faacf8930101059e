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
    if (!isReplaced || !place.current) return
    giveFocusBack(place.current, address.current)
    // What takes their place may be a copy of them first.
    const observer = new MutationObserver(() => {
      observer.disconnect()
      if (place.current) giveFocusBack(place.current, address.current)
    })
    observer.observe(place.current, { childList: true })
    return () => observer.disconnect()
  }, [place, isReplaced])
}

function giveFocusBack(place: HTMLElement, address: string): void {
  // The element that had the focus is gone when the document has it.
  if (document.activeElement !== document.body) return
  const links = [...place.querySelectorAll('a')].filter(({ href }) => href === address)
  const shown = links.find((link) => link.getClientRects().length > 0)
  // On a phone it is in a closed row, which stands for it.
  const row = links[0]?.closest('details:not([open])')?.querySelector('summary')
  ;(shown ?? row)?.focus({ preventScroll: true })
}
