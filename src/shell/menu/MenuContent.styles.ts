import styled from 'styled-components'
import { Tabs } from '@/ui/Tabs'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

/** What most visitors come for: high rows, two beside each other on a phone and all on a wide screen. */
export const Start = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space['2xs']};
  /* Beside the field of the search, which is above. */
  ${from.l} {
    grid: auto / auto-flow auto;
    margin: -4rem 0 0.5rem 27rem;
    font-size: ${type.s};
    @media (scripting: none) { margin: 0; }
  }
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: ${size.bar};
    padding: ${space['3xs']} ${space['2xs']};
    border: 1px solid ${color.edge};
    hyphens: auto;
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-decoration: none;
    ${from.l} { min-height: ${size.touch}; }
    &:hover { color: ${color.accentText}; }
  }
`

/** On a wide screen side by side, as the link groups below them. */
export const FamilyNames = styled.div`
  display: grid;
  gap: ${space.xs};
  ${from.l} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`

/** The models of a family on a phone: a name, and its price below it. */
export const Family = styled.section`
  summary { min-height: 2.875rem; }
  /* The row has said it, and the actions lead there. */
  article:has([data-actions]) h3 { display: none; }
`

export const ModelHead = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  > span { display: grid; }
  > div { grid-column: 2; order: 0; }
`

export const AllModelsLink = styled.span`
  a {
    ${pressLine}
    gap: ${space['2xs']};
    white-space: nowrap;
    text-decoration: none;
    &:hover { color: ${color.accentText}; }
  }
  svg { color: ${color.accentText}; }
`

/** On a phone two beside each other while they are closed; on a wide screen all, under their names, with nothing to fold. */
export const Sections = styled.div`
  ${below.l} { p { display: none; } }
  ${below.m} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space.s};
    > [open] { grid-column: 1 / -1; }
  }
  ${from.l} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space.m} ${space.s};
    > details { border: 0; }
    > details[open] > summary { display: none; }
  }
`

export const FamilyName = styled.p`
  padding-block-end: ${space['2xs']};
  color: ${color.accentText};
  font-size: ${type.s};
  font-weight: ${weight.medium};
  letter-spacing: 0.14em;
  text-transform: uppercase;
  ${below.m} { padding-block-start: ${space['3xs']}; }
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
  ${below.l} { [data-line] { border-block-start: 1px solid ${color.line}; } }
  /* On a wide screen as few lines as their words need. */
  ${from.l} { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; font-size: ${type.s}; a { min-height: 1.75rem; } }
`

/** The families as tabs. */
export const FamilyTabs = styled(Tabs)`
  [role='tab'] { font-size: ${type.m}; }
  [role='tabpanel'] { padding-block: ${space.xs} 0; }
`
