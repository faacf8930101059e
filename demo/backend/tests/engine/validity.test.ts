import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { type Car, carState, codeMask, maskedCodes } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { firstViolation, includedIn, normalised, presentIn, standardIn, sumPrices } from '@demo/backend/engine/validity'
import { describe, expect, test } from 'vitest'
import { carWith, excludes, includes, replaces, requires, smallCarline } from './small-carline'

const PICKS = ['PNT1', 'WHL1', 'INT1']

/** What is wrong with these very codes, nothing added and nothing taken away. */
function wrong(carline: CatalogueCarline, codes: readonly string[], version = 0) {
  const compiled = compileCarline(carline)
  const violation = firstViolation(compiled, { version, chosen: codeMask(compiled, codes) })
  switch (violation?.kind) {
    case 'missing':
    case 'crowded':
      return [violation.kind, ...maskedCodes(compiled, violation.category)]
    case 'not-orderable':
      return [violation.kind, ...maskedCodes(compiled, violation.items)]
    case 'requires':
      return [violation.kind, violation.requirement.rule.subject]
    case 'excludes':
      return [violation.kind, violation.exclusion.rule.subject, ...maskedCodes(compiled, violation.others)]
    default:
      return undefined
  }
}

describe('a car', () => {
  const carline = smallCarline()

  test('with one of each pick, and extras that its version can have, can be built', () => {
    expect(wrong(carline, PICKS)).toBeUndefined()
    expect(wrong(carline, [...PICKS, 'OPT1', 'OPT4', 'PCK1'])).toBeUndefined()
  })

  test('lacks what it has none of, and is crowded where it has two', () => {
    expect(wrong(carline, ['PNT1', 'INT1'])).toEqual(['missing', 'WHL1', 'WHL2'])
    expect(wrong(carline, [...PICKS, 'INT2'])).toEqual(['crowded', 'INT1', 'INT2'])
  })

  test('cannot have what belongs to another version', () => {
    expect(wrong(carline, [...PICKS, 'OPT4'], 1)).toEqual(['not-orderable', 'OPT4'])
  })
})

describe('a rule', () => {
  test('that requires asks for one of several, and only of a car that has the item', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT2', 'INT2')] })
    expect(wrong(carline, [...PICKS, 'OPT1'])).toEqual(['requires', 'OPT1'])
    expect(wrong(carline, [...PICKS, 'OPT1', 'OPT2'])).toBeUndefined()
    expect(wrong(carline, ['PNT1', 'WHL1', 'INT2', 'OPT1'])).toBeUndefined()
    expect(wrong(carline, PICKS)).toBeUndefined()
  })

  test('that requires is kept by what a pack brings or the version carries', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT2', 'STD1'), includes('PCK1', 'OPT2')] })
    expect(wrong(carline, [...PICKS, 'OPT1', 'PCK1'])).toBeUndefined()
    expect(wrong(carline, [...PICKS, 'OPT1'], 1)).toBeUndefined()
  })

  test('that excludes names what stands in the way, chosen or brought', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2', 'OPT3'), includes('PCK1', 'OPT3')] })
    expect(wrong(carline, [...PICKS, 'OPT1', 'OPT2'])).toEqual(['excludes', 'OPT1', 'OPT2'])
    expect(wrong(carline, [...PICKS, 'OPT1', 'PCK1'])).toEqual(['excludes', 'OPT1', 'OPT3'])
    expect(wrong(carline, [...PICKS, 'OPT1'])).toBeUndefined()
    expect(wrong(carline, [...PICKS, 'OPT2', 'OPT3'])).toBeUndefined()
  })

  test('that replaces forbids to choose both, and nothing more', () => {
    const carline = smallCarline({
      rules: [replaces('OPT1', 'OPT2', 'STD1'), includes('PCK1', 'OPT2'), includes('PCK2', 'OPT1')],
    })
    expect(wrong(carline, [...PICKS, 'OPT1', 'OPT2'])).toEqual(['excludes', 'OPT1', 'OPT2'])
    expect(wrong(carline, [...PICKS, 'OPT1', 'PCK1'])).toBeUndefined()
    expect(wrong(carline, [...PICKS, 'OPT2', 'PCK2'])).toBeUndefined()
    expect(wrong(carline, [...PICKS, 'OPT1'], 1)).toBeUndefined()
  })
})

describe('what is in a car', () => {
  const carline = smallCarline({
    rules: [includes('PCK1', 'OPT1', 'OPT2'), replaces('OPT3', 'OPT1'), replaces('OPT2', 'STD1')],
  })
  const compiled = compileCarline(carline)
  const of = (car: Car, ask: typeof includedIn) => maskedCodes(compiled, ask(compiled, carState(car)))

  test('is what a pack brings, less what something chosen takes the place of', () => {
    expect(of(carWith(carline, ['PCK1']), includedIn)).toEqual(['OPT1', 'OPT2'])
    expect(of(carWith(carline, ['PCK1', 'OPT3']), includedIn)).toEqual(['OPT2'])
    expect(of(carWith(carline), includedIn)).toEqual([])
  })

  test('is what the version carries, less what something chosen or brought takes the place of', () => {
    expect(of(carWith(carline, [], 1), standardIn)).toEqual(['STD1'])
    expect(of(carWith(carline, ['OPT2'], 1), standardIn)).toEqual([])
    expect(of(carWith(carline, ['PCK1'], 1), standardIn)).toEqual([])
    expect(of(carWith(carline), standardIn)).toEqual([])
  })

  test('is all of it together', () => {
    expect(of(carWith(carline, ['PCK1', 'OPT3'], 1), presentIn)).toEqual([...PICKS, 'PCK1', 'OPT2', 'OPT3'])
    expect(of(carWith(carline, ['OPT1'], 1), presentIn)).toEqual([...PICKS, 'OPT1', 'STD1'])
  })

  test('is not chosen as well when a pack or the version brings it', () => {
    const chosen = (codes: readonly string[], version: number) => {
      const state = { version, chosen: codeMask(compiled, codes) }
      return maskedCodes(compiled, normalised(compiled, state).chosen)
    }
    expect(chosen([...PICKS, 'PCK1', 'OPT1'], 0)).toEqual([...PICKS, 'PCK1'])
    expect(chosen([...PICKS, 'STD1'], 1)).toEqual(PICKS)
    expect(chosen([...PICKS, 'STD1'], 0)).toEqual([...PICKS, 'STD1'])
  })

  test('costs the version and what is chosen', () => {
    const cents = (codes: readonly string[], version: number) =>
      sumPrices(compiled, { version, chosen: codeMask(compiled, [...PICKS, ...codes]) })
    expect(cents(['OPT1', 'STD1'], 0)).toBe(30_150_00)
    expect(cents(['PCK1', 'STD1'], 1)).toBe(35_000_00)
  })
})
