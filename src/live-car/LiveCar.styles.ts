import styled, { type RuleSet } from 'styled-components'
import { color, motion, space, type } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'
import { OverlayButton } from './OverlayButton'

/** Everything that lies on the still; on a ground of its own where what is drawn there is dark. */
export const Layers = styled.div`
  display: contents;
`

/** Exactly over the still, whose angle its first frame has: nothing moves when the one takes the other's place. */
export const Host = styled.div<{ $shown: boolean; $box: RuleSet | undefined }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.normal} ${motion.ease};
  ${from.l} { ${({ $box }) => $box} }
  *:fullscreen > ${Layers} > & { inset: 0; width: auto; height: auto; aspect-ratio: auto; translate: none; }
  canvas:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  ${print} { display: none; }
`

export const Toggle = styled(OverlayButton)`
  inset: auto auto 0 0;
  padding-inline: ${space.s};
  font-size: ${type.s};
`

export const Corners = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0 auto;
  display: flex;
  gap: 1px;
  ${print} { display: none; }
`

export const Corner = styled(OverlayButton)`
  position: static;
  padding-inline: ${space.s};
  font-size: ${type.s};
`

export const Words = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space['2xs']};
  padding: ${space['2xs']} ${space.s};
  font-size: ${type.s};
  text-align: center;
  color: ${color.muted};
  text-shadow: 0 0 4px ${color.canvas};
  pointer-events: none;
  ${print} { display: none; }
`

/** A small stage has room for few words. */
export const Wide = styled.span`
  ${below.m} { display: none; }
`
export const Narrow = styled.span`
  ${from.m} { display: none; }
`
