import styled from 'styled-components'
import { space } from './theme/css-vars'

/** A band of the page with the brand's wide margins above and below; `data-ground` gives it another ground (global-css.ts). `$fromTop` is a page whose first screen is cars. */
export const Section = styled.section<{ $tight?: boolean; $fromTop?: boolean }>`
  padding-block: ${({ $tight, $fromTop }) => ($tight || $fromTop ? space['2xl'] : space['3xl'])};
  ${({ $fromTop }) => $fromTop && `padding-block-start: ${space.s};`}
`
