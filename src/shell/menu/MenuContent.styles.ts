import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Columns = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xl};
  ${from.l} { grid-template-columns: minmax(0, 1fr) 15rem; }
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
