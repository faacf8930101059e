import { LIGHT_GROUNDS } from './light-grounds'

/**
 * Every value of the brand's face, once. global-css.ts writes them to :root as custom properties and components read them
 * from there (`css-vars.ts`), so that no theme provider, and no JavaScript, stands between a value and its use.
 */

/** Spec §3, tag colours: the brand's eight, by name. */
export const palette = {
  darkPeacock: '#0b2a31',
  peacock: '#1c5663',
  desertSand: '#dccdb7',
  cupraPetrol: '#0e3b45',
  iridescentCopper: '#b9774f',
  pitchBlack: '#06090a',
  engineGrey: '#88969a',
  oxygenWhite: '#f1f5f4',
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
  text: palette.oxygenWhite,
  /** Secondary text: still 4.5:1 on every surface. */
  muted: '#a4b3b6',
  /** The accent as a fill or a line. */
  accent: palette.iridescentCopper,
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
type Ground = Record<keyof typeof night, string>

const stone = {
  ...night,
  canvas: palette.oxygenWhite,
  surface: '#fff',
  raised: '#eee',
  line: '#ccd',
  edge: '#567',
  text: palette.pitchBlack,
  muted: '#345',
  accentText: '#732',
  focus: palette.cupraPetrol,
  error: '#911',
  warning: '#540',
  info: palette.cupraPetrol,
  success: '#143',
} satisfies Ground

/**
 * The four grounds that a part of the page can stand on. Petrol is a night in colour, sand a warm stone: each gives only
 * what it changes, in short where a short value does: every document carries it (global-css.ts).
 */
export const grounds = {
  night,
  petrol: {
    canvas: palette.cupraPetrol,
    surface: palette.darkPeacock,
    raised: '#033',
    line: '#256',
    edge: '#79a',
  },
  stone,
  sand: {
    canvas: palette.desertSand,
    surface: '#e9dfd0',
    raised: '#d2c2aa',
    line: '#ba9',
    /** Copper is lost on sand: petrol takes its place. */
    accent: palette.cupraPetrol,
    accentHover: palette.peacock,
    onAccent: palette.oxygenWhite,
    accentText: palette.cupraPetrol,
  },
} as const satisfies Record<string, Partial<Ground>>

/** Each ground whole, as the style sheet lays one over the other. */
export const groundColors = {
  night,
  petrol: { ...night, ...grounds.petrol },
  stone,
  sand: { ...stone, ...grounds.sand },
} satisfies Record<keyof typeof grounds, Ground>

export const colors = {
  ...palette,
  ...night,
  backdrop: 'rgb(2 5 6 / 0.78)',
} as const

/** Text that reads at 4.5:1 or better on each tag colour. */
export const onPalette = Object.fromEntries(
  Object.keys(palette).map((name) => [name, LIGHT_GROUNDS.includes(name) ? palette.pitchBlack : palette.oxygenWhite]),
) as Readonly<Record<keyof typeof palette, string>>

const space = {
  '3xs': '0.25rem',
  '2xs': '0.5rem',
  xs: '0.75rem',
  s: '1rem',
  m: '1.5rem',
  l: '2rem',
  xl: '3rem',
  '2xl': 'clamp(3rem, 2rem + 4vw, 5rem)',
  '3xl': 'clamp(4rem, 2rem + 8vw, 8rem)',
  /** From the edge of the window to the content. */
  gutter: 'clamp(min(1.25rem, 6.25vw), 0.5rem + 3.2vw, 4rem)',
} as const

const type = {
  display: 'clamp(2.25rem, 1.1rem + 5.1vw, 6rem)',
  '2xl': 'clamp(1.875rem, 1.2rem + 3vw, 4rem)',
  xl: 'clamp(1.625rem, 1.25rem + 1.7vw, 2.75rem)',
  l: 'clamp(1.3125rem, 1.15rem + 0.75vw, 1.75rem)',
  m: '1.125rem',
  body: '1rem',
  s: '0.875rem',
  /** The smallest there is; never for a figure the law wants read. */
  xs: '0.8125rem',
} as const

const weight = { light: '300', book: '350', regular: '400', medium: '500' } as const
const radius = { none: '0', s: '2px' } as const
const motion = {
  fast: '140ms',
  normal: '260ms',
  slow: '520ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const
const layer = { sticky: '10', banner: '20', menu: '30', overlay: '40', skip: '50' } as const
const size = {
  /** What the header takes of the window: nothing where it leaves with the page (global-css.ts). */
  header: '3.5rem',
  /** A bar of the frame. */
  bar: '3.5rem',
  content: '90rem',
  measure: '65ch',
  /** The smallest target of a finger. */
  touch: '2.75rem',
  /** Spec §9: a popup is no wider. */
  dialog: '600px',
} as const

export const tokens = { color: colors, space, type, weight, radius, motion, layer, size } as const
