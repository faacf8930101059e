import { css } from 'styled-components'
import { space } from './theme/css-vars'

/** A row of the page's own on a phone: from edge to edge, one part at a time and the next one in sight. For a grid, below `m`. */
export const snapRail = css`
  grid-auto-flow: column;
  grid-auto-columns: 86vw;
  gap: ${space.s};
  margin-inline: calc(-1 * ${space.gutter});
  /* Above and below, room for the ring of what has the focus. */
  padding: ${space['3xs']} ${space.gutter};
  scroll-padding-inline: ${space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > * { scroll-snap-align: start; }
  > :only-child { width: calc(100vw - 2 * ${space.gutter}); }
  @media (scripting: none) { scrollbar-width: thin; }
`
