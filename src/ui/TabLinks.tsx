import styled from 'styled-components'
import { color, motion, size, space } from './theme/css-vars'

/**
 * Tabs that are pages of their own: a list of links, the current one marked by `aria-current`. It stands in a labelled
 * `nav`; it works without JavaScript, and each tab can be linked to and found. On a narrow window the row scrolls.
 */
export const TabLinks = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: 0 ${space.m};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  list-style: none;
  box-shadow: inset 0 -1px ${color.line};
  > li { flex: none; scroll-snap-align: start; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
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
