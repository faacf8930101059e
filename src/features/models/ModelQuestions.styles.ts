import styled from 'styled-components'
import { color, space, type, weight } from '@/ui/theme/css-vars'

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
