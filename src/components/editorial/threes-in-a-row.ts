import { css } from 'styled-components'
import { from } from '@/ui/theme/media'

/** For a grid that fits its columns by itself: threes stand side by side, because two and one left over look like a fault. */
export const threesInARow = css`
  ${from.m} {
    &:has(> :nth-child(3):last-child), &:has(> :nth-child(6):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`
