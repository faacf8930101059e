import { palette } from './colors'

export const PAPER = {
  text: palette.black,
  heading: palette.brand,
  rule: palette.highlight,
  line: '#d0cade',
  muted: '#5b5470',
} as const
