import styled from 'styled-components'
import { color, space, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Short facts, side by side on wide windows. */
export const FactList = styled.dl<{ $columns: 2 | 3 }>`
  display: grid;
  gap: ${space.m} ${space.l};
  margin: 0;
  ${from.m} { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
  dt { font-weight: ${weight.medium}; }
  dd { margin: 0; color: ${color.muted}; }
`
