import { palette } from './colors'

/** How the documents look that the server writes, on white. */
export const PAPER = {
  text: palette.black,
  heading: palette.brand,
  /** The line below a heading, and that below a row. */
  rule: palette.highlight,
  line: '#c9d1d3',
  muted: '#4b5a5e',
} as const
