import { type RefObject, useEffect, useRef } from 'react'
import { breakpoints } from '@/ui/theme/breakpoints'
import { useRouteKey } from '../use-address'

const FOCUSABLE = 'a[href], button:not(:disabled), summary, input, select, textarea'

/** What can be reached: not what is hidden or lies in a closed section. */
function reachable(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.closest('[hidden]')) return false
    const closed = element.parentElement?.closest('details:not([open])')
    return !closed || element.parentElement === closed
  })
}

/**
 * Spec §4: the menu closes on any route change and on a click outside. It also closes on Escape and on following one
 * of its links, traps the focus while it is open and gives it back to its button.
 */
export function useMenuBehavior(
  ref: RefObject<HTMLDetailsElement | null>,
  linkGroups: RefObject<HTMLElement | null>,
): void {
  const routeKey = useRouteKey()
  const openedAt = useRef<string | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the event
  useEffect(() => {
    const menu = ref.current
    // The address changes before its page is shown: a menu that was opened in between is for the new page. One that was opened
    // before this code was there is for the page that it stands in.
    const openTime = openedAt.current
    if (menu?.open && openTime !== undefined && openTime !== addressNow()) close(menu)
  }, [routeKey])

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const known = new WeakSet<Element>()
    // What the visitor is reading stays as it is.
    if (!menu.open) foldNew(linkGroups.current, known)

    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.open) return
      if (event.key === 'Escape') {
        close(menu, { giveFocusBack: true })
      } else if (isTab(event) && !event.altKey && !event.ctrlKey) {
        keepFocus(menu, event)
      }
    }
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      if (!menu.open) {
        if (event.target.closest('summary')?.parentElement === menu) {
          // The event « toggle » comes later, and the new page may be shown before it.
          openedAt.current = addressNow()
          // Before it opens: what stands in it may have been made anew.
          foldNew(linkGroups.current, known)
        }
        return
      }
      const link = event.target.closest('a[href]')
      const isInside = event.target.closest('[data-menu-panel], summary') !== null && menu.contains(event.target)
      if (!isInside || link) close(menu)
    }

    const noteOpening = () => {
      if (menu.open) openedAt.current = addressNow()
    }
    noteOpening()
    menu.addEventListener('toggle', noteOpening)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      menu.removeEventListener('toggle', noteOpening)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [ref, linkGroups])
}

/** A place in the page is no other page. */
const addressNow = () => window.location.pathname + window.location.search

/** The groups of links are open for readers without JavaScript; on a small screen they are folded, once. */
function foldNew(linkGroups: HTMLElement | null, known: WeakSet<Element>) {
  if (!linkGroups || !window.matchMedia(`(max-width: ${breakpoints.m - 0.01}em)`).matches) return
  for (const group of linkGroups.querySelectorAll('details')) {
    if (!known.has(group)) group.open = false
    known.add(group)
  }
}

/** WebKitGTK has no name for Tab with Shift: there the key is known by its place alone. */
function isTab({ key, code }: KeyboardEvent): boolean {
  return key === 'Tab' || code === 'Tab'
}

function close(menu: HTMLDetailsElement, { giveFocusBack = false } = {}) {
  const { activeElement, body } = document
  // A press beside it leaves the focus nowhere.
  const hadFocus = menu.contains(activeElement) || activeElement === body
  menu.open = false
  if (hadFocus || giveFocusBack) menu.querySelector('summary')?.focus()
}

function keepFocus(menu: HTMLElement, event: KeyboardEvent) {
  // With the switches before it (Header.tsx): they are in view, and a part of it where the header has no room for them.
  const stops = [...(menu.previousElementSibling?.querySelectorAll('a') ?? []), ...reachable(menu)]
  const first = stops[0]
  const last = stops.at(-1)
  const active = document.activeElement
  if (event.shiftKey ? active === first : active === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}
