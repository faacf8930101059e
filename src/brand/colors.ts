/** Every colour of the brand, once. `npm run test` asks of each pair that is read or seen whether it can be (tests/ui/tokens.test.ts). */

/** Spec §3, tag colours: the brand's eight, by name. */
export const palette = {
  brandDark: '#0b2a31',
  brandLight: '#1c5663',
  warm: '#dccdb7',
  brand: '#0e3b45',
  highlight: '#b9774f',
  black: '#06090a',
  grey: '#88969a',
  white: '#f1f5f4',
} as const

/** A ground's colours: the page, what lies on it, and all that is read or seen on either. */
const night = {
  /** The page. */
  canvas: '#070c0e',
  /** A surface on the page: a card, the header. */
  surface: '#0d1518',
  /** A layer on a surface: a field, a hovered row. */
  raised: '#142024',
  /** Hairlines: decoration only. */
  line: '#22333a',
  /** The edge of a control: 3:1 on every surface. */
  edge: '#657d85',
  text: palette.white,
  /** Secondary text: still 4.5:1 on every surface. */
  muted: '#a4b3b6',
  /** The accent as a fill or a line. */
  accent: palette.highlight,
  /** The accent as text: 4.5:1 on every surface. */
  accentText: '#e3a37c',
  /** Text on an accent fill. */
  onAccent: '#0b0603',
  accentHover: '#cf8d65',
  focus: '#f2c3a4',
  error: '#ff9d8a',
  warning: '#f0c471',
  info: '#8ccbd8',
  success: '#8fd3ae',
}
const stone = {
  ...night,
  canvas: palette.white,
  surface: '#fff',
  raised: '#eee',
  line: '#ccd',
  edge: '#567',
  text: palette.black,
  muted: '#345',
  accentText: '#732',
  focus: palette.brand,
  error: '#911',
  warning: '#540',
  info: palette.brand,
  success: '#143',
}

/**
 * The four grounds that a part of the page can stand on. `brand` is a night in colour, `warm` a stone in colour: each gives only
 * what it changes, in short where a short value does: every document carries it (global-css.ts).
 */
export const grounds = {
  night,
  brand: {
    canvas: palette.brand,
    surface: palette.brandDark,
    raised: '#033',
    line: '#256',
    edge: '#79a',
  },
  stone,
  warm: {
    canvas: palette.warm,
    surface: '#e9dfd0',
    raised: '#d2c2aa',
    line: '#ba9',
    /** Copper is lost on sand: petrol takes its place. */
    accent: palette.brand,
    accentHover: palette.brandLight,
    onAccent: palette.white,
    accentText: palette.brand,
  },
} as const

/** What lies over a page behind a dialog. */
export const BACKDROP = 'rgb(2 5 6 / 0.78)'
