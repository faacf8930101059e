import styled from 'styled-components'
import { color, motion, size, space } from './theme/css-vars'

export const TabRow = styled.div`
  display: flex;
  gap: 0 ${space.m};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
  &[hidden] { display: none; }
  /* Without a script nothing could be chosen: every panel is open, under its own name. */
  @media (scripting: none) { display: none; }
`

export const Tab = styled.button`
  flex: none;
  min-height: ${size.touch};
  border-block-end: 2px solid transparent;
  color: ${color.muted};
  transition: color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  &:hover { color: ${color.text}; }
  &[aria-selected='true'] { color: ${color.text}; border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -2px; }
`
