import styled from 'styled-components'
import { color, space } from './theme/css-vars'

/** `$open`: a car that is cut out and the words below it, on the page's own ground. */
export const Card = styled.div<{ $open?: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $open }) => !$open && `padding: ${space.m}; background: ${color.surface}; border: 1px solid ${color.line};`}
`

/** The words of an open card; the last part stands at its foot. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.xs};
  padding-block: ${space['2xs']} ${space.m};
  > :last-child { margin-block-start: auto; }
`
