import styled from 'styled-components'
import { color } from './theme/css-vars'

/** Keeps the place of what is being loaded, at its size. Sizes are CSS lengths. Ears are told by the parent's aria-busy. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  position: relative;
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  overflow: clip;
  background: ${color.raised};
  /* Nothing comes without a script. */
  @media (scripting: none) { display: none; }

  /* Moved, not painted: below the window too it would be painted anew for every frame. */
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 35%, ${color.line} 50%, transparent 65%);
    transform: translateX(-100%);
    animation: ui-shimmer 1.4s linear infinite;
    content: '';
  }
`
