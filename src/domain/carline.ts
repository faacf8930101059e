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
}

interface Announced {
  readonly slug: string
  readonly name: string
  /** The carline on sale today that this one will follow. */
  readonly follows: string
}

/**
 * Spec §2: every carline, in the order in which a page lists them. One that is sold can be ordered today; one that is
 * announced has a page, no price and no configurator. A new row is the first step of a new carline (docs/catalogue.md):
 * the compiler and the tests name the others.
 */
const CARLINES = {
  FORMENTOR: { slug: 'formentor', name: 'Formentor', body: 'suv-coupe', electric: false, cabin: 'sport' },
  FORMENTORVZ: { slug: 'formentor-vz', name: 'Formentor VZ', body: 'suv-coupe', electric: false, cabin: 'sport' },
  FORMENTORNEW: { slug: 'new-formentor', name: 'New Formentor', follows: 'FORMENTOR' },
  TERRAMAR: { slug: 'terramar', name: 'Terramar', body: 'suv', electric: false, cabin: 'grand' },
  TAVASCAN: { slug: 'tavascan', name: 'Tavascan', body: 'suv-coupe', electric: true, cabin: 'grand' },
  BORN: { slug: 'born', name: 'Born', body: 'compact', electric: true, cabin: 'electric' },
  RAVAL: { slug: 'raval', name: 'Raval', body: 'city', electric: true, cabin: 'electric' },
  LEON: { slug: 'leon', name: 'Leon', body: 'compact', electric: false, cabin: 'sport' },
  LEONNEW: { slug: 'new-leon', name: 'New Leon', follows: 'LEON' },
  LEONBREAK: { slug: 'leon-sportstourer', name: 'Leon Sportstourer', body: 'estate', electric: false, cabin: 'sport' },
  LEONBREAKNEW: { slug: 'new-leon-sportstourer', name: 'New Leon Sportstourer', follows: 'LEONBREAK' },
} as const satisfies Readonly<Record<string, Sold | Announced>>

type Carlines = typeof CARLINES
export type CarlineCode = keyof Carlines
/** The codes of the rows that have these facts. */
type CodesOf<Facts> = { [C in CarlineCode]: Carlines[C] extends Facts ? C : never }[CarlineCode]
export type SoldCarline = CodesOf<Sold>
export type AnnouncedCarline = CodesOf<Announced>
export type ElectricCarline = CodesOf<{ readonly electric: true }>

export const CARLINE_CODES = Object.keys(CARLINES) as readonly CarlineCode[]

export function isCarlineCode(value: unknown): value is CarlineCode {
  return typeof value === 'string' && Object.hasOwn(CARLINES, value)
}

export function isSoldCarline(value: unknown): value is SoldCarline {
  return isCarlineCode(value) && 'body' in CARLINES[value]
}

export function isElectricCarline(value: unknown): value is ElectricCarline {
  return isSoldCarline(value) && CARLINES[value].electric
}

const isAnnouncedCarline = (code: CarlineCode): code is AnnouncedCarline => !isSoldCarline(code)

/** Carlines that can be ordered today. */
export const SOLD_CARLINES: readonly SoldCarline[] = CARLINE_CODES.filter(isSoldCarline)
/** Carlines that are electric in every version. */
export const ELECTRIC_CARLINES: readonly ElectricCarline[] = CARLINE_CODES.filter(isElectricCarline)

/** One fact of several carlines, by their codes. */
function pickFact<C extends CarlineCode, K extends string & keyof Carlines[C]>(codes: readonly C[], key: K) {
  return Object.fromEntries(codes.map((code) => [code, CARLINES[code][key]])) as { readonly [P in C]: Carlines[P][K] }
}

export const CARLINE_SLUGS = pickFact(CARLINE_CODES, 'slug')
/** Proper names, the same in both languages. */
export const CARLINE_NAMES = pickFact(CARLINE_CODES, 'name')
export const CARLINE_BODIES = pickFact(SOLD_CARLINES, 'body')
export const CARLINE_CABINS = pickFact(SOLD_CARLINES, 'cabin')
/** The carline on sale today that an announced one will follow. */
export const ANNOUNCED_CARLINES = pickFact(CARLINE_CODES.filter(isAnnouncedCarline), 'follows')

/** The carline itself, or the one on sale that an announced one will follow. */
export function carlineOnSale(carline: CarlineCode): SoldCarline {
  return isSoldCarline(carline) ? carline : ANNOUNCED_CARLINES[carline]
}

const CODES_BY_SLUG: ReadonlyMap<string, CarlineCode> = new Map(
  CARLINE_CODES.map((code) => [CARLINE_SLUGS[code], code]),
)

export function carlineOfSlug(slug: string): CarlineCode | undefined {
  return CODES_BY_SLUG.get(slug)
}
