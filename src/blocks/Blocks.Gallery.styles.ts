import styled from 'styled-components'
import { color, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Mosaic = styled.ul`
  display: grid;
  gap: ${space['2xs']};
  list-style: none;
  ${from.m} {
    gap: ${space.s};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
  img { width: 100%; }
`

export const Slide = styled.figure`
  display: grid;
  gap: ${space['2xs']};
  img { width: 100%; aspect-ratio: 8 / 5; object-fit: cover; }
`

export const Caption = styled.figcaption`
  padding-block: ${space['3xs']};
  font-size: ${type.s};
  color: ${color.muted};
`
