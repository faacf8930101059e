import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isPlainClick } from '@/routing/plain-click'
import { historyEntry } from '@/routing/scroll-positions'
import { giveFocusBack } from '@/ui/give-focus-back'

/**
 * Spec §2: a link to a place in the page scrolls there; smoothly, below the header and without motion for those who want
 * none is the style sheet's part (ui/theme/global-css.ts). This moves the focus along, which next/link and a place that
 * cannot be focused leave behind: the next Tab goes on from there, and a screen reader reads on from there. So it is with another
 * page: it begins at its place, or at its beginning, and whoever comes back to it goes on from the link that was followed.
 */
export function AnchorFocus() {
  const { events } = useRouter()
  useEffect(() => {
    const followed = new Map<string, () => Element | undefined>()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      // A link that is marked so is handled where it stands: its click leads nowhere, whatever its address is.
      if (!link || link.closest('[data-keeps-focus]') || link.target || !isPlainClick(event)) return
      followed.set(historyEntry(), sameAs(link))
      if (pageOf(link) === pageOf(window.location)) focusPlace(link.hash)
    }
    const onArrival = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow || !isLeftBehind(document.activeElement)) return
      const link = followed.get(historyEntry())?.()
      if (link || !focusPlace(window.location.hash)) giveFocusBack(link)
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

const pageOf = ({ href }: { readonly href: string }) => href.split('#')[0]

/** Finds a link once its page has been drawn anew: by its place among those that lead to the same address. */
function sameAs(link: HTMLAnchorElement): () => Element | undefined {
  const { href } = link
  const links = () => [...document.links].filter((one) => one.href === href)
  const place = links().indexOf(link)
  return () => links()[place]
}

/** The old page is gone, and with it the focus; or the link is one of the footer, which stays, far below the new page's beginning. */
const isLeftBehind = (focused: Element | null) => !focused || focused.matches('body, main, footer *')

/** @returns whether there is such a place */
function focusPlace(hash: string): boolean {
  const place = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (!place) return false
  // `tabIndex` is -1 for whatever cannot be focused; the attribute lasts only as long as the focus, as a click inside a
  // focusable section would take it too.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1')
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
  return true
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
