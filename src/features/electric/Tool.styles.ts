import styled from 'styled-components'
import { edgeShade } from '@/ui/edge-shade'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from } from '@/ui/theme/media'

/** Questions on one side, the answer on the other; on a phone the answer is below. */
export const Panel = styled.div`
  display: grid;
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  ${from.l} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    /* Without JavaScript the questions are hidden, and the answer takes the whole width. */
    @media (scripting: none) { grid-template-columns: minmax(0, 1fr); }
  }
`

/** A group and no form: nothing is sent, the answer follows each change. */
export const Questions = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space.m};
  align-content: start;
  padding: ${space.m};
  ${from.m} { padding: ${space.l}; }
  /* Without JavaScript no answer can be worked out. */
  @media (scripting: none) { display: none; }
`

export const Result = styled.output`
  display: grid;
  gap: ${space['3xs']};
`

export const Big = styled.span`
  font-size: ${type.display};
  font-weight: ${weight.light};
  line-height: 1;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`

export const Small = styled.span`
  max-width: 60ch;
  color: ${color.muted};
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.m};
`

export const Figure = styled.div<{ $main?: boolean }>`
  display: grid;
  gap: ${space['3xs']};
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${({ $main }) => ($main ? color.accent : color.edge)};
  strong { font-size: ${type.xl}; font-weight: ${weight.light}; line-height: 1.15; font-variant-numeric: tabular-nums; }
`

export const Bars = styled.ul`
  display: grid;
  gap: ${space.s};
`

export const BarRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space['3xs']} ${space.s};
  > strong { font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  > svg { grid-column: 1 / -1; }
`

export const BarDrawing = styled.svg`
  display: block;
  width: 100%;
  height: 0.375rem;
  fill: ${color.accent};
  rect:first-child { fill: ${color.line}; }
  ${forcedColors} { fill: Highlight; forced-color-adjust: none; rect:first-child { fill: CanvasText; opacity: 0.3; } }
`

export const Scroller = styled.section`
  margin-block-start: calc(-1 * ${space.s});
  ${edgeShade(color.raised)}
`

export const Table = styled.table`
  width: 100%;
  font-size: ${type.s};
  th, td { padding: ${space['2xs']} ${space.s} ${space['2xs']} 0; text-align: start; border-block-end: 1px solid ${color.line}; }
  th { font-weight: ${weight.medium}; }
  td { white-space: nowrap; }
  th:last-child, td:last-child { padding-inline-end: 0; }
  ${below.m} { th, td { padding-inline-end: ${space['2xs']}; hyphens: auto; } }
`

export const Note = styled.p`
  max-width: 75ch;
  font-size: ${type.s};
  color: ${color.muted};
`
