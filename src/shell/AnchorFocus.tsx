import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isPlainClick } from '@/routing/plain-click'
import { historyEntry } from '@/routing/scroll-positions'
import { giveFocusBack } from '@/ui/give-focus-back'

/**
 * Spec §2: a link to an anchor scrolls there. The style sheet handles the offset of the header, smooth scrolling and reduced motion
 * (ui/theme/global-css.ts). This component moves the focus too, because next/link does not, and a target may not be focusable: so
 * Tab and screen readers continue at the target. A new page starts at its anchor or beginning; after Back the followed link has the
 * focus again.
 */
export function AnchorFocus() {
  const { events } = useRouter()
  useEffect(() => {
    const followed = new Map<string, () => Element | undefined>()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      // A link with this attribute has its own click handler, and its click navigates nowhere.
      if (!link || link.closest('[data-keeps-focus]') || link.target || !isPlainClick(event)) return
      followed.set(historyEntry(), sameAs(link))
      if (withoutHash(link) === withoutHash(window.location)) focusPlace(link.hash)
    }
    const onArrival = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow || !isLeftBehind(document.activeElement)) return
      const link = followed.get(historyEntry())?.()
      if (link || !focusPlace(window.location.hash)) giveFocusBack(link)
    }
    // The browser may have followed an anchor before this code was loaded. Some browsers leave the focus at the link.
    const { hash } = window.location
    const { activeElement, body } = document
    const isAtLink = activeElement instanceof HTMLAnchorElement && activeElement.hash === hash
    if (hash && (!activeElement || activeElement === body || isAtLink)) focusPlace(hash)
    // Capture phase: before another handler changes the link or the URL.
    document.addEventListener('click', onClick, true)
    events.on('routeChangeComplete', onArrival)
    return () => {
      document.removeEventListener('click', onClick, true)
      events.off('routeChangeComplete', onArrival)
    }
  }, [events])
  return null
}

const withoutHash = ({ href }: { readonly href: string }) => href.split('#')[0]

/** Identifies a link after its page has been rendered again: by its index among the links with the same URL. */
function sameAs(link: HTMLAnchorElement): () => Element | undefined {
  const { href } = link
  const links = () => [...document.links].filter((one) => one.href === href)
  const place = links().indexOf(link)
  return () => links()[place]
}

/** The focus is lost with the old page, or is still on a footer link, far below the beginning of the new page. */
const isLeftBehind = (focused: Element | null) => !focused || focused.matches('body, main, footer *')

/** @returns whether the target exists */
function focusPlace(hash: string): boolean {
  const place = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (!place) return false
  // `tabIndex` is -1 for an element that cannot be focused. The attribute is removed at blur, because a click inside a
  // focusable section would focus it too.
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
