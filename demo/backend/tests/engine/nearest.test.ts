import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { codeMask } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { nearestCar } from '@demo/backend/engine/nearest'
import { ProblemError } from '@demo/backend/http/problem-error'
import { describe, expect, test } from 'vitest'
import { excludes, ITEMS, item, smallCarline, version } from './small-carline'

const PICKS = ['PNT1', 'WHL1', 'INT1']
const retired = 'N’est plus proposé dans le catalogue actuel.'

/** What an old code asks for, read today: the version, the codes, and what was replaced by what and why. */
function read(carline: CatalogueCarline, codes: readonly string[], at = 0) {
  const { car, replaced } = nearestCar(carline, { version: at, chosen: codeMask(compileCarline(carline), codes) })
  return {
    car: [car.version.code, ...car.chosen],
    replaced: replaced.map(({ code, replacedBy, reason }) => [code, replacedBy?.code, reason.fr]),
  }
}

describe('a car that can still be built', () => {
  test('is itself, with nothing replaced', () => {
    expect(read(smallCarline(), [...PICKS, 'OPT1'])).toEqual({ car: ['VONE', ...PICKS, 'OPT1'], replaced: [] })
  })

  test('is not told to have lost what a pack brings', () => {
    const carline = smallCarline({ rules: [{ kind: 'includes', subject: 'PCK1', all: ['OPT1'] }] })
    expect(read(carline, [...PICKS, 'PCK1', 'OPT1'])).toEqual({ car: ['VONE', ...PICKS, 'PCK1'], replaced: [] })
  })
})

describe('a retired item', () => {
  test('gives way to its heir', () => {
    const carline = smallCarline({ items: [...ITEMS, item('PNT0', 'paint', 0, { retired: { replacedBy: 'PNT2' } })] })
    expect(read(carline, ['PNT0', 'WHL1', 'INT1', 'OPT1'])).toEqual({
      car: ['VONE', 'PNT2', 'WHL1', 'INT1', 'OPT1'],
      replaced: [['PNT0', 'PNT2', retired]],
    })
  })

  test('without an heir gives way to the start pick of its kind, and an extra to nothing', () => {
    const items = [...ITEMS, item('PNT0', 'paint', 0, { retired: {} }), item('OPT0', 'option', 0, { retired: {} })]
    expect(read(smallCarline({ items }), ['PNT0', 'WHL2', 'INT1', 'OPT0'])).toEqual({
      car: ['VONE', 'PNT1', 'WHL2', 'INT1'],
      replaced: [
        ['PNT0', 'PNT1', retired],
        ['OPT0', undefined, retired],
      ],
    })
  })

  test('whose heir is retired too gives way to the heir’s heir', () => {
    const items = [
      ...ITEMS,
      item('OLD1', 'option', 0, { retired: { replacedBy: 'OLD2' } }),
      item('OLD2', 'option', 0, { retired: { replacedBy: 'OPT2' } }),
    ]
    expect(read(smallCarline({ items }), [...PICKS, 'OLD1'])).toEqual({
      car: ['VONE', ...PICKS, 'OPT2'],
      replaced: [['OLD1', 'OPT2', retired]],
    })
  })

  test('whose heirs go round in a circle has none', () => {
    const items = [
      ...ITEMS,
      item('OLD1', 'option', 0, { retired: { replacedBy: 'OLD2' } }),
      item('OLD2', 'option', 0, { retired: { replacedBy: 'OLD1' } }),
    ]
    expect(read(smallCarline({ items }), [...PICKS, 'OLD1'])).toEqual({
      car: ['VONE', ...PICKS],
      replaced: [['OLD1', undefined, retired]],
    })
  })

  test('is not said to be replaced by an heir that the rules keep out', () => {
    const items = [...ITEMS, item('OLD1', 'option', 0, { retired: { replacedBy: 'OPT2' } })]
    const carline = smallCarline({ items, rules: [excludes('OPT2', 'PNT1', 'PNT2')] })
    expect(read(carline, [...PICKS, 'OLD1'])).toEqual({
      car: ['VONE', ...PICKS],
      replaced: [['OLD1', undefined, retired]],
    })
  })
})

describe('a car with the wrong number of picks', () => {
  test('keeps the first of two and gets the start one where it has none', () => {
    expect(read(smallCarline(), ['PNT1', 'PNT2', 'INT2']).car).toEqual(['VONE', 'PNT1', 'WHL1', 'INT2'])
  })

  test('is told what stands in the place of the second', () => {
    expect(read(smallCarline(), [...PICKS, 'PNT2']).replaced).toEqual([
      ['PNT2', 'PNT1', 'Ne se combine pas avec le reste de la voiture.'],
    ])
  })
})

describe('a retired version', () => {
  const versions = [
    version('VONE'),
    version('VTWO'),
    version('VOLD', { retired: { replacedBy: 'VOLE' } }),
    version('VOLE', { retired: { replacedBy: 'VTWO' } }),
    version('VEND', { retired: { replacedBy: 'NONE' } }),
    version('VRND', { retired: { replacedBy: 'VRND' } }),
  ]
  const carline = smallCarline({ versions })

  test('gives way to the one that is built today, told before all else', () => {
    expect(read(carline, [...PICKS, 'OPT1', 'OPT4'], 2)).toEqual({
      car: ['VTWO', ...PICKS, 'OPT1'],
      replaced: [
        ['VOLD', 'VTWO', retired],
        ['OPT4', undefined, 'N’existe pas avec la version VTWO fr.'],
      ],
    })
  })

  test.each([
    ['ends at a version that never was', 4],
    ['goes round in a circle', 5],
    ['does not exist', 9],
  ])('whose succession %s is an unknown configuration', (_, at) => {
    expect(() => read(carline, PICKS, at)).toThrow(ProblemError)
    expect(() => read(carline, PICKS, at)).toThrow(/unknown_configuration/)
  })

  test('and a retired item in it: the item was retired, whatever the new version says of it', () => {
    const items = [...ITEMS, item('OLD1', 'option', 0, { versions: ['VOLD'], retired: {} })]
    expect(read(smallCarline({ items, versions }), [...PICKS, 'OLD1'], 2).replaced).toContainEqual([
      'OLD1',
      undefined,
      retired,
    ])
  })
})

describe('a car that the rules of today forbid', () => {
  test('loses as little as it can, with the reason of the rule', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2')] })
    expect(read(carline, [...PICKS, 'OPT1', 'OPT2', 'OPT3'])).toEqual({
      car: ['VONE', ...PICKS, 'OPT1', 'OPT3'],
      replaced: [['OPT2', undefined, 'parce que']],
    })
  })

  test('is the base configuration where nothing near can be built', () => {
    const items = ITEMS.filter(({ code }) => code !== 'INT2')
    const carline = smallCarline({ items, rules: [excludes('INT1', 'PNT1', 'PNT2')] })
    expect(read(carline, [...PICKS, 'OPT1']).car).toEqual(['VONE', ...PICKS])
  })
})
