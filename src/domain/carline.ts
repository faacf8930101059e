import { CARLINES } from '@/brand/carlines'
import { dayInBrussels } from './day-in-brussels'

/** Forms of a body, as an address names them: one word for both languages. */
export const BODIES = ['city', 'compact', 'estate', 'suv', 'suv-coupe'] as const
export type Body = (typeof BODIES)[number]

/**
 * What there is before the driver: instruments under a cowl and a console turned to him; a screen that floats over a
 * low dashboard; or a wide one with a long pane of glass.
 */
export const CABINS = ['sport', 'electric', 'grand'] as const
export type Cabin = (typeof CABINS)[number]

interface Sold {
  readonly slug: string
  /** A proper name, the same in both languages. */
  readonly name: string
  readonly body: Body
  /** Electric in every version. */
  readonly electric: boolean
  readonly cabin: Cabin
  /** The first day on which it can be ordered (2027-03-01); before it the carline is announced. Left out: it is on sale. */
  readonly from?: string
}

interface Announced {
  readonly slug: string
  readonly name: string
  /** The carline on sale that this one will follow; left out: it is a new one. */
  readonly follows?: string
  /** What is written to be sold may not pass for announced: a wrong word in its row is told, and not that its tagline is missing. */
  readonly body?: never
}

type Carlines = typeof CARLINES
/** The rows as they may be: a brand's carlines are held to it, and a test gives a row another day. */
export const CARLINE_ROWS: Readonly<Record<keyof Carlines, Sold | Announced>> = CARLINES
export type CarlineCode = keyof Carlines
/** The codes of the rows that have these facts. */
type CodesOf<Facts> = { [C in CarlineCode]: Carlines[C] extends Facts ? C : never }[CarlineCode]
export type ModelledCarline = CodesOf<Sold>
export type ElectricCarline = CodesOf<{ readonly electric: true }>

export const CARLINE_CODES = Object.keys(CARLINES) as readonly CarlineCode[]

export function isCarlineCode(value: unknown): value is CarlineCode {
  return typeof value === 'string' && Object.hasOwn(CARLINES, value)
}

/** Whether the catalogue and the studio have it, on sale or not yet. */
export function isModelledCarline(value: unknown): value is ModelledCarline {
  return isCarlineCode(value) && 'body' in CARLINE_ROWS[value]
}

/** Whether it can be ordered today, in Brussels. Its day is a fact of the row, so nothing has to be published on it. */
export function isSoldCarline(value: unknown): value is ModelledCarline {
  if (!isModelledCarline(value)) return false
  const first = firstDayOfSale(value)
  return first === undefined || first <= dayInBrussels(new Date())
}

/** The first day on which it can be ordered, where its row has one. */
export function firstDayOfSale(carline: CarlineCode): string | undefined {
  const row = CARLINE_ROWS[carline]
  return 'from' in row ? row.from : undefined
}

export function isElectricCarline(value: unknown): value is ElectricCarline {
  return isModelledCarline(value) && CARLINES[value].electric
}

/** Carlines that the catalogue and the studio have. */
export const MODELLED_CARLINES: readonly ModelledCarline[] = CARLINE_CODES.filter(isModelledCarline)
/** Those that can be ordered today. */
export const carlinesOnSale = (): readonly ModelledCarline[] => MODELLED_CARLINES.filter(isSoldCarline)
/** Those that cannot: announced, or before their day. */
export const announcedCarlines = (): readonly CarlineCode[] => CARLINE_CODES.filter((code) => !isSoldCarline(code))
/** Carlines that are electric in every version. */
export const ELECTRIC_CARLINES: readonly ElectricCarline[] = CARLINE_CODES.filter(isElectricCarline)

/** One fact of several carlines, by their codes. */
function pickFact<C extends CarlineCode, K extends string & keyof Carlines[C]>(codes: readonly C[], key: K) {
  return Object.fromEntries(codes.map((code) => [code, CARLINES[code][key]])) as { readonly [P in C]: Carlines[P][K] }
}

export const CARLINE_SLUGS = pickFact(CARLINE_CODES, 'slug')
/** Proper names, the same in both languages. */
export const CARLINE_NAMES = pickFact(CARLINE_CODES, 'name')
export const CARLINE_BODIES = pickFact(MODELLED_CARLINES, 'body')
export const CARLINE_CABINS = pickFact(MODELLED_CARLINES, 'cabin')
/** The carline that an announced one will follow; undefined for a new one, and for one with a body of its own. */
export function followedCarline(carline: CarlineCode): ModelledCarline | undefined {
  const row = CARLINE_ROWS[carline]
  const follows = 'follows' in row ? row.follows : undefined
  return isModelledCarline(follows) ? follows : undefined
}

/** The carline itself, or the one on sale that an announced one will follow; undefined where neither can be ordered. */
export function carlineOnSale(carline: CarlineCode): ModelledCarline | undefined {
  return [carline, followedCarline(carline)].find(isSoldCarline)
}

/** The one whose pictures show a carline: its own, or those of the one that it will follow. */
export const picturedCarline = (carline: CarlineCode): ModelledCarline | undefined =>
  isModelledCarline(carline) ? carline : followedCarline(carline)

const CODES_BY_SLUG: ReadonlyMap<string, CarlineCode> = new Map(
  CARLINE_CODES.map((code) => [CARLINE_SLUGS[code], code]),
)

export function carlineOfSlug(slug: string): CarlineCode | undefined {
  return CODES_BY_SLUG.get(slug)
}

/** A carline by its code or its slug, in whatever case. */
export function readCarline(written: string): CarlineCode | undefined {
  const code = written.toUpperCase()
  return isCarlineCode(code) ? code : carlineOfSlug(written.toLowerCase())
}
