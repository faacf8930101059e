import styled from 'styled-components'
import { FUEL_TYPES } from '@/domain/fuel-type'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { print } from '@/ui/theme/media'

/** The browser itself filters, script or not: a fuel hides the rows of the others, and carlines that have none. */
const filters = FUEL_TYPES.map(
  (fuel) => `&:has([value="${fuel}"]:checked) {
    [data-fuel]:not([data-fuel="${fuel}"]), tbody:not(:has([data-fuel="${fuel}"])) { display: none; }
  }`,
).join('\n')

export const Root = styled.div`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  ${filters}
`

export const Scroller = styled.section`
  overflow-x: auto;
  ${print} { overflow: visible; }
`

export const Table = styled.table`
  width: 100%;
  min-width: 54rem;
  caption { padding-block-end: ${space.s}; text-align: start; color: ${color.muted}; }
  th, td { padding: ${space['2xs']} ${space.s} ${space['2xs']} 0; text-align: start; vertical-align: top; border-block-end: 1px solid ${color.line}; }
  thead th { font-size: ${type.s}; font-weight: ${weight.medium}; color: ${color.muted}; border-color: ${color.accent}; }
  td { white-space: nowrap; }
  tbody th { font-weight: ${weight.regular}; }
  tbody th[scope='row'] { position: sticky; inset-inline-start: 0; min-width: 11rem; background: ${color.canvas}; }
  tbody tr:hover > * { background: ${color.surface}; }
  /* All columns are on the paper, which does not scroll. */
  ${print} { && { min-width: 0; font-size: 7.5pt; } && * { min-width: 0; font-size: inherit; white-space: normal; } }
`

export const Carline = styled.th`
  && {
    padding-block: ${space.l} ${space['2xs']};
    font-size: ${type.m};
    font-weight: ${weight.medium};
    background: none;
  }
`
