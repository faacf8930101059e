import { css, type RuleSet } from 'styled-components'
import { motion } from './theme/css-vars'

/**
 * What moves by the visitor's own scrolling (docs/design-system.md). The browser alone does it; paper and whoever
 * asked for less motion have everything at rest, as has a browser without scroll timelines: its animation takes no time. Nothing is ever hidden by it, nothing takes part in the layout.
 */
const whileScrolled = (rules: RuleSet) => css`
  @media screen and (prefers-reduced-motion: no-preference) { ${rules} }
`

/** A picture comes to rest in its frame, which has to clip it: \`overflow: clip\`, for \`hidden\` has a scroll of its own. */
export const settles = whileScrolled(css`
  @keyframes ui-settle { from { scale: 1.14; } }
  animation: ui-settle ${motion.ease} both;
  animation-timeline: view();
  animation-range: entry 0% cover 50%;
`)

/** Up to its place while it enters the window. */
const rises = whileScrolled(css`
  @keyframes ui-rise { from { translate: 0 3rem; } }
  animation: ui-rise ${motion.ease} both;
  animation-timeline: view();
  animation-range: entry 0% entry 100%;
`)

/** Parts of a row, by turns one later than the other: for the row. */
export const risesInTurn = css`
  > * { ${rises} }
  > :nth-child(2n) { animation-range-end: cover 25%; }
`
