import { CATALOGUE_VERSION, CATALOGUE_VERSIONS, catalogue, findValidity } from '@demo/backend/catalogue/catalogue'
import { fiscalHorsepower } from '@demo/backend/catalogue/engines'
import { activePromotions, promotionsOf } from '@demo/backend/catalogue/promotions'
import type { CatalogueCarline, CatalogueItem } from '@demo/backend/catalogue/types'
import { carState, orderableVersions, versionStart } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { CODE_BITS } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { takeChoice } from '@demo/backend/engine/take-choice'
import { firstViolation } from '@demo/backend/engine/validity'
import { describe, expect, test } from 'vitest'
import { CARLINE_SLUGS, MODELLED_CARLINES } from '@/domain/carline'
import { VAT_RATES } from '@/domain/dated/vat'
import { typeset } from '@/i18n/typeset'

const carlines = [...catalogue.values()]
const ofKind = (carline: CatalogueCarline, ...kinds: CatalogueItem['kind'][]) =>
  carline.items.filter((item) => kinds.includes(item.kind))
const onSale = (items: readonly CatalogueItem[]) => items.filter(({ retired }) => !retired)

/** Every text of a value, wherever it stands, as pairs of languages. */
function bilingualTexts(value: unknown): { fr: string; nl: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value && 'nl' in value) return [value as { fr: string; nl: string }]
  return Object.values(value).flatMap(bilingualTexts)
}

test('every carline on sale is in the catalogue', () => {
  expect([...catalogue.keys()]).toEqual([...MODELLED_CARLINES])
})

test('today’s catalogue is the last one that codes know, and a code has room for all of them', () => {
  expect(CATALOGUE_VERSIONS.at(-1)).toBe(CATALOGUE_VERSION)
  expect(CATALOGUE_VERSIONS.length).toBeLessThanOrEqual(2 ** CODE_BITS.catalogue)
})

test('each new rate of VAT begins a catalogue: the prices without it are others', () => {
  const beginnings = CATALOGUE_VERSIONS.map((version) => findValidity(version).from)
  const [oldest = ''] = beginnings
  const lacking = VAT_RATES.filter(({ from }, at) => at > 0 && from > oldest && !beginnings.includes(from)).map(
    ({ from }) => `no catalogue begins on ${from}: add one to CATALOGUE_VERSIONS and VALIDITIES`,
  )
  expect(lacking).toEqual([])
})

test('every carline has a position of its own in codes, and keeps the one that it was given', () => {
  const positions = Object.fromEntries(carlines.map(({ code, codePosition }) => [code, codePosition]))
  // Without a gap a new carline can only take the next number.
  expect(Object.values(positions).toSorted((a, b) => a - b)).toEqual([...carlines.keys()])
  expect(carlines.length).toBeLessThanOrEqual(2 ** CODE_BITS.carline)
  // A new carline stands here too: what is forgotten could be given to another one.
  expect(positions).toEqual({
    FORMENTOR: 0,
    FORMENTORVZ: 1,
    TERRAMAR: 2,
    TAVASCAN: 3,
    BORN: 4,
    RAVAL: 5,
    LEON: 6,
    LEONBREAK: 7,
  })
})

const EXTRAS = ['pack', 'option', 'edition', 'service'] as const

/** How many of each a visitor can choose from, and how many a code has room for, what is no longer built included. */
const COUNTS = [
  { what: 'versions', least: 3, most: 5, room: 2 ** CODE_BITS.version },
  { what: 'paints', kinds: ['paint'], least: 6, room: 2 ** CODE_BITS.paint },
  { what: 'wheels', kinds: ['wheel'], least: 3, room: 2 ** CODE_BITS.wheel },
  { what: 'interiors', kinds: ['interior'], least: 3, room: 2 ** CODE_BITS.interior },
  { what: 'packs, options, editions and services', kinds: EXTRAS, least: 10, room: CODE_BITS.extras },
  { what: 'services', kinds: ['service'], least: 1, room: CODE_BITS.extras },
] as const

/** What a carline has too few or too many of, each in a sentence that says what to do. */
function shortages(carline: CatalogueCarline): string[] {
  const file = `demo/backend/catalogue/carlines/${CARLINE_SLUGS[carline.code]}.ts`
  const counts = COUNTS.flatMap((count) => {
    const { what, least, room } = count
    const most = 'most' in count ? count.most : room
    const all = 'kinds' in count ? ofKind(carline, ...count.kinds) : carline.versions
    const sold = all.filter(({ retired }) => !retired).length
    return [
      ...(sold < least ? [`${file}: ${sold} ${what} are on sale, write ${least - sold} more`] : []),
      ...(sold > most ? [`${file}: ${sold} ${what} are on sale, mark ${sold - most} of them as retired`] : []),
      ...(all.length > room ? [`${file}: a code has room for ${room} ${what}, take out ${all.length - room}`] : []),
    ]
  })
  const rules = (['requires', 'excludes', 'includes'] as const)
    .filter((kind) => !carline.rules.some((rule) => rule.kind === kind))
    .map((kind) => `${file}: no rule of the kind ${kind}, write one (docs/catalogue.md)`)
  return [...counts, ...rules]
}

