import styled from 'styled-components'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { switchesFold } from '../switches/switches-fold'

export const Root = styled.details`
  /* What lies below the header and beside the panel: a click there is a click outside it. */
  &[open]::before {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 100dvh;
    background: ${color.backdrop};
  }
`

export const Burger = styled.summary`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-width: ${size.touch};
  min-height: ${size.touch};
  font-size: ${type.s};
  font-weight: ${weight.medium};
  user-select: none;
  &:hover { color: ${color.accentText}; }
  > svg:nth-of-type(2), [open] > & > svg:nth-of-type(1) { display: none; }
  [open] > & > svg:nth-of-type(2) { display: block; }
  @media (max-width: 26.99em) { gap: 0; font-size: 0; justify-content: end; }
`

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${size.bar});
  ${switchesFold} { max-height: calc(100dvh - ${size.bar} - ${size.touch}); }
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.canvas};
  border-block: 1px solid ${color.line};
  animation: ui-appear ${motion.fast} ${motion.ease};
`

/** The field comes when it is wanted, into a place that is there already; without scripts there is nothing to search with. */
export const SearchPlace = styled.div`
  min-height: 4rem;
  margin-block: ${space['3xs']} ${space['2xs']};
  @media (scripting: none) { display: none; }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space['2xs']};
  > * { min-width: 0; }
  /* A model or a section: one line. */
  summary {
    ${below.m} { min-height: ${size.touch}; padding-block: 0; font-size: ${type.body}; line-height: 1.3; }
    > span { flex: 1; font-weight: ${weight.book}; }
  }
`

/** The models by day, between what is by night: the band goes from edge to edge of the menu. */
export const Models = styled.div`
  ${from.m} { padding-block: ${space['2xs']}; }
  box-shadow: 0 0 0 100vmax ${color.canvas};
  clip-path: inset(0 -100vmax);
`
