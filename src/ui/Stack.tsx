import styled from 'styled-components'
import { space } from './theme/css-vars'

export type Gap = keyof typeof space

/** Things below each other. */
export const Stack = styled.div<{ $gap?: Gap; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'm' }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  min-width: 0;
`
