import styled, { css } from 'styled-components'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.m};
`

/** What most visitors come for: high rows, two beside each other on a phone and all on a wide screen. */
export const Start = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space['2xs']};
  ${from.l} { grid: auto / auto-flow minmax(0, 1fr); }
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: ${size.bar};
    padding: ${space['3xs']} ${space.s};
    border: 1px solid ${color.edge};
    font-weight: ${weight.medium};
    line-height: 1.25;
    text-decoration: none;
    ${from.l} { min-height: ${size.touch}; }
    &:hover { border-color: ${color.accent}; color: ${color.accentText}; }
  }
`

/** A model or a section: one line. */
const rows = css`
  ${below.m} { > details > summary { padding-block: 0; min-height: ${size.touch}; } }
  > details > summary > span { flex: 1; font-weight: ${weight.book}; letter-spacing: -0.01em; }
`

export const Families = styled.div`
  min-width: 0;
  ${rows}
  [role='tab'] { font-size: ${type.m}; }
  [role='tabpanel'] { padding-block: ${space.s} 0; }
`

/** On a wide screen side by side, as the link groups below them. */
export const FamilyNames = styled.div`
  display: grid;
  gap: ${space.xs};
  ${from.m} { padding-block-start: ${space.s}; }
  ${from.l} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`

/** The models of a family on a phone. */
export const Family = styled.section`
  ${rows}
  > details > summary { min-height: 3.25rem; }
  /* The row has said it. */
  article h3 { display: none; }
`

export const ModelHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
`

export const Range = styled.div`
  padding-block-start: ${space['2xs']};
`

export const FamilyRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

export const AllModelsLink = styled.span`
  a {
    ${pressLine}
    gap: ${space['2xs']};
    white-space: nowrap;
    text-decoration: none;
    &:hover { color: ${color.accentText}; }
  }
  svg { color: ${color.accentText}; transition: transform ${motion.fast} ${motion.ease}; }
  a:is(:hover, :focus-visible) > svg { transform: translateX(0.25rem); }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${space.s};
  ${from.l} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

/** On a wide screen four columns under their names, with nothing to fold. */
export const Sections = styled.div`
  min-width: 0;
  ${rows}
  ${from.l} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space.m} ${space.s};
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

export const FamilyName = styled.p`
  ${groupName}
  ${below.m} { padding-block: ${space['2xs']} 0; }
`

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
    ${from.l} { min-height: 2rem; }
  }
  /* On a wide screen as few lines as their words need. */
  ${from.l} { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; font-size: ${type.s}; }
`

export const LinkItem = styled.li<{ $separator?: boolean }>`
  ${({ $separator }) => $separator && `border-block-start: 1px solid ${color.line};`}
`
