import { breakpoints } from './breakpoints'

export const from = {
  m: `@media (min-width: ${breakpoints.m}em)`,
  l: `@media (min-width: ${breakpoints.l}em)`,
  xl: `@media (min-width: ${breakpoints.xl}em)`,
} as const

export const below = {
  m: `@media (max-width: ${breakpoints.m - 0.01}em)`,
  l: `@media (max-width: ${breakpoints.l - 0.01}em)`,
} as const

/**
 * Heights at which bars may stay in view: the header and one bar at the foot from the first, a second bar below the header from
 * the other. In a lower window, or with larger letters, they leave with the page, so that two thirds of it stay the page's.
 */
export const tall = { s: '@media (min-height: 30em)', m: '@media (min-height: 42em)' } as const
export const low = '@media (max-height: 29.99em)'
/** A dozen lines, as at 400 %: a third of it holds no sentence and its answers. */
export const lowest = '@media (max-height: 19.99em)'

const LOW_AND_WIDE = '(max-height: 29.99em) and (min-width: 36em)'
/** A phone held across, or large letters: what stands below a picture would be below the window. */
export const lowAndWide = `@media ${LOW_AND_WIDE}`
/** Where words stand beside a picture. */
export const beside = `${from.l}, ${LOW_AND_WIDE}`

export const hover = '@media (hover: hover) and (pointer: fine)'
export const forcedColors = '@media (forced-colors: active)'
export const print = '@media print'
