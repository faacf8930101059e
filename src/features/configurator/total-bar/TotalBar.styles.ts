import styled, { css } from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, motion, space } from '@/ui/theme/css-vars'

/**
 * An amount of the car before. By an attribute, and not by a property of the component: a new rule in the style sheet has the
 * browser look at every element of the page, in the middle of a click.
 */
export const dimmedWhileBusy = css`
  transition: opacity ${motion.normal} ${motion.ease};
  &[aria-busy='true'] { opacity: 0.5; transition-delay: 400ms; }
`

/** What opens above the bar, at its end. A popover: the browser closes it by Escape and by a press beside it. */
export const BarPanel = styled.div`
  position: fixed;
  inset: auto ${space.gutter} calc(var(--total-bar-height) + 0.25rem + ${bottomRoom}) auto;
  overflow-y: auto;
  margin: 0;
  border: 1px solid ${color.edge};
  background: ${color.raised};
  color: ${color.text};
`
