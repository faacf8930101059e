import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isPlainClick } from '@/routing/plain-click'

/**
 * Spec §2: a link to a place in the page scrolls there; smoothly, below the header and without motion for those who want
 * none is the style sheet's part (ui/theme/global-css.ts). This moves the focus along, which next/link and a place that
 * cannot be focused leave behind: the next Tab goes on from there, and a screen reader reads on from there.
 */
export function AnchorFocus() {
  const { events } = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      // A link that is marked so is handled where it stands: its click leads nowhere, whatever its address is.
      if (!link || link.closest('[data-keeps-focus]') || link.target || !isPlainClick(event)) return
      const { origin, pathname, search } = window.location
      if (link.origin === origin && link.pathname === pathname && link.search === search) focusPlace(link.hash)
    }
    // A place in another page. Its old page is gone, and with it the focus; whoever moved it elsewhere knows better.
    const onArrival = (_: string, { shallow }: { shallow: boolean }) => {
      const { activeElement, body } = document
      if (!shallow && (!activeElement || activeElement === body)) focusPlace(window.location.hash)
    }
    // A link that the browser followed before this code was there. Some browsers leave the focus at the link.
    const { hash } = window.location
    const { activeElement, body } = document
    const isAtLink = activeElement instanceof HTMLAnchorElement && activeElement.hash === hash
    if (hash && (!activeElement || activeElement === body || isAtLink)) focusPlace(hash)
    // Before anybody answers the click: then the link and the address are still those that were clicked on.
    document.addEventListener('click', onClick, true)
    events.on('routeChangeComplete', onArrival)
    return () => {
      document.removeEventListener('click', onClick, true)
      events.off('routeChangeComplete', onArrival)
    }
  }, [events])
  return null
}

function focusPlace(hash: string): void {
  const place = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (!place) return
  // `tabIndex` is -1 for whatever cannot be focused; the attribute lasts only as long as the focus, as a click inside a
  // focusable section would take it too.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1')
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
