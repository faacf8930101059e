/** Milliseconds. The answers to a click have come by then, or the visitor is somewhere else. */
const HOLDS = 15_000
/** The visitor moves the page: from now on that is right. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

let release: (() => void) | undefined

/**
 * Keeps an element where it is in the window while what is above it becomes longer or shorter. Browsers do so by
 * themselves, but not all of them, and not for each kind of change.
 */
export function holdInPlace(element: Element): void {
  release?.()
  const top = element.getBoundingClientRect().top
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return end()
    const moved = element.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  const timer = setTimeout(end, HOLDS)
  for (const move of MOVES) addEventListener(move, end, { capture: true, passive: true })
  observer.observe(document.body)
  release = end

  function end() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of MOVES) removeEventListener(move, end, { capture: true })
    if (release === end) release = undefined
  }
}
