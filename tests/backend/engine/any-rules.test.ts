import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '@/backend/catalogue/catalogue'
import type { CatalogueCarline, CatalogueItem, ItemKind, Rule } from '@/backend/catalogue/types'
import { type Car, startOf, versionsOf } from '@/backend/engine/car'
import { takeChoice } from '@/backend/engine/take-choice'
import { faultsOf, presentByHand, totalByHand } from './by-hand'

const CATEGORY = {
  paint: 'exterior',
  wheel: 'wheels',
  interior: 'interior',
  pack: 'packs',
  option: 'options',
  edition: 'packs',
  service: 'services',
} as const satisfies Record<ItemKind, CatalogueItem['category']>
const item = (code: string, kind: ItemKind, price: number, more: Partial<CatalogueItem> = {}): CatalogueItem => ({
  code,
  kind,
  category: CATEGORY[kind],
  title: { fr: code, nl: code },
  price,
  ...more,
})

const ITEMS = [
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
const FREE = ['OPT1', 'OPT2', 'OPT3', 'OPT4']
const WHY = { fr: 'parce que', nl: 'omdat' }

/** Rules as a careless author could write them: only what the catalogue's own test forbids is left out. */
const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .record({
      of: fc.constantFrom('PCK1', 'PCK2', ...FREE),
      any: fc.uniqueArray(fc.constantFrom('PNT2', 'WHL2', 'INT2', ...FREE), { minLength: 1, maxLength: 3 }),
    })
    .map(({ of, any }): Rule => ({ kind: 'requires', of, any, why: WHY })),
  fc
    .record({ of: fc.constantFrom('PCK1', ...FREE), other: fc.constantFrom('PNT2', 'WHL1', 'INT1', 'PCK2', ...FREE) })
    .map(({ of, other }): Rule => ({ kind: 'excludes', of, all: [other], why: WHY })),
  fc
    .record({
      of: fc.constantFrom('PCK1', 'PCK2'),
      all: fc.uniqueArray(fc.constantFrom('OPT1', 'OPT2', 'OPT3'), { minLength: 1, maxLength: 2 }),
    })
    .map(({ of, all }): Rule => ({ kind: 'includes', of, all })),
  fc
    .record({ of: fc.constantFrom('OPT1', 'OPT2'), other: fc.constantFrom('OPT3', 'OPT4', 'STD1') })
    .map(({ of, other }): Rule => ({ kind: 'replaces', of, all: [other], why: WHY })),
)

function carlineWith(rules: readonly Rule[]): CatalogueCarline {
  const [real] = catalogue.values()
  const [model] = real ? versionsOf(real) : []
  if (!real || !model) throw new Error('an empty catalogue')
  const start = { paint: 'PNT1', wheel: 'WHL1', interior: 'INT1' }
  const versions = ['VONE', 'VTWO'].map((code, at) => ({ ...model, code, start, price: 30_000_00 + at * 4_000_00 }))
  const sound = rules.filter(
    (rule) => rule.kind === 'includes' || !(rule.kind === 'requires' ? rule.any : rule.all).includes(rule.of),
  )
  return { ...real, items: ITEMS, rules: sound, versions }
}

test('whatever the rules, a click leads to a car that can be built, or says why not', () => {
  const clicks = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 7 }), fc.nat(1), clicks, (rules, versionAt, path) => {
      const carline = carlineWith(rules)
      const version = carline.versions[versionAt]
      if (!version) throw new Error('no version')
      let car: Car = startOf(carline, version)
      for (const click of path) {
        const codes = [...ITEMS, ...carline.versions].map(({ code }) => code)
        const code = codes[click % codes.length] ?? 'OPT1'
        const outcome = takeChoice(car, code)
        if (outcome.kind === 'unchanged') continue
        if (outcome.kind === 'conflict') {
          for (const repair of outcome.repairs) {
            expect(faultsOf(repair.car), code).toEqual([])
            expect(presentByHand(repair.car).has(code), code).toBe(true)
            expect(repair.delta.incl).toBe(totalByHand(repair.car) - totalByHand(car))
          }
          car = outcome.repairs[0]?.car ?? car
          continue
        }
        expect(faultsOf(outcome.car), `${code} from ${car.chosen}`).toEqual([])
        expect(outcome.delta.incl).toBe(totalByHand(outcome.car) - totalByHand(car))
        if (code !== outcome.car.version.code)
          expect(presentByHand(outcome.car).has(code)).toBe(outcome.kind === 'taken')
        car = outcome.car
      }
    }),
    { numRuns: 1_500 },
  )
})

test('what a required item takes the place of goes with it, without a conflict', () => {
  const carline = carlineWith([
    { kind: 'requires', of: 'OPT1', any: ['OPT2'], why: WHY },
    { kind: 'replaces', of: 'OPT2', all: ['OPT3'], why: WHY },
  ])
  const [version] = carline.versions
  if (!version) throw new Error('no version')
  const before: Car = { carline, version, chosen: ['PNT1', 'WHL1', 'INT1', 'OPT3'] }
  const outcome = takeChoice(before, 'OPT1')
  expect(outcome).toMatchObject({ kind: 'taken', car: { chosen: ['PNT1', 'WHL1', 'INT1', 'OPT1', 'OPT2'] } })
})

test('what a pack brings and a required option takes the place of is not taken for the choice itself', () => {
  const carline = carlineWith([
    { kind: 'requires', of: 'PCK1', any: ['OPT2'], why: WHY },
    { kind: 'includes', of: 'PCK1', all: ['OPT3', 'OPT1'] },
    { kind: 'replaces', of: 'OPT2', all: ['OPT3'], why: WHY },
  ])
  const [version] = carline.versions
  if (!version) throw new Error('no version')
  const packed = takeChoice(startOf(carline, version), 'PCK1')
  if (packed.kind !== 'taken') throw new Error(packed.kind)
  const outcome = takeChoice(packed.car, 'OPT3')
  if (outcome.kind !== 'conflict') throw new Error(outcome.kind)
  expect(outcome.repairs.length).toBeGreaterThan(0)
  for (const { car } of outcome.repairs) expect(presentByHand(car).has('OPT3')).toBe(true)
})
