import { breakpoints } from './breakpoints'

export const from = {
  m: `@media (min-width: ${breakpoints.m}px)`,
  l: `@media (min-width: ${breakpoints.l}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
} as const

export const below = {
  m: `@media (max-width: ${breakpoints.m - 0.02}px)`,
  l: `@media (max-width: ${breakpoints.l - 0.02}px)`,
} as const

export const hover = '@media (hover: hover) and (pointer: fine)'
export const forcedColors = '@media (forced-colors: active)'
export const print = '@media print'
