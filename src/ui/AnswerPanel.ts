import styled from 'styled-components'
import { color, space } from './theme/css-vars'
import { from } from './theme/media'

/** A calculator's answer, beside its questions. */
export const AnswerPanel = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
  padding: ${space.m};
  background: ${color.raised};
  > a { justify-self: start; }
  ${from.m} { padding: ${space.l}; }
`
