import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, space } from '@/ui/theme/css-vars'

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
