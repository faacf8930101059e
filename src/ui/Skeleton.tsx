import styled from 'styled-components'
import { color } from './theme/css-vars'

/** Keeps the place of what is being loaded, at its size. Sizes are CSS lengths. Ears are told by the parent's aria-busy. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  background: ${color.raised};
  /* By its opacity: what is painted is painted for every frame, below the window too. */
  @keyframes ui-shimmer { to { opacity: 0.4; } }
  animation: ui-shimmer 0.7s linear infinite alternate;
  /* Nothing comes without a script. */
  @media (scripting: none) { display: none; }
`
