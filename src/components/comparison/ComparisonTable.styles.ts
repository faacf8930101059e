import styled from 'styled-components'
import { color, layer, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from, print, tall } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

export const Root = styled.div`
  &:has(input:checked) tr[data-same] { display: none; }
`

export const Toggle = styled.label`
  ${pressLine}
  gap: ${space.xs};
  margin-block-end: ${space.s};
  cursor: pointer;
  input { width: 1.25rem; height: 1.25rem; margin: 0; }
  ${print} { display: none; }
`

/** More than three columns are wider than a small window: it scrolls in its own box, and by keyboard. */
export const Scroller = styled.section<{ $fits: boolean }>`
  overflow-x: ${({ $fits }) => ($fits ? 'visible' : 'auto')};
  ${from.l} { overflow-x: visible; }
  ${print} { overflow-x: visible; }
`

/** Roles are said: a table that is laid out as a grid is no table to every browser. */
export const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  th, td { text-align: start; vertical-align: top; overflow-wrap: anywhere; hyphens: auto; }
  tbody th, td { padding: ${space.xs} ${space.s} ${space.xs} 0; border-block-end: 1px solid ${color.line}; }
  tbody th { font-weight: ${weight.regular}; color: ${color.muted}; }
  td { font-weight: ${weight.book}; }
  tr[data-same] td { color: ${color.muted}; }

  ${from.m} {
    min-width: ${({ $columns }) => 12 + $columns * 9}rem;
    tr > :first-child { width: 22%; }
    tbody tr:hover > * { background: ${color.surface}; }
  }

  /* On a phone the label stands above its values, which get the whole width. */
  ${below.m} {
    display: block;
    width: ${({ $columns }) => ($columns > 3 ? 'max-content' : '100%')};
    min-width: 100%;
    font-size: ${type.s};
    thead, tbody { display: block; }
    tr {
      display: grid;
      grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(${$columns > 3 ? '8rem' : '0'}, 1fr))`};
      column-gap: ${space.xs};
      border-block-end: 1px solid ${color.line};
    }
    tbody th, td { border: 0; padding-inline-end: 0; }
    tbody th { grid-column: 1 / -1; padding-block-end: 0; }
    tbody th > span { position: sticky; inset-inline-start: 0; }
    td { padding-block-start: ${space['3xs']}; }
  }
  /* Paper does not scroll. */
  ${print} {
    width: 100%;
    min-width: 0;
    tr { grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(0, 1fr))`}; }
  }
`

export const Row = styled.tr.attrs({ role: 'row' })``
export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const Cell = styled.td.attrs({ role: 'cell' })``

export const Corner = styled.td.attrs({ role: 'cell' })`
  ${below.m} { display: none; }
`

export const Head = styled.thead.attrs({ role: 'rowgroup' })<{ $sticky: boolean }>`
  top: ${size.header};
  z-index: ${layer.sticky};
  ${tall.m} {
    ${({ $sticky }) => $sticky && 'position: sticky;'}
    ${from.l} { position: sticky; }
  }
  background: ${color.canvas};
  th { padding: ${space.s} ${space.s} ${space.s} 0; font-weight: ${weight.medium}; line-height: 1.3; }
  tr > * { border-block-end: 1px solid ${color.accent}; }
  ${below.m} {
    tr > * { border: 0; }
    tr { border-block-end-color: ${color.accent}; }
    th { padding-inline-end: 0; }
  }
  ${print} { position: static; }
`

export const Group = styled.tbody.attrs({ role: 'rowgroup' })``

export const GroupTitle = styled.th.attrs({ role: 'rowheader', scope: 'rowgroup' })`
  && {
    padding-block: ${space.l} ${space['2xs']};
    border: 0;
    font-size: ${type.m};
    font-weight: ${weight.medium};
    color: ${color.text};
  }
`

/** Where the cars differ. The bar is seen without colours too; the word is for ears. */
export const Label = styled.span<{ $differs: boolean }>`
  display: inline-block;
  ${({ $differs }) =>
    $differs &&
    `&::before {
      content: '';
      display: inline-block;
      width: 0.375rem;
      height: 0.375rem;
      margin-inline-end: 0.5em;
      vertical-align: 0.15em;
      background: ${color.accent};
    }`}
  ${forcedColors} { &::before { background: Highlight; forced-color-adjust: none; } }
`
