/** Milliseconds. The answers to a click have come by then, or the visitor is somewhere else. */
const HOLDS = 15_000
/** The car of a step is known already, or its answers come soon. */
const STEP_HOLDS = 4_000
/** The visitor moves the page or goes on: from now on that is right. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

let release: (() => void) | undefined

/**
 * Keeps the tile of a link where it is in the window while what is above it becomes longer or shorter. Browsers keep the place
 * by themselves, but not all of them, and not for each change. While this holds, they do not: a change that both had made good
 * would be made good twice, and the second one taken for the visitor's.
 */
export function holdInPlace(link: HTMLElement, { isStep = false } = {}): void {
  const tile = link.closest('[data-choice]') ?? link
  // A click that waited for the code of its part: the visitor has gone on, and looks at something else.
  if (!isInWindow(tile)) return
  release?.()
  const top = tile.getBoundingClientRect().top
  const moved = () => tile.getBoundingClientRect().top - top
  let seen = measurePlace(tile)
  const correct = () => {
    const now = measurePlace(tile)
    // A step in the history: the browser scrolls to where the entry was left, and that is not the visitor.
    if (!tile.isConnected || (!isStep && isScrolledByVisitor(seen, now))) return end()
    if (Math.abs(moved()) >= 1) window.scrollBy({ top: moved(), behavior: 'instant' })
    seen = measurePlace(tile)
  }
  const resized = new ResizeObserver(correct)
  const changed = new MutationObserver(correct)
  const timer = setTimeout(end, isStep ? STEP_HOLDS : HOLDS)
  document.documentElement.style.overflowAnchor = 'none'
  for (const move of MOVES) addEventListener(move, end, { capture: true, passive: true })
  addEventListener('scroll', correct, { passive: true })
  resized.observe(document.body)
  // One part may shrink by what another one grows: the page is as long as before.
  for (const part of document.querySelectorAll('[data-step]')) resized.observe(part)
  // At once when something is drawn anew: sizes are told later in the same picture, and whoever measures before would find the tile moved.
  changed.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true })
  release = end

  function end() {
    resized.disconnect()
    changed.disconnect()
    clearTimeout(timer)
    document.documentElement.style.overflowAnchor = ''
    removeEventListener('scroll', correct)
    for (const move of MOVES) removeEventListener(move, end, { capture: true })
    if (release === end) release = undefined
  }
}

interface Place {
  /** How far the page is scrolled. */
  readonly scrolled: number
  /** Where the tile is in the page, whatever is in the window. */
  readonly inPage: number
}

function measurePlace(tile: Element): Place {
  return { scrolled: window.scrollY, inPage: tile.getBoundingClientRect().top + window.scrollY }
}

/**
 * By the scroll bar or a screen reader, which no other event tells of. The browser itself scrolls backwards when the page ends
 * earlier; what comes or goes above moves the tile in the page.
 */
function isScrolledByVisitor(previous: Place, now: Place): boolean {
  const distance = now.scrolled - previous.scrolled
  const isAtEnd = now.scrolled + window.innerHeight >= document.documentElement.scrollHeight - 1
  return Math.abs(distance) >= 1 && Math.abs(now.inPage - previous.inPage) < 1 && !(distance < 0 && isAtEnd)
}

export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
