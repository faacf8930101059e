import styled, { css } from 'styled-components'
import { color, motion, size, space } from './theme/css-vars'

/** A row of links that looks like tabs, for whatever list has to wear it. On a narrow window the row scrolls. */
export const tabLinksStyles = css`
  display: flex;
  gap: 0 ${space.m};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  list-style: none;
  > li { flex: none; scroll-snap-align: center; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: calc(${size.touch} + 2px);
    border-block-end: 2px solid transparent;
    color: ${color.muted};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  }
  a:hover { color: ${color.text}; }
  a[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
  /* The row clips what leaves it: the ring stands inside. */
  a:focus-visible { outline-offset: -2px; }
`

/**
 * Tabs that are pages of their own: a list of links, the current one marked by `aria-current`. It stands in a labelled
 * `nav`; it works without JavaScript, and each tab can be linked to and found.
 */
export const TabLinks = styled.ul.attrs({ role: 'list' })`
  ${tabLinksStyles}
  box-shadow: inset 0 -1px ${color.line};
`
