import styled from 'styled-components'
import type { Gap } from './Stack'
import { space } from './theme/css-vars'

/** Things beside each other that wrap when there is no room. */
export const Cluster = styled.div<{
  $gap?: Gap
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 's' }) => space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  min-width: 0;
`
