import styled from 'styled-components'
import { color, layer, space } from './theme/css-vars'

/** Past what stands before the matter of a page, by one key: seen while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${space['2xs']} auto auto ${space['2xs']};
  z-index: ${layer.skip};
  padding: ${space.xs} ${space.s};
  background: ${color.white};
  color: ${color.black};
  transform: translateY(-200%);
  &:focus { transform: none; }
`
