import styled, { css } from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { edgeShade } from '@/ui/edge-shade'
import { risesInTurn } from '@/ui/motion'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { visuallyHidden } from '@/ui/VisuallyHidden'
import { threesInARow } from './threes-in-a-row'

export const Block = styled.section`
  padding-block: clamp(1.75rem, 0.8rem + 3.9vw, 3.5rem);
`

/** Heading in the left margin, matter to its right; below each other on narrow windows. */
export const Columns = styled(Container)`
  display: grid;
  gap: ${space.m};
  ${from.l} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space['2xl']};
  }
`

/** Keeps the matter in its column when there is no heading beside it. */
export const Matter = styled.div`
  min-width: 0;
  ${from.l} { grid-column: 2; }
`

/** A heading above matter that takes the whole column. */
export const Wide = styled(Container)`
  display: grid;
  gap: ${space.l};
  h2 { max-width: 20em; }
`

/** One thought in large letters, with room around it. */
export const Intro = styled(Container)`
  display: grid;
  gap: ${space.s};
  > p:last-child {
    max-width: 32em;
    font-size: ${type.l};
    font-weight: ${weight.light};
    line-height: 1.45;
    letter-spacing: -0.01em;
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  ${threesInARow}
  gap: ${space.l} ${space.m};
  list-style: none;
`

export const CardItem = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  padding-top: ${space.s};
  border-top: 1px solid ${color.accent};
`

export const ItemTitle = styled.h3`
  font-size: ${type.m};
  font-weight: ${weight.medium};
  line-height: 1.35;
`

export const ItemText = styled.p`
  max-width: ${size.measure};
  color: ${color.muted};
`

export const ItemLink = styled(SiteLink)`
  ${quietLinkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  align-self: flex-start;
  min-height: ${size.touch};
  font-weight: ${weight.medium};
  color: ${color.accentText};
`

export const Steps = styled.ol`
  display: grid;
  gap: ${space.l};
  list-style: none;
  counter-reset: step;
`

export const Step = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${space['2xs']} ${space.s};
  padding-top: ${space.s};
  border-top: 1px solid ${color.line};
  counter-increment: step;
  &::before {
    content: counter(step, decimal-leading-zero);
    grid-row: span 3;
    font-size: ${type.l};
    font-weight: ${weight.light};
    line-height: 1.2;
    color: ${color.accentText};
    font-variant-numeric: tabular-nums;
  }
`

export const Rows = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.line};
`

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space['3xs']} ${space.m};
  align-items: center;
  padding-block: ${space.s};
  border-bottom: 1px solid ${color.line};
  transition: background-color ${motion.fast} ${motion.ease};
  svg { grid-column: 2; grid-row: 1 / span 2; color: ${color.accentText}; transition: transform ${motion.fast} ${motion.ease}; }
  &:hover svg { transform: translateX(0.25rem); }
`

/** The whole row answers to the pointer; the link alone is in the way of the keyboard and of a screen reader. */
export const RowLink = styled(SiteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { color: ${color.accentText}; }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  ${threesInARow}
  gap: ${space.l} ${space.m};
  ${risesInTurn}
`

/** A figure stays on one line with its unit: it is drawn smaller where its column is narrow. */
export const Figure = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space['2xs']};
  padding-top: ${space.s};
  border-top: 1px solid ${color.accent};
  dt { color: ${color.muted}; }
  dd {
    font-size: clamp(${type.l}, 15cqi, ${type['2xl']});
    font-weight: ${weight.light};
    line-height: 1.1;
    letter-spacing: -0.02em;
    overflow-wrap: normal;
  }
`

export const TableScroller = styled.div`
  ${edgeShade(color.canvas)}
`

/** Roles are said: a table of terms is laid out as a list on a phone, and is no table to every browser there. */
export const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  width: 100%;
  min-width: calc(6.5rem * ${({ $columns }) => $columns});
  text-align: start;
  line-height: 1.45;
  th, td { padding: ${space.xs} ${space.s} ${space.xs} 0; hyphens: auto; border-bottom: 1px solid ${color.line}; text-align: start; vertical-align: top; }
  ${from.m} { th, td { padding-inline-end: ${space.m}; } }
  thead th { color: ${color.muted}; font-weight: ${weight.medium}; font-size: ${type.s}; }
  tbody th { font-weight: ${weight.medium}; }
  tbody td { color: ${color.muted}; }
  /* A term and what is said of it: on a phone below each other, whole. */
  ${below.m} {
    ${({ $columns }) =>
      $columns === 2 &&
      css`&, tbody, tr, th, td { display: block; }
      thead { ${visuallyHidden} }
      tbody th { padding-block-end: 0; border: 0; }
      td { padding-block-start: ${space['3xs']}; }`}
  }
`

export const Quote = styled.figure`
  padding-inline-start: ${space.m};
  border-inline-start: 2px solid ${color.accent};
  blockquote { max-width: 28em; font-size: ${type.xl}; font-weight: ${weight.light}; line-height: 1.25; letter-spacing: -0.01em; }
  figcaption { margin-top: ${space.s}; color: ${color.muted}; }
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.l};
  background: ${color.surface};
  border-top: 1px solid ${color.accent};
  > div { display: grid; gap: ${space['2xs']}; min-width: min(100%, 16rem); flex: 1; }
`

export const ActionLink = styled(SiteLink)<ButtonLook>`
  ${buttonStyles}
`

export const Panel = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  padding: ${space.l};
  background: ${color.surface};
  border-block-start: 1px solid ${color.accent};
`
