import styled from 'styled-components'
import { color, space } from './theme/css-vars'

export const Card = styled.div<{ $padded?: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ $padded = true }) => ($padded ? space.m : 0)};
  background: ${color.surface};
  border: 1px solid ${color.line};
`

/** The words below the picture of a card without padding; the last part stands at the foot of the card. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.xs};
  padding: ${space.s} ${space.m} ${space.m};
  > :last-child { margin-block-start: auto; }
`
