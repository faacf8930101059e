import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** The model above its subject, in one heading. */
export const Model = styled.span`
  display: block;
  margin-block-end: ${space['2xs']};
  font-size: ${type.m};
  font-weight: ${weight.medium};
  letter-spacing: 0;
  line-height: 1.3;
  color: ${color.accentText};
`

export const PlainHead = styled(Container)`
  display: grid;
  gap: ${space.s};
  padding-block: ${space.l} ${space.m};
  ${from.l} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: ${space['2xl']}; align-items: center; }
`
