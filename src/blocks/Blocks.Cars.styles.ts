import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { Carousel } from '@/ui/Carousel'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { edgeToEdge } from './Blocks.Pictures.styles'
import { Block } from './Blocks.styles'
import { threesInARow } from './threes-in-a-row'

export const Models = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
  ${threesInARow}
  /* Four are two and two: three would leave one alone in the second row. */
  ${from.m} { &:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  gap: ${space.m};
  list-style: none;
`

/** What a car costs and what it uses, beside each other: neither is shown without the other. */
export const Figures = styled.div`
  display: grid;
  gap: ${space['3xs']};
`

/** Its cars are as high as the highest. */
export const CarRow = styled(Carousel)`
  li > div { height: 100%; }
`

export const Slide = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  height: 100%;
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  transition: border-color ${motion.normal} ${motion.ease};
  &:hover, &:focus-within { border-color: ${color.accent}; }
  img { width: 100%; aspect-ratio: 2 / 1; object-fit: cover; }
  > div:last-child { display: grid; gap: ${space['2xs']}; padding: ${space.m}; }
`

export const Name = styled.h3`
  font-size: ${type.xl};
  font-weight: ${weight.light};
  line-height: 1.1;
  letter-spacing: -0.02em;
`

/** The whole card answers to the pointer; the link is the name alone. */
export const NameLink = styled(RouteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { color: ${color.accentText}; }
` as typeof RouteLink

export const Lease = styled(Block)`
  background: ${color.surface};
  border-block: 1px solid ${color.line};
  ${edgeToEdge}
  ${from.m} { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); }
`

export const LeaseScene = styled.div`
  picture { height: 100%; }
  img { width: 100%; height: 100%; object-fit: cover; }
  /* Beside words that are longer it stays in view, and does not grow with them. */
  ${from.m} { position: sticky; top: ${size.header}; align-self: start; height: min(40rem, 100vh - ${size.header}); min-height: 32rem; }
`

export const LeaseWords = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.s};
  justify-items: start;
  padding: ${space.xl} ${space.gutter};
  > * { max-width: 100%; }
`
