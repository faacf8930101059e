import styled from 'styled-components'
import type { Gap } from './Stack'
import { space } from './theme/css-vars'

/** Equal columns, as many as fit, none narrower than `$min` (a CSS length). */
export const Grid = styled.div<{ $min?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = 'm' }) => space[$gap]};
`
