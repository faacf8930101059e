import styled from 'styled-components'
import { color, space } from './theme/css-vars'

/** A band of the page with the brand's wide margins above and below. */
export const Section = styled.section<{ $tone?: 'canvas' | 'surface'; $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space['2xl'] : space['3xl'])};
  background: ${({ $tone }) => ($tone === 'surface' ? color.surface : 'transparent')};
`
