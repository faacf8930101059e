import { createContext, type ReactNode, type RefObject, Suspense, useContext, useState } from 'react'

/** Whether the page around a part is on the screen already. */
export const PageIsShownContext = createContext<RefObject<boolean>>({ current: false })

/**
 * A part of a page that is on its way suspends up to that page, so that the page before stays until all of this one can be
 * shown. A part that comes into a page that is shown already waits by itself: the page around it stays.
 */
export function SuspendWithPage({ children }: { readonly children: ReactNode }) {
  const pageIsShown = useContext(PageIsShownContext)
  const [isLate] = useState(() => pageIsShown.current)
  return isLate ? <Suspense fallback={null}>{children}</Suspense> : children
}
