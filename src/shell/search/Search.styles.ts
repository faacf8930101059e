import styled from 'styled-components'
import { textLinkStyles } from '@/ui/TextLink'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  /* Beside it stands what the menu begins with. */
  ${from.l} { > :first-child { max-width: 25.5rem; } }
`

export const Groups = styled.div`
  padding-block-end: ${space.s};
  column-gap: ${space.xl};
  ${from.m} { columns: 2; }
`

export const Group = styled.section`
  padding-block-end: ${space.l};
  break-inside: avoid;
`

export const Kind = styled.h2`
  padding-block-end: ${space['2xs']};
  border-block-end: 1px solid ${color.line};
  color: ${color.accentText};
  font-size: ${type.s};
  font-weight: ${weight.medium};
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

export const Links = styled.ul`
  display: grid;
`

export const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  padding-block: ${space.xs};
  > span { flex: 1; min-width: 0; }
  border-block-end: 1px solid ${color.line};
  text-decoration: none;
  > svg { color: ${color.edge}; transition: transform ${motion.fast} ${motion.ease}; }
  &:is(:hover, :focus-visible) > svg { color: ${color.accentText}; transform: translateX(0.25rem); }
`

export const Picture = styled.img`
  flex: none;
  width: 6rem;
  height: 3rem;
  object-fit: cover;
`

export const Title = styled.span`
  display: block;
  font-size: ${type.m};
  line-height: 1.35;
  mark { background: none; color: ${color.accentText}; font-weight: ${weight.medium}; }
`

export const Excerpt = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${type.s};
  line-height: 1.5;
`

export const Message = styled.div`
  padding-block-end: ${space.xl};
  color: ${color.muted};
`

export const Nothing = styled.p`
  color: ${color.text};
  font-size: ${type.l};
  font-weight: ${weight.light};
  overflow-wrap: anywhere;
`

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin-block-start: ${space.s};
  color: ${color.text};
  a { ${textLinkStyles} display: inline-flex; align-items: center; min-height: ${size.touch}; }
`
