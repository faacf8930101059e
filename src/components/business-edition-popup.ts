import { useSyncExternalStore } from 'react'

export const BUSINESS_EDITION_CLOSED = 'business-edition-popup'
const listeners = new Set<() => void>()
/** Storage may be full or forbidden: then the choice lasts as long as the page. */
let closedInThisPage = false

function isClosed(): boolean {
  if (closedInThisPage) return true
  try {
    return localStorage.getItem(BUSINESS_EDITION_CLOSED) === 'closed'
  } catch {
    return false
  }
}

/** Spec §2: the modal-close call to action hides the business edition popup and remembers it locally. */
export function closeBusinessEditionPopup(): void {
  closedInThisPage = true
  try {
    localStorage.setItem(BUSINESS_EDITION_CLOSED, 'closed')
  } catch {
    // Remembered for the life of the page only.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Closed on the server, so that it never stands in a stored page. */
export function useBusinessEditionPopupClosed(): boolean {
  return useSyncExternalStore(subscribe, isClosed, () => true)
}

/** For tests: as after a reload. */
export function forgetThisPage(): void {
  closedInThisPage = false
}