describe.each(carlines.map((carline) => [carline.code, carline] as const))('%s', (_, carline) => {
  const compiled = compileCarline(carline)
  const orderable = orderableVersions(carline)

  test('is rich enough to choose from, and stays within the positions that a code holds', () => {
    expect(shortages(carline)).toEqual([])
  })

  test('has codes that are unique and can be written in an id', () => {
    const codes = [...carline.versions, ...carline.items].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{3,6}$/)
    const longest = [carline.code, 'V99999', CATALOGUE_VERSION, carline.items.map(({ code }) => code).join('-')].join(
      '.',
    )
    expect(longest.length).toBeLessThanOrEqual(200)
  })

  test('says everything in French and in Dutch', () => {
    const texts = bilingualTexts(carline)
    expect(texts.length).toBeGreaterThan(60)
    for (const { fr, nl } of texts) {
      expect(fr.trim()).not.toBe('')
      expect(nl.trim()).not.toBe('')
      // Written with ordinary signs, and set by the site as every remote text.
      const set = [typeset(fr, 'fr'), typeset(nl, 'nl')].join('\n')
      expect(set).not.toMatch(/['"]/)
      expect(set).not.toMatch(/ [:;!?%€»·]|\d (?:km|kW|kWh|kg|mm|ch|pk|ans|jaar|min)(?![\p{L}\d])|\d l(?![\p{L}’])/u)
    }
  })

  const items = new Set(carline.items.map(({ code }) => code))
  const versions = new Set(carline.versions.map(({ code }) => code))

  test('has rules of codes that exist', () => {
    for (const rule of carline.rules) {
      const others = rule.kind === 'requires' ? rule.any : rule.all
      for (const code of [rule.subject, ...others])
        expect(items.has(code), `${rule.kind} ${rule.subject} ${code}`).toBe(true)
      expect(others.length).toBeGreaterThan(0)
      expect(others).not.toContain(rule.subject)
    }
  })

  test('has items of versions that exist', () => {
    for (const item of carline.items) {
      for (const code of [...(item.versions ?? []), ...(item.standardOn ?? [])])
        expect(versions.has(code), code).toBe(true)
      for (const code of item.versions ? (item.standardOn ?? []) : []) expect(item.versions, item.code).toContain(code)
      if (item.retired?.replacedBy) expect(items.has(item.retired.replacedBy), item.code).toBe(true)
    }
  })

  test('has versions of codes that exist', () => {
    const standards = new Set(carline.standards.map(({ code }) => code))
    for (const version of carline.versions) {
      if (version.basedOn) expect(versions.has(version.basedOn), version.code).toBe(true)
      if (version.retired) expect(orderable.map(({ code }) => code)).toContain(version.retired.replacedBy)
      for (const code of version.standards) expect(standards.has(code), code).toBe(true)
      expect(new Set(version.standards).size).toBe(version.standards.length)
    }
  })

  test('has no rules that contradict each other', () => {
    const pairs = (kind: 'excludes' | 'replaces' | 'includes' | 'requires') =>
      carline.rules.flatMap((rule) =>
        rule.kind === kind
          ? (rule.kind === 'requires' ? rule.any : rule.all).map((other) => [rule.subject, other] as const)
          : [],
      )
    const apart = new Set(pairs('excludes').flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
    for (const [of, other] of [...pairs('includes'), ...pairs('replaces')])
      expect(apart.has(`${of} ${other}`), of).toBe(false)
    for (const rule of carline.rules) {
      if (rule.kind !== 'requires') continue
      expect(
        rule.any.some((other) => !apart.has(`${rule.subject} ${other}`)),
        rule.subject,
      ).toBe(true)
    }
    const brought = pairs('includes')
    for (const [pack, item] of brought) {
      const kind = carline.items.find(({ code }) => code === item)?.kind
      expect(['paint', 'wheel', 'interior'], `${pack} brings ${item}`).not.toContain(kind)
      expect(
        brought.some(([of]) => of === item),
        `${item} is brought and brings`,
      ).toBe(false)
      expect(carline.items.find(({ code }) => code === item)?.retired, item).toBeUndefined()
    }
  })

  test('offers nothing that the standard equipment of the version forbids', () => {
    const find = (code: string) => carline.items.find((item) => item.code === code)
    const pairs = carline.rules
      .flatMap((rule) => (rule.kind === 'excludes' ? rule.all.map((other) => [rule.subject, other] as const) : []))
      .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
      .filter(([standard]) => !['paint', 'wheel', 'interior'].includes(find(standard)?.kind ?? ''))
    for (const { code } of orderable) {
      for (const [a, b] of pairs.filter(([standard]) => find(standard)?.standardOn?.includes(code))) {
        expect(find(b)?.versions?.includes(code) ?? true, `${b} on ${code} beside standard ${a}`).toBe(false)
      }
    }
  })

  test('starts every version with a valid, complete car without paid extras', () => {
    for (const version of orderable) {
      const car = versionStart(carline, version)
      expect(firstViolation(compiled, carState(car)), version.code).toBeUndefined()
      expect(car.chosen).toHaveLength(3)
      const { totalCents, parts } = priceCar(car)
      expect(totalCents).toBe(version.price)
      expect(parts.slice(1).every(({ cents }) => cents === 0)).toBe(true)
    }
  })

  test('lets every item on sale be had with at least one version, without giving anything up', () => {
    for (const item of onSale(carline.items)) {
      const outcomes = orderable.map((version) => takeChoice(versionStart(carline, version), item.code).kind)
      expect(
        outcomes.some((kind) => kind !== 'conflict'),
        item.code,
      ).toBe(true)
    }
  })

  test('has a horsepower, a gearbox and figures that fit its energy', () => {
    for (const { code, engine, fuelType, wltp, battery, charging, price } of carline.versions) {
      expect(engine.fiscalHp, code).toBe(fiscalHorsepower(engine.displacementCc))
      const electric = fuelType === 'ELECTRIC'
      expect(wltp.co2 === 0).toBe(electric)
      expect(wltp.consumption === undefined).toBe(electric)
      expect(battery !== undefined && charging !== undefined).toBe(fuelType !== 'BENZINE')
      expect(wltp.range !== undefined && wltp.electricConsumption !== undefined).toBe(fuelType !== 'BENZINE')
      if (wltp.consumption !== undefined && fuelType === 'BENZINE') {
        // Petrol: about 22.7 g of CO2 for each litre per 100 km and each gram per km.
        expect(Math.abs(wltp.co2 - wltp.consumption * 22.7)).toBeLessThan(4)
      }
      expect(Number.isInteger(price)).toBe(true)
    }
  })
})

test('the Belgian fiscal horsepower follows the displacement', () => {
  expect([999, 1498, 1984, 2480].map(fiscalHorsepower)).toEqual([6, 8, 11, 13])
  expect(fiscalHorsepower(undefined)).toBe(4)
})

test('the prices that the range is announced with stand', () => {
  const from = carlines.map((carline) => [
    carline.code,
    Math.min(...orderableVersions(carline).map(({ price }) => price)) / 100,
  ])
  expect(Object.fromEntries(from)).toMatchObject({
    FORMENTOR: 36_990,
    FORMENTORVZ: 51_990,
    TERRAMAR: 42_490,
    TAVASCAN: 52_990,
    BORN: 40_990,
    RAVAL: 26_490,
    LEON: 30_990,
    LEONBREAK: 32_490,
  })
  const vz = catalogue.get('FORMENTORVZ')?.versions.find(({ code }) => code === 'V333Q')
  expect(vz?.price).toBe(57_990_00)
})

test('the catalogue has an edition, retired items with and without an heir, and a retired version', () => {
  const items = carlines.flatMap((carline) => carline.items)
  expect(items.some(({ kind }) => kind === 'edition')).toBe(true)
  expect(items.some(({ retired }) => retired?.replacedBy)).toBe(true)
  expect(items.some(({ retired }) => retired && !retired.replacedBy)).toBe(true)
  expect(carlines.some(({ versions }) => versions.some(({ retired }) => retired))).toBe(true)
})

test('a promotion comes back each year, with the year in its code and in its conditions', () => {
  const [promotion] = activePromotions('BORN', '2028-09-01')
  expect(promotion).toMatchObject({ code: 'ELEKTRO28', validFrom: '2028-09-01', validTo: '2028-12-31' })
  for (const words of Object.values(promotion?.conditions ?? {})) expect(words).toContain('2028')
})

test('a promotion holds on its first and last day and on no other', () => {
  expect(activePromotions('FORMENTOR', '2026-11-21').map(({ code }) => code)).toEqual(['EINDEJAAR26'])
  expect(activePromotions('FORMENTOR', '2026-12-31')).toHaveLength(1)
  expect(activePromotions('FORMENTOR', '2027-01-01')).toEqual([])
  expect(activePromotions('RAVAL', '2026-11-21')).toEqual([])
  for (const { validFrom, validTo, cents } of promotionsOf('2026')) {
    expect(validFrom < validTo).toBe(true)
    expect(cents).toBeGreaterThan(0)
  }
})
