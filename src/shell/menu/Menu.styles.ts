import styled from 'styled-components'
import { color, layer, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Root = styled.details`
  /* What lies beside the panel: a click there is a click outside it. */
  &[open]::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: ${layer.menu};
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
  [open] > & { z-index: calc(${layer.menu} + 1); }
  [open] > & > svg:nth-of-type(2) { display: block; }
`

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: calc(${layer.menu} + 1);
  max-height: calc(100dvh - ${size.header} - ${size.audienceBar});
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.canvas};
  border-block: 1px solid ${color.line};
  animation: ui-appear ${motion.fast} ${motion.ease};
`

export const Columns = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.m} ${space.gutter} ${space.xl};
  ${from.l} { grid-template-columns: minmax(0, 1fr) 15rem; padding-block-start: ${space.l}; }
`

export const Sections = styled.div`
  min-width: 0;
  > details > summary > span { font-size: ${type.m}; font-weight: ${weight.book}; letter-spacing: -0.01em; }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${space.s};
`

export const Links = styled.ul`
  display: grid;
  a {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    text-decoration: none;
    &:hover { color: ${color.accentText}; }
  }
`

export const LinkItem = styled.li<{ $separator?: boolean }>`
  ${({ $separator }) => $separator && `border-block-start: 1px solid ${color.line};`}
`
