import styled from 'styled-components'
import { color } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** Fills the place of the picture: the car in its colour, as a line drawing in the ink of its ground. An address and a colour that were checked. */
export const CarDrawing = styled.span<{ $url: string; $color: string }>`
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 14% 6% 17%;
    mask: url('${({ $url }) => $url}') center bottom / contain no-repeat;
  }
  &::before {
    /* Thinner towards the floor, as if lit from above: so a white car has a form too. */
    background: linear-gradient(${({ $color }) => $color} 22%, transparent);
    opacity: 0.5;
  }
  /* The same car as a line drawing, over its fill. */
  &::after {
    mask-image: url('${({ $url }) => $url.replace('silhouette.svg', 'line.svg')}');
    background: ${color.text};
    opacity: 0.7;
  }
  /* On paper, and where the visitor chose the colours, the line drawing alone. */
  ${print} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
  ${forcedColors} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
`
