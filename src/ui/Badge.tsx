import styled from 'styled-components'
import { color, type, weight } from './theme/css-vars'
import { LIGHT_GROUNDS } from './theme/light-grounds'
import type { palette } from './theme/tokens'

export type BadgeColor = keyof typeof palette

/** A short label on one of the brand's eight colours; its text is the one that reads on it. */
export const Badge = styled.span<{ $color?: BadgeColor }>`
  display: inline-block;
  padding: 0.2rem 0.6rem;
  background: ${({ $color = 'cupraPetrol' }) => color[$color]};
  color: ${({ $color = 'cupraPetrol' }) => (LIGHT_GROUNDS.includes($color) ? color.pitchBlack : color.oxygenWhite)};
  font-size: ${type.xs};
  font-weight: ${weight.medium};
  line-height: 1.4;
`
