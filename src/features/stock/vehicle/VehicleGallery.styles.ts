import styled from 'styled-components'
import { snapRail } from '@/ui/snap-rail'
import { color, space, type } from '@/ui/theme/css-vars'
import { below, from, lowAndWide, print } from '@/ui/theme/media'

export const Gallery = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
`

export const Strip = styled.ul`
  display: grid;
  list-style: none;
  ${below.m} {
    ${snapRail}
    grid-auto-columns: min(86vw, 68svh);
    /* All of one height, so that the words below them stand in one line; a third of the window is theirs. */
    img { aspect-ratio: 2; max-height: 34svh; object-fit: cover; }
    ${lowAndWide} { grid-auto-columns: 100%; margin-inline: 0; padding-inline: 0; }
  }
  ${from.m} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space.s} ${space['2xs']};
  }
  /* Paper is as narrow as a phone, and does not scroll. */
  ${print} { grid-auto-columns: 100%; margin-inline: 0; padding-inline: 0; }
  &:focus-visible { outline-offset: 2px; }
`

const SPAN = { first: '1 / -1', half: 'span 3', third: 'span 2' } as const

export const Slide = styled.li<{ $place: keyof typeof SPAN; $isOutside: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space['3xs']};
  min-width: 0;
  ${from.m} {
    grid-column: ${({ $place }) => SPAN[$place]};
    /* Below its wheels a car has more paper than above its roof: its words stand at its feet. */
    ${({ $isOutside }) => $isOutside && 'img { aspect-ratio: 2.35; object-fit: cover; object-position: 50% 40%; }'}
  }
  ${print} {
    grid-column: 1 / -1;
    &:not(:first-child) { display: none; }
  }
`

export const Caption = styled.span`
  display: flex;
  justify-content: space-between;
  font-size: ${type.s};
  line-height: 1.3;
  color: ${color.muted};
`

/** Where all are seen at once nobody has to count. */
export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  ${from.m} { display: none; }
`

/** On a phone it stands with the number of the car, below the offer. */
export const Note = styled.p`
  ${below.m} { display: none; }
  font-size: ${type.s};
  color: ${color.muted};
`
