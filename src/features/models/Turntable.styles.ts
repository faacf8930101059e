import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { cutOutTogether } from '@/components/car-pictures/cut-out'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** Two to one, as the studio draws the car, and never so high that the window cannot hold it. */
export const Frame = styled.div`
  position: relative;
  width: min(100%, 160svh);
  aspect-ratio: 2;
  margin-inline: auto;
  overflow: clip;
  ${cutOutTogether}
  ${print} { width: 100%; }
`

export const Poster = styled(CarPicture)`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Vertical movements of a finger are the page's. */
export const Surface = styled.div<{ $hidden: boolean }>`
  position: absolute;
  inset: 0;
  ${({ $hidden }) => $hidden && 'display: none;'}
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
  cursor: grab;
  &:active { cursor: grabbing; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  ${print} { display: none; }
`

export const Canvas = styled.canvas<{ $drawn: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  visibility: ${({ $drawn }) => ($drawn ? 'visible' : 'hidden')};
`

/** Readable over a white car too. */
const Words = styled.p`
  position: absolute;
  font-size: ${type.s};
  text-align: center;
  color: ${color.muted};
  text-shadow: 0 0 4px ${color.canvas};
  pointer-events: none;
  ${forcedColors} { > span { background: Canvas; } }
  ${print} { display: none; }
`

/** Gives way to the first use; in the corners is room for buttons. */
export const Hint = styled(Words)<{ $used: boolean }>`
  inset: auto ${size.touch} ${space['2xs']};
  visibility: ${({ $used }) => ($used ? 'hidden' : 'visible')};
`

export const Status = styled(Words)`
  inset: ${space['2xs']} ${space.s} auto;
`
