import styled from 'styled-components'
import { color } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** Fills the place of the picture: a dark room, and the car in its colour. An address and a colour that were checked. */
export const CarDrawing = styled.span<{ $url: string; $color: string }>`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(${color.line}, ${color.line}) 0 79% / 100% 1px no-repeat,
    radial-gradient(70% 60% at 50% 42%, ${color.brand}, transparent 72%),
    linear-gradient(${color.surface} 79%, ${color.canvas} 79%);
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 14% 6% 17%;
    mask: url('${({ $url }) => $url}') center bottom / contain no-repeat;
  }
  &::before {
    /* Darker towards the floor, as if lit from above: so a white car has a form too. */
    background: linear-gradient(
      color-mix(in oklab, ${({ $color }) => $color} 82%, ${color.canvas}) 22%,
      color-mix(in oklab, ${({ $color }) => $color} 48%, ${color.canvas}) 58%,
      color-mix(in oklab, ${({ $color }) => $color} 16%, ${color.canvas})
    );
  }
  /* The same car as a line drawing, over its fill. */
  &::after {
    mask-image: url('${({ $url }) => $url.replace('silhouette.svg', 'line.svg')}');
    background: ${color.white};
    opacity: 0.55;
  }
  /* On paper, and where the visitor chose the colours, the line drawing alone. */
  ${print} {
    background: none;
    &::before { display: none; }
    &::after { background: CanvasText; opacity: 1; }
  }
  ${forcedColors} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
`
