import { BACKDROP, grounds as given, palette } from '@/brand/colors'
import { LIGHT_COLORS } from '@/brand/light-colors'

/**
 * Every value of the site's look, once; the colours are the brand's. global-css.ts writes them to :root as custom properties and
 * components read them from there (`css-vars.ts`), so that no theme provider, and no JavaScript, stands between a value and its use.
 */

type Ground = Readonly<Record<keyof typeof given.night, string>>

/** What a brand gives: two grounds whole, and of the two in colour what they change. */
export interface Grounds {
  readonly night: Ground
  readonly stone: Ground
  readonly brand: Partial<Ground>
  readonly warm: Partial<Ground>
}
export const grounds: Grounds = given

/** Each ground whole, as the style sheet lays one over the other. */
export const wholeGrounds = ({ night, stone, brand, warm }: Grounds): Readonly<Record<keyof Grounds, Ground>> => ({
  night,
  brand: { ...night, ...brand },
  stone,
  warm: { ...stone, ...warm },
})
export const groundColors = wholeGrounds(given)

export const colors = { ...palette, ...given.night, backdrop: BACKDROP } as const

/** The colour of the words on each of the eight. */
export const onPalette = Object.fromEntries(
  Object.keys(palette).map((name) => [name, LIGHT_COLORS.includes(name) ? palette.black : palette.white]),
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
  display: 'clamp(min(2.25rem, 12.5vw), 1.1rem + 5.1vw, 6rem)',
  '2xl': 'clamp(1.875rem, 1.2rem + 3vw, 4rem)',
  xl: 'clamp(1.625rem, 1.25rem + 1.7vw, 2.75rem)',
  l: 'clamp(1.3125rem, 1.15rem + 0.75vw, 1.75rem)',
  /** Three small sizes, of which a page is written: what leads, what is read, what is said in passing. */
  m: '1.125rem',
  body: '1rem',
  s: '0.875rem',
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
  header: 'max(2.75rem, 56px)',
  /** A bar of the frame. */
  bar: 'max(2.75rem, 56px)',
  content: '90rem',
  measure: '65ch',
  /** From the edge of what is as wide as the window to the column of the page (ui/Container.tsx). */
  columnEdge: 'max(var(--space-gutter), 50% - var(--size-content) / 2)',
  /** The smallest target of a finger, which does not grow with the letters of its reader; nor do the bars, before they must. */
  touch: 'max(2rem, 44px)',
  /** Spec §9: a popup is no wider. */
  dialog: '600px',
} as const

export const tokens = { color: colors, space, type, weight, radius, motion, layer, size } as const
