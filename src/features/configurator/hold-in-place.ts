/** Milliseconds. The answers to a click have come by then, or the visitor is somewhere else. */
const HOLDS = 15_000
/** The car of a step is known already, or its answers come soon. */
const STEP_HOLDS = 4_000
/** The visitor moves the page or goes on: from now on that is right. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

let release: (() => void) | undefined

/**
 * Keeps the tile of a link where it is in the window while what is above it becomes longer or shorter, and the focus in
 * it when the link itself goes. Browsers keep the place by themselves, but not all of them, and not for each change.
 */
export function holdInPlace(link: HTMLElement, { isStep = false } = {}): void {
  const tile = link.closest('[data-choice]') ?? link
  // A click that waited for the code of its part: the visitor has gone on, and looks at something else.
  if (!isInWindow(tile)) return
  release?.()
  const top = tile.getBoundingClientRect().top
  const moved = () => tile.getBoundingClientRect().top - top
  let height = document.body.scrollHeight
  const correct = () => {
    if (!tile.isConnected) return end()
    if (Math.abs(moved()) >= 1) window.scrollBy({ top: moved(), behavior: 'instant' })
    height = document.body.scrollHeight
    const hasLostFocus = !link.isConnected && document.activeElement === document.body
    if (hasLostFocus) tile.querySelector('a')?.focus({ preventScroll: true })
  }
  // By the scroll bar or a screen reader, which no other event tells of. When the page changes its length it is not that.
  const onScroll = () => {
    // A step in the history: the browser scrolls to where the entry was left, and that is not the visitor.
    if (isStep) correct()
    else if (document.body.scrollHeight === height && Math.abs(moved()) >= 1) end()
  }
  const resized = new ResizeObserver(correct)
  const changed = new MutationObserver(correct)
  const timer = setTimeout(end, isStep ? STEP_HOLDS : HOLDS)
  for (const move of MOVES) addEventListener(move, end, { capture: true, passive: true })
  addEventListener('scroll', onScroll, { passive: true })
  resized.observe(document.body)
  changed.observe(tile, { childList: true, subtree: true })
  release = end

  function end() {
    resized.disconnect()
    changed.disconnect()
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
    for (const move of MOVES) removeEventListener(move, end, { capture: true })
    if (release === end) release = undefined
  }
}

export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
