import { catalogue } from '@demo/backend/catalogue/catalogue'
import type { CatalogueCarline, CatalogueItem, CatalogueVersion, ItemKind, Rule } from '@demo/backend/catalogue/types'
import { type Car, versionStart } from '@demo/backend/engine/car'

const CATEGORY = {
  paint: 'exterior',
  wheel: 'wheels',
  interior: 'interior',
  pack: 'packs',
  option: 'options',
  edition: 'packs',
  service: 'services',
} as const satisfies Record<ItemKind, CatalogueItem['category']>

export const item = (
  code: string,
  kind: ItemKind,
  price: number,
  more: Partial<CatalogueItem> = {},
): CatalogueItem => ({
  code,
  kind,
  category: CATEGORY[kind],
  title: { fr: `${code} fr`, nl: `${code} nl` },
  price,
  ...more,
})

/** Two of each pick, two packs, four options and one that is standard on the second version. */
export const ITEMS = [
  item('PNT1', 'paint', 0),
  item('PNT2', 'paint', 500_00),
  item('WHL1', 'wheel', 0),
  item('WHL2', 'wheel', 900_00),
  item('INT1', 'interior', 0),
  item('INT2', 'interior', 1_200_00),
  item('PCK1', 'pack', 1_000_00),
  item('PCK2', 'pack', 700_00),
  item('OPT1', 'option', 100_00),
  item('OPT2', 'option', 200_00),
  item('OPT3', 'option', 300_00),
  item('OPT4', 'option', 400_00, { versions: ['VONE'] }),
  item('STD1', 'option', 50_00, { standardOn: ['VTWO'] }),
]

const WHY = { fr: 'parce que', nl: 'omdat' }
export const requires = (subject: string, ...any: string[]): Rule => ({ kind: 'requires', subject, any, why: WHY })
export const excludes = (subject: string, ...all: string[]): Rule => ({ kind: 'excludes', subject, all, why: WHY })
export const replaces = (subject: string, ...all: string[]): Rule => ({ kind: 'replaces', subject, all, why: WHY })
export const includes = (subject: string, ...all: string[]): Rule => ({ kind: 'includes', subject, all })

const [real] = catalogue.values()
const [model] = real?.versions ?? []

/** A version of 30,000 € that starts with the first paint, wheel and interior. */
export function version(code: string, more: Partial<CatalogueVersion> = {}): CatalogueVersion {
  if (!model) throw new Error('an empty catalogue')
  const start = { paint: 'PNT1', wheel: 'WHL1', interior: 'INT1' }
  return { ...model, code, title: { fr: `${code} fr`, nl: `${code} nl` }, start, price: 30_000_00, ...more }
}

interface Small {
  readonly items?: readonly CatalogueItem[]
  readonly rules?: readonly Rule[]
  readonly versions?: readonly CatalogueVersion[]
}

/** A catalogue small enough to be read: VONE for 30,000 €, VTWO for 34,000 €. */
export function smallCarline({
  items = ITEMS,
  rules = [],
  versions = [version('VONE'), version('VTWO', { price: 34_000_00 })],
}: Small = {}): CatalogueCarline {
  if (!real) throw new Error('an empty catalogue')
  return { ...real, items, rules, versions }
}

/** The base configuration of a version, the first one by default, with these codes: a paint takes the place of the paint. */
export function carWith(carline: CatalogueCarline, codes: readonly string[] = [], at = 0): Car {
  const found = carline.versions[at]
  if (!found) throw new Error('no version')
  const start = versionStart(carline, found)
  const taken = new Set(carline.items.flatMap(({ code, kind }) => (codes.includes(code) && isPick(kind) ? kind : [])))
  const chosen = carline.items.filter(
    ({ code, kind }) => codes.includes(code) || (start.chosen.includes(code) && !taken.has(kind)),
  )
  return { ...start, chosen: chosen.map(({ code }) => code) }
}

function isPick(kind: ItemKind): boolean {
  return kind === 'paint' || kind === 'wheel' || kind === 'interior'
}
