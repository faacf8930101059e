import styled from 'styled-components'
import { color } from './theme/css-vars'

/** Keeps the place of what is being loaded, at its size. Sizes are CSS lengths. Ears are told by the parent's aria-busy. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  background: linear-gradient(100deg, ${color.raised} 35%, ${color.line} 50%, ${color.raised} 65%) 0 0 / 200% 100%;
  animation: ui-shimmer 1.4s linear infinite;
`
