import { adoptedSheet } from './adopted-sheet'
import { BOTTOM_BAR, writingAboveBar } from './theme/bottom-bar'
import { from, tall } from './theme/media'

/**
 * The height of what covers the lower edge of the window, such as a notice; 0 while nothing does. For an element with the
 * attribute `data-at-bottom`, and what is in it.
 */
export const bottomRoom = 'var(--bottom-room, 0px)'

/**
 * Whoever stands at that edge is told, and nobody else: a property of the root is inherited by every element, and the browser
 * would work out the styles of the whole page at each change.
 */
const rulesFor = (px: number, coversBars: boolean) => `
  :is([data-at-bottom], [data-last-at-bottom] > :last-child)${coversBars ? ':is(:focus-within, [role=status])' : ''} { --bottom-room: ${px}px }
  html { scroll-padding-bottom: ${px}px }
  ${writingAboveBar} { scroll-padding-bottom: calc(${px}px + ${BOTTOM_BAR}) }
  body { padding-bottom: ${px}px }
  @media (max-height: 41.99em) { [data-gives-way] { position: relative } }
  ${tall.m} { ${from.l} { [data-ends-screen] { animation: end-above linear both; animation-timeline: scroll(); animation-range: 0 ${px}px } } }
  @keyframes end-above { from { translate: 0 -${px}px; box-shadow: 0 ${px}px var(--color-canvas) } }
`

const sheet = adoptedSheet()

/**
 * The page ends above what covers the edge, and a focused element is scrolled to a place above it. Bars at the edge stand above it
 * too; where it covers them, only what has the focus does, and what is said by itself. In a low window the page keeps two thirds:
 * what has the attribute `data-gives-way` no longer stays in view. What ends the first screen
 * (`data-ends-screen`) ends above it, until the page is scrolled by as much: moved so that nothing shifts, and by the scroll, without a script.
 */
export function setBottomRoom(px: number, { coversBars = false } = {}): void {
  sheet.write(px > 0 ? rulesFor(px, coversBars) : '')
}
