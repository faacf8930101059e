import styled from 'styled-components'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${from.m} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`

export const Details = styled.div`
  ${from.m} { grid-column: 1 / -1; }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`

export const Table = styled.table`
  small { font-size: ${type.s}; }
  width: 100%;
  th, td { padding-block: ${space['2xs']}; vertical-align: top; border-block-end: 1px solid ${color.line}; }
  th { font-weight: inherit; text-align: start; padding-inline-end: ${space.s}; overflow-wrap: anywhere; }
  td { text-align: end; }
  td > span { justify-content: end; }
  caption { padding-block-end: ${space['2xs']}; text-align: start; font-size: ${type.m}; font-weight: ${weight.medium}; }
  ${dimmedWhileBusy}
`

export const TotalRow = styled.tr`
  font-weight: ${weight.medium};
  th, td { border-block-end-color: ${color.accent}; }
`

export const MutedRow = styled.tr`
  color: ${color.muted};
`

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space.xl}; }
`

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space['2xs']};
  border-block-end: 1px solid ${color.line};
  dt { min-width: 0; color: ${color.muted}; overflow-wrap: anywhere; hyphens: auto; }
  dd { min-width: 0; text-align: end; overflow-wrap: anywhere; }
`

/** A part of the summary over its whole width. */
export const Band = styled.div`
  min-width: 0;
  ${from.m} { grid-column: 1 / -1; }
`
