import styled from 'styled-components'
import { color } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** Replaces a picture: the car as a line drawing, filled with its colour. `url` and `color` must be validated, because they go into styles. */
export const CarDrawing = styled.span<{ $url: string; $color: string }>`
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 14% 6% 17%;
    mask: url('${({ $url }) => $url}') center bottom / contain no-repeat;
  }
  &::before {
    /* Fades towards the ground, as if lit from above, so that a white car has a shape too. */
    background: linear-gradient(${({ $color }) => $color} 22%, transparent);
    opacity: 0.5;
  }
  /* The line drawing over the fill. */
  &::after {
    mask-image: url('${({ $url }) => $url.replace('silhouette.svg', 'line.svg')}');
    background: ${color.text};
    opacity: 0.7;
  }
  /* In print and in forced colours, only the line drawing. */
  ${print} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
  ${forcedColors} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
`
