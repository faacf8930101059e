import styled from 'styled-components'
import { color, space, type } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'

/** One row, to push along where it is longer than the window. */
export const Rail = styled.ul`
  display: flex;
  gap: 0 ${space.m};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.line};
  list-style: none;
  > li { flex: none; }
  a {
    ${pressLine}
    gap: ${space['3xs']};
    color: ${color.muted};
    font-size: ${type.s};
    white-space: nowrap;
    text-decoration: none;
    border-block-end: 2px solid transparent;
  }
  a:hover { color: ${color.text}; }
  a[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
`

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
`
