import styled from 'styled-components'
import { space } from './theme/css-vars'

/** A band of the page with the brand's wide margins above and below; `data-ground` gives it another ground (global-css.ts). */
export const Section = styled.section<{ $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space['2xl'] : space['3xl'])};
`
