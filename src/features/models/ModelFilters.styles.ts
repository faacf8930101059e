import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'

/** Nothing is sent: the list follows each choice. What opens the other questions stands at the end of the line that says how many are left. */
export const Bar = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space['2xs']} ${space.m};
  > * { grid-area: 2 / 1; }
  > fieldset { grid-row: 1; }
  ${from.l} {
    grid-template-columns: auto 1fr;
    > fieldset { z-index: 1; }
    > * { grid-row: 1; }
    > details { grid-column: 1 / -1; }
    > div { grid-column: 2; }
  }
  ${print} { display: none; }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  place-self: start;
  z-index: 1;
`

export const Count = styled.p`
  font-weight: ${weight.book};
  @media (scripting: none) { display: none; }
`

export const Clear = styled.button`
  min-height: ${size.touch};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 0.25em;
`

export const Panel = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space['2xs']};
    width: fit-content;
    min-height: ${size.touch};
    font-weight: ${weight.medium};
    margin-inline-start: auto;
  }
  > summary > svg { color: ${color.accentText}; }
  &[open] > summary > svg { transform: rotate(180deg); }
`

export const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.m} ${space.l};
  padding-block: ${space.xs} ${space.m};
  border-block-end: 1px solid ${color.line};
`

export const Question = styled.fieldset`
  legend {
    padding: 0 0 ${space['2xs']};
    font-size: ${type.s};
    font-weight: ${weight.medium};
  }
  > div { border-block-start: 1px solid ${color.line}; }
`

export const Answer = styled.label<{ $none: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2.375rem;
  color: ${({ $none }) => ($none ? color.muted : color.text)};
  font-size: ${type.s};
  cursor: pointer;
  &:hover { color: ${color.accentText}; }
  &:has(:checked) { font-weight: ${weight.medium}; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  > input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; outline: none; }
  > :last-child { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`
