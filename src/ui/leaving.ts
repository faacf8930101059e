import type { MouseEvent } from 'react'

/** For a button that is gone when it has done its work: the focus stays with the results. */
export const leaving =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const section = currentTarget.closest('section')
    section?.setAttribute('tabindex', '-1')
    section?.focus({ preventScroll: true })
    act()
  }
