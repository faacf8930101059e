import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { SearchLink } from '../list/SearchLink'

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Group = styled.details`
  border-block-start: 1px solid ${color.line};
  padding-block-end: ${space['3xs']};
  &[open] { padding-block-end: ${space.s}; }
  > summary {
    display: flex;
    align-items: center;
    gap: ${space['2xs']};
    min-height: ${size.touch};
    cursor: pointer;
  }
  > summary > svg { margin-inline-start: auto; }
  &[open] > summary > svg { transform: rotate(180deg); }
`

export const GroupTitle = styled.h2`
  font-size: ${type.s};
  font-weight: ${weight.medium};
`

export const Chosen = styled.span`
  min-width: 1.4em;
  padding-inline: 0.35em;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${type.s};
  text-align: center;
`

export const Hint = styled.p`
  grid-column: 1 / -1;
  padding-block-end: ${space['2xs']};
  font-size: ${type.s};
  color: ${color.muted};
`

/** What is wrong in a field, beside it. */
export const Refused = styled.p`
  grid-column: 1 / -1;
  font-size: ${type.s};
  color: ${color.error};
  &:empty { position: absolute; }
`

export const Values = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']} ${space['2xs']};
  list-style: none;
  > li { max-width: 100%; }
`

export const Value = styled(SearchLink)`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space['2xs']};
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space['2xs']};
  font-size: ${type.s};
  text-decoration: none;
  border: 1px solid ${color.edge};
  &:hover { border-color: ${color.text}; }
  &[data-none] { border-color: ${color.line}; color: ${color.muted}; }
  &[data-wished] { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  &[aria-current] { background: ${color.accent}; border-color: ${color.accent}; color: ${color.onAccent}; }
`

/** Under the value, in a line of its own. */
export const Help = styled.span`
  flex-basis: 100%;
  padding-block-end: ${space['3xs']};
  font-size: ${type.s};
`

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-size: ${type.s};
`

export const Swatch = styled.i<{ $hex: string }>`
  flex: none;
  width: 1rem;
  height: 1rem;
  border: 1px solid ${color.edge};
  background: ${({ $hex }) => $hex};
  /* The paint itself: without it an empty square looks like a box to tick. */
  forced-color-adjust: none;
`

export const RangeForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space['2xs']};
  > button { grid-column: 1 / -1; justify-self: start; }
`

export const Bound = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space['3xs']};
  min-width: 0;
  font-size: ${type.s};
  label { color: ${color.muted}; }
  /* Two beside each other in a narrow column: their words are whole. */
  select { padding-inline: ${space['2xs']} ${space.l}; text-overflow: clip; & + svg { inset-inline-end: ${space['3xs']}; } }
`

/** As wide as both bounds. */
export const Wide = styled(Bound)`
  grid-column: 1 / -1;
`
