import { useSyncExternalStore } from 'react'
import { inLocalStorage } from '@/config/browser-storage'

export const BUSINESS_EDITION_CLOSED = 'business-edition-popup'
const memory = inLocalStorage(BUSINESS_EDITION_CLOSED)

/** Spec §2: the modal-close call to action hides the business edition popup and remembers it locally. */
export const closeBusinessEditionPopup = () => memory.write('closed')

const isClosed = () => memory.read() === 'closed'

/** Closed on the server, so that it never stands in a stored page. */
export function useBusinessEditionPopupClosed(): boolean {
  return useSyncExternalStore(memory.watch, isClosed, () => true)
}
