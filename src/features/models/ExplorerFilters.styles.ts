import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'

export const Panel = styled.details`
  border-block: 1px solid ${color.line};
  > form { padding-block-end: ${space.m}; }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    font-weight: ${weight.medium};
  }
  &[open] > summary svg { transform: rotate(180deg); }
  ${from.l} {
    /* Beside the models there is room for all questions. */
    @supports selector(::details-content) {
      border: 0;
      > summary { display: none; }
      &::details-content { content-visibility: visible; height: auto; }
    }
  }
  ${print} { display: none; }
`

/** Nothing is sent: the list follows each choice. */
export const Questions = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space.l} ${space.l};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.l} { grid-template-columns: minmax(0, 1fr); gap: ${space.m}; }
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

export const Clear = styled.button`
  justify-self: start;
  min-height: ${size.touch};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 0.25em;
`
