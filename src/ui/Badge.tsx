import styled from 'styled-components'
import type { palette } from '@/brand/colors'
import { LIGHT_COLORS } from '@/brand/light-colors'
import { color, type, weight } from './theme/css-vars'

export type BadgeColor = keyof typeof palette

/** A short label on one of the brand's eight colours; its text is the one that reads on it. */
export const Badge = styled.span<{ $color?: BadgeColor }>`
  display: inline-block;
  padding: 0.2rem 0.6rem;
  background: ${({ $color = 'brand' }) => color[$color]};
  color: ${({ $color = 'brand' }) => (LIGHT_COLORS.includes($color) ? color.black : color.white)};
  font-size: ${type.s};
  font-weight: ${weight.medium};
  line-height: 1.4;
`
