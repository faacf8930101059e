import styled from 'styled-components'
import { type, weight } from '@/ui/theme/css-vars'

/** One thought in large letters. */
export const Intro = styled.p`
  max-width: 26em;
  font-size: ${type.xl};
  font-weight: ${weight.light};
  line-height: 1.3;
  letter-spacing: -0.015em;
`
