/** Spec §2. Every carline code that maps to a slug. */
export const CARLINE_CODES = [
  'FORMENTOR',
  'FORMENTORVZ',
  'FORMENTORNEW',
  'TAVASCAN',
  'TERRAMAR',
  'BORN',
  'LEON',
  'LEONNEW',
  'LEONBREAK',
  'LEONBREAKNEW',
  'RAVAL',
] as const
export type CarlineCode = (typeof CARLINE_CODES)[number]

export const CARLINE_SLUGS = {
  FORMENTOR: 'formentor',
  FORMENTORVZ: 'formentor-vz',
  FORMENTORNEW: 'new-formentor',
  TAVASCAN: 'tavascan',
  TERRAMAR: 'terramar',
  BORN: 'born',
  LEON: 'leon',
  LEONNEW: 'new-leon',
  LEONBREAK: 'leon-sportstourer',
  LEONBREAKNEW: 'new-leon-sportstourer',
  RAVAL: 'raval',
} as const satisfies Record<CarlineCode, string>

/** Proper names, the same in both languages. */
export const CARLINE_NAMES = {
  FORMENTOR: 'Formentor',
  FORMENTORVZ: 'Formentor VZ',
  FORMENTORNEW: 'New Formentor',
  TAVASCAN: 'Tavascan',
  TERRAMAR: 'Terramar',
  BORN: 'Born',
  LEON: 'Leon',
  LEONNEW: 'New Leon',
  LEONBREAK: 'Leon Sportstourer',
  LEONBREAKNEW: 'New Leon Sportstourer',
  RAVAL: 'Raval',
} as const satisfies Record<CarlineCode, string>

/** Carlines that can be ordered today. The three others are announced: they have a page, no price and no configurator. */
export const SOLD_CARLINES = [
  'FORMENTOR',
  'FORMENTORVZ',
  'TERRAMAR',
  'TAVASCAN',
  'BORN',
  'RAVAL',
  'LEON',
  'LEONBREAK',
] as const satisfies readonly CarlineCode[]
export type SoldCarline = (typeof SOLD_CARLINES)[number]

/** Carlines that are electric in every version. */
export const ELECTRIC_CARLINES = ['TAVASCAN', 'BORN', 'RAVAL'] as const satisfies readonly SoldCarline[]
export type ElectricCarline = (typeof ELECTRIC_CARLINES)[number]

/** The carline on sale today that an announced one will follow. */
export const ANNOUNCED_CARLINES = {
  FORMENTORNEW: 'FORMENTOR',
  LEONNEW: 'LEON',
  LEONBREAKNEW: 'LEONBREAK',
} as const satisfies Partial<Record<CarlineCode, SoldCarline>>

/** The carline itself, or the one on sale that an announced one will follow. */
export function carlineOnSale(carline: CarlineCode): SoldCarline {
  return isSoldCarline(carline) ? carline : ANNOUNCED_CARLINES[carline]
}

const CODES_BY_SLUG: ReadonlyMap<string, CarlineCode> = new Map(
  CARLINE_CODES.map((code) => [CARLINE_SLUGS[code], code]),
)

export function isCarlineCode(value: unknown): value is CarlineCode {
  return typeof value === 'string' && (CARLINE_CODES as readonly string[]).includes(value)
}

export function isSoldCarline(value: unknown): value is SoldCarline {
  return typeof value === 'string' && (SOLD_CARLINES as readonly string[]).includes(value)
}

export function carlineOfSlug(slug: string): CarlineCode | undefined {
  return CODES_BY_SLUG.get(slug)
}

export function isElectricCarline(value: unknown): value is ElectricCarline {
  return typeof value === 'string' && (ELECTRIC_CARLINES as readonly string[]).includes(value)
}
