import { codeMask, findCarline } from '@demo/backend/engine/car'
import { bit, compileCarline, countBits, indexes } from '@demo/backend/engine/compiled'
import { describe, expect, test } from 'vitest'
import { ITEMS, includes, item, replaces, smallCarline } from './small-carline'

describe('a set of items', () => {
  test('lists its positions in ascending order, the last of 32 too', () => {
    expect(indexes(bit(31) | bit(4) | bit(0))).toEqual([0, 4, 31])
    expect(indexes(~0)).toEqual(Array.from({ length: 32 }, (_, index) => index))
    expect(indexes(0)).toEqual([])
  })

  test('counts its positions, the last of 32 too', () => {
    expect([0, bit(31), bit(3) | bit(31), ~0].map(countBits)).toEqual([0, 1, 2, 32])
  })
})

describe('a compiled carline', () => {
  const codesIn = (carline = smallCarline()) => {
    const compiled = compileCarline(carline)
    return (mask = 0) => indexes(mask).map((index) => compiled.items[index]?.code)
  }

  test('is made once', () => {
    const carline = findCarline('BORN')
    expect(compileCarline(carline)).toBe(compileCarline(carline))
  })

  test('lets a version order what names it or names none, unless it is retired', () => {
    const carline = smallCarline({ items: [...ITEMS, item('GONE', 'option', 100_00, { retired: {} })] })
    const [one, two] = compileCarline(carline).orderable.map(codesIn(carline))
    const all = ITEMS.map(({ code }) => code)
    expect(one).toEqual(all)
    expect(two).toEqual(all.filter((code) => code !== 'OPT4'))
  })

  test('has as standard what the version names, neither a pick nor what is retired', () => {
    const carline = smallCarline({
      items: [
        ...ITEMS,
        item('PNT3', 'paint', 300_00, { standardOn: ['VTWO'] }),
        item('GONE', 'option', 100_00, { standardOn: ['VTWO'], retired: {} }),
      ],
    })
    expect(compileCarline(carline).standard.map(codesIn(carline))).toEqual([[], ['STD1']])
  })

  test('charges nothing for what is standard, a pick too', () => {
    const carline = smallCarline({ items: [...ITEMS, item('PNT3', 'paint', 300_00, { standardOn: ['VTWO'] })] })
    const { itemIndexes, prices } = compileCarline(carline)
    const cents = (code: string) => prices.map((row) => row[itemIndexes.get(code) ?? -1])
    expect([cents('PNT3'), cents('STD1'), cents('OPT1')]).toEqual([
      [300_00, 0],
      [50_00, 0],
      [100_00, 100_00],
    ])
  })

  test('knows what an item brings and what it takes the place of, each from its own kind of rule', () => {
    const carline = smallCarline({ rules: [includes('PCK1', 'OPT1', 'OPT2'), replaces('OPT3', 'OPT4')] })
    const compiled = compileCarline(carline)
    const of = (masks: readonly number[], code: string) => codesIn(carline)(masks[compiled.itemIndexes.get(code) ?? -1])
    expect([of(compiled.includes, 'PCK1'), of(compiled.replaces, 'PCK1')]).toEqual([['OPT1', 'OPT2'], []])
    expect([of(compiled.includes, 'OPT3'), of(compiled.replaces, 'OPT3')]).toEqual([[], ['OPT4']])
    expect(of(compiled.includes, 'OPT4')).toEqual([])
  })

  test('parts the picks from the extras', () => {
    const carline = smallCarline()
    const { exactlyOne, extras } = compileCarline(carline)
    const picks = ['PNT1', 'PNT2', 'WHL1', 'WHL2', 'INT1', 'INT2']
    expect(exactlyOne.flatMap(codesIn(carline))).toEqual(picks)
    const everything = codeMask(
      compileCarline(carline),
      ITEMS.map(({ code }) => code),
    )
    expect(codesIn(carline)(extras & everything)).toEqual(
      ITEMS.map(({ code }) => code).filter((code) => !picks.includes(code)),
    )
  })
})
