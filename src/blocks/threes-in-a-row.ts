import { css } from 'styled-components'
import { from } from '@/ui/theme/media'

/** For a grid with automatic columns: three or six items stand in rows of three, so that no row is half empty. */
export const threesInARow = css`
  ${from.m} {
    &:has(> :nth-child(3):last-child), &:has(> :nth-child(6):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`
