import styled from 'styled-components'
import { color, motion, size, space } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** What lies on the picture stays readable over a white car too. */
export const OverlayButton = styled.button`
  position: absolute;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space['2xs']};
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.text};
  background: color-mix(in oklab, ${color.canvas} 62%, transparent);
  transition: background ${motion.fast} ${motion.ease};
  &:hover { background: ${color.raised}; }
  &[aria-pressed='false'] { color: ${color.muted}; }
  ${forcedColors} { border: 1px solid ButtonBorder; }
  ${print} { display: none; }
`

export const Step = styled(OverlayButton)<{ $side: 'start' | 'end' }>`
  min-width: 2.25rem;
  inset-block-start: calc(50% - ${size.touch} / 2);
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
`
