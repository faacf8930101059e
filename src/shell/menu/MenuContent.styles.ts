import styled, { css } from 'styled-components'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xl};
`

const sectionTitles = css`
  > details > summary > span { font-size: ${type.m}; font-weight: ${weight.book}; letter-spacing: -0.01em; }
`

export const Families = styled.div`
  min-width: 0;
  ${sectionTitles}
  [role='tab'] { min-height: 3.5rem; font-size: ${type.m}; }
`

/** On a wide screen side by side, as the link groups below them. */
export const FamilyNames = styled.div`
  display: grid;
  gap: ${space.s};
  padding-block-start: ${space.s};
  ${from.l} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`

export const FamilyRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border-block-end: 1px solid ${color.line};
`

export const AllModelsLink = styled.span`
  a {
    ${pressLine}
    gap: ${space['2xs']};
    white-space: nowrap;
    text-decoration: none;
    &:hover { color: ${color.accentText}; }
  }
  /* Alone in its row, as the sections below it. */
  ${below.l} { flex: 1; a { display: flex; justify-content: space-between; padding-block: ${space.s}; } }
  svg { color: ${color.accentText}; transition: transform ${motion.fast} ${motion.ease}; }
  a:is(:hover, :focus-visible) > svg { transform: translateX(0.25rem); }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${space.s};
  ${from.l} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  /* A small card is a link as a whole; its buttons come where there is room for them. */
  ${below.l} { [data-actions] { display: none; } }
`

/** On a wide screen four columns under their names, with nothing to fold. */
export const Sections = styled.div`
  min-width: 0;
  ${sectionTitles}
  ${from.l} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space.m} ${space.s};
    padding-block-start: ${space.m};
    > details { border: 0; }
    > details[open] > summary { display: none; }
  }
`

const groupName = css`
  padding-block-end: ${space['2xs']};
  color: ${color.accentText};
  font-size: ${type.xs};
  font-weight: ${weight.medium};
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

export const FamilyName = styled.p`${groupName}`

export const GroupTitle = styled.p`
  display: none;
  ${from.l} { display: block; ${groupName} }
`

export const Links = styled.ul`
  display: grid;
  a {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    text-decoration: none;
    &:hover { color: ${color.accentText}; }
    ${from.l} { min-height: 2.25rem; }
  }
`

export const LinkItem = styled.li<{ $separator?: boolean }>`
  ${({ $separator }) => $separator && `border-block-start: 1px solid ${color.line};`}
`
