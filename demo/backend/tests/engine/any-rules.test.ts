import type { CatalogueCarline, Rule } from '@demo/backend/catalogue/types'
import { takeChoice } from '@demo/backend/engine/take-choice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf, presentByHand, totalByHand } from './by-hand'
import { carWith, excludes, ITEMS, includes, replaces, requires, smallCarline } from './small-carline'

const FREE = ['OPT1', 'OPT2', 'OPT3', 'OPT4']

/** Rules as a careless author could write them. */
const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .record({
      of: fc.constantFrom('PCK1', 'PCK2', ...FREE),
      any: fc.uniqueArray(fc.constantFrom('PNT2', 'WHL2', 'INT2', ...FREE), { minLength: 1, maxLength: 3 }),
    })
    .map(({ of, any }) => requires(of, ...any)),
  fc
    .record({ of: fc.constantFrom('PCK1', ...FREE), other: fc.constantFrom('PNT2', 'WHL1', 'INT1', 'PCK2', ...FREE) })
    .map(({ of, other }) => excludes(of, other)),
  fc
    .record({
      of: fc.constantFrom('PCK1', 'PCK2'),
      all: fc.uniqueArray(fc.constantFrom('OPT1', 'OPT2', 'OPT3'), { minLength: 1, maxLength: 2 }),
    })
    .map(({ of, all }) => includes(of, ...all)),
  fc
    .record({ of: fc.constantFrom('OPT1', 'OPT2'), other: fc.constantFrom('OPT3', 'OPT4', 'STD1') })
    .map(({ of, other }) => replaces(of, other)),
)

/** A rule of an item about itself is left out, as the catalogue's own test forbids it. */
function carlineWith(rules: readonly Rule[]): CatalogueCarline {
  const isSound = (rule: Rule) =>
    rule.kind === 'includes' || !(rule.kind === 'requires' ? rule.any : rule.all).includes(rule.subject)
  return smallCarline({ rules: rules.filter(isSound) })
}

test('whatever the rules, a click leads to a car that can be built, or says why not', () => {
  const clicks = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 7 }), fc.nat(1), clicks, (rules, versionAt, path) => {
      const carline = carlineWith(rules)
      let car = carWith(carline, [], versionAt)
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
  const carline = carlineWith([requires('OPT1', 'OPT2'), replaces('OPT2', 'OPT3')])
  const outcome = takeChoice(carWith(carline, ['OPT3']), 'OPT1')
  expect(outcome).toMatchObject({ kind: 'taken', car: { chosen: ['PNT1', 'WHL1', 'INT1', 'OPT1', 'OPT2'] } })
})

test('what a pack brings and a required option takes the place of is not taken for the choice itself', () => {
  const carline = carlineWith([requires('PCK1', 'OPT2'), includes('PCK1', 'OPT3', 'OPT1'), replaces('OPT2', 'OPT3')])
  const packed = takeChoice(carWith(carline), 'PCK1')
  if (packed.kind !== 'taken') throw new Error(packed.kind)
  const outcome = takeChoice(packed.car, 'OPT3')
  if (outcome.kind !== 'conflict') throw new Error(outcome.kind)
  expect(outcome.repairs.length).toBeGreaterThan(0)
  for (const { car } of outcome.repairs) expect(presentByHand(car).has('OPT3')).toBe(true)
})
