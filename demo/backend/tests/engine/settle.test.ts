import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { codeMask, maskedCodes } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { type Manner, settle } from '@demo/backend/engine/settle'
import { describe, expect, test } from 'vitest'
import { excludes, ITEMS, includes, item, replaces, requires, smallCarline } from './small-carline'

const PICKS = ['PNT1', 'WHL1', 'INT1']

interface Wished {
  readonly locked?: readonly string[]
  readonly banned?: readonly string[]
  readonly version?: number
}

/** The cars that are found, best first, less the first picks; with the reasons of the best, by code. */
function settled(carline: CatalogueCarline, codes: readonly string[], manner: Manner, wished: Wished = {}) {
  const compiled = compileCarline(carline)
  const mask = (some: readonly string[] = []) => codeMask(compiled, some)
  const { settlements, obstacles } = settle(
    compiled,
    {
      state: { version: wished.version ?? 0, chosen: mask(codes) },
      locked: mask(wished.locked),
      banned: mask(wished.banned),
    },
    manner,
  )
  return {
    cars: settlements.map(({ state }) => maskedCodes(compiled, state.chosen).filter((code) => !PICKS.includes(code))),
    why: Object.fromEntries(
      [...(settlements[0]?.reasons ?? [])].map(([index, { fr }]) => [compiled.items[index]?.code, fr]),
    ),
    obstacles: obstacles.map(({ fr }) => fr),
  }
}

const because = (why: string) => ({ fr: why, nl: `${why} (nl)` })

test('a car without fault is its own settlement', () => {
  expect(settled(smallCarline(), [...PICKS, 'OPT1'], 'gentle')).toEqual({ cars: [['OPT1']], why: {}, obstacles: [] })
})

describe('a gentle remedy', () => {
  test('adds what is required, the cheapest way first, with the reason of the rule', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT3', 'OPT2')] })
    expect(settled(carline, [...PICKS, 'OPT1'], 'gentle', { locked: ['OPT1'] })).toEqual({
      cars: [
        ['OPT1', 'OPT2'],
        ['OPT1', 'OPT3'],
      ],
      why: { OPT2: 'parce que' },
      obstacles: [],
    })
  })

  test('prefers fewer changes to a lower price', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT2', 'OPT3'), requires('OPT2', 'STD1')] })
    expect(settled(carline, [...PICKS, 'OPT1'], 'gentle').cars).toEqual([
      ['OPT1', 'OPT3'],
      ['OPT1', 'OPT2', 'STD1'],
    ])
  })

  test('swaps a pick for a required one', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'INT2')] })
    expect(settled(carline, [...PICKS, 'OPT1'], 'gentle')).toEqual({
      cars: [['INT2', 'OPT1']],
      why: { INT1: 'parce que', INT2: 'parce que' },
      obstacles: [],
    })
  })

  test('takes out what the required item takes the place of', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT2'), replaces('OPT2', 'OPT3')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT3'], 'gentle').cars).toEqual([['OPT1', 'OPT2']])
  })

  test('never adds what the version cannot have, nor what is banned', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT4', 'OPT2')] })
    const why = { cars: [], why: {}, obstacles: ['parce que'] }
    expect(settled(carline, [...PICKS, 'OPT1'], 'gentle', { version: 1, banned: ['OPT2'] })).toEqual(why)
    expect(settled(carline, [...PICKS, 'OPT1'], 'gentle', { version: 1 }).cars).toEqual([['OPT1', 'OPT2']])
  })

  test('fills an empty category with whatever the version has, the cheapest first', () => {
    const items = [...ITEMS, item('WHL3', 'wheel', 100_00, { versions: ['VTWO'] })]
    const carline = smallCarline({ items })
    expect(settled(carline, ['PNT1', 'INT1'], 'gentle').cars).toEqual([[], ['WHL2']])
    expect(settled(carline, ['PNT1', 'INT1'], 'gentle', { banned: ['WHL1'] }).cars).toEqual([['WHL2']])
    expect(settled(carline, ['PNT1', 'INT1'], 'gentle', { version: 1 }).cars).toEqual([[], ['WHL3'], ['WHL2']])
  })

  test('keeps the locked one of two picks', () => {
    expect(settled(smallCarline(), [...PICKS, 'INT2'], 'gentle', { locked: ['INT2'] }).cars).toEqual([['INT2']])
  })

  test('takes out nothing: what excludes is an obstacle, each told once', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT2'], 'gentle')).toEqual({
      cars: [],
      why: {},
      obstacles: ['parce que'],
    })
    expect(settled(smallCarline(), [...PICKS, 'OPT4'], 'gentle', { version: 1 })).toEqual({
      cars: [],
      why: {},
      obstacles: [],
    })
  })

  test('tells the obstacles of every way that was tried', () => {
    const carline = smallCarline({
      rules: [
        requires('OPT1', 'OPT2', 'OPT3'),
        { kind: 'excludes', subject: 'OPT2', all: ['STD1'], why: because('deux') },
        { kind: 'excludes', subject: 'OPT3', all: ['STD1'], why: because('trois') },
      ],
    })
    expect(settled(carline, [...PICKS, 'OPT1', 'STD1'], 'gentle').obstacles).toEqual(['deux', 'trois'])
  })
})

describe('a harsh remedy', () => {
  test('takes out either side of what excludes, the cheaper car first', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT2'], 'harsh')).toEqual({
      cars: [['OPT1'], ['OPT2']],
      why: { OPT2: 'parce que' },
      obstacles: [],
    })
  })

  test('never takes out what is locked', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT2'], 'harsh', { locked: ['OPT2'] }).cars).toEqual([['OPT2']])
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT2'], 'harsh', { locked: ['OPT1', 'OPT2'] })).toEqual({
      cars: [],
      why: {},
      obstacles: ['parce que'],
    })
  })

  test('takes out what requires, or adds what it requires', () => {
    const carline = smallCarline({ rules: [requires('OPT1', 'OPT2')] })
    expect(settled(carline, [...PICKS, 'OPT1'], 'harsh').cars).toEqual([[], ['OPT1', 'OPT2']])
  })

  test('takes out what the version cannot have, without a rule to give as the reason', () => {
    expect(settled(smallCarline(), [...PICKS, 'OPT4', 'OPT1'], 'harsh', { version: 1 })).toEqual({
      cars: [['OPT1']],
      why: {},
      obstacles: [],
    })
  })

  test('takes out the pack that brings what is in the way, and chooses again what must stay of it', () => {
    const carline = smallCarline({ rules: [includes('PCK1', 'OPT2', 'OPT3'), excludes('OPT1', 'OPT2')] })
    const wished = [...PICKS, 'OPT1', 'PCK1']
    expect(settled(carline, wished, 'harsh', { locked: ['OPT1'] })).toEqual({
      cars: [['OPT1']],
      why: { PCK1: 'parce que' },
      obstacles: [],
    })
    expect(settled(carline, wished, 'harsh', { locked: ['OPT1', 'OPT3'] }).cars).toEqual([['OPT1', 'OPT3']])
  })

  test('does not propose to lose more than is needed', () => {
    const carline = smallCarline({ rules: [excludes('OPT1', 'OPT2'), excludes('OPT1', 'OPT3')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'OPT2', 'OPT3'], 'harsh').cars).toEqual([['OPT2', 'OPT3'], ['OPT1']])
  })

  test('between cars of one price goes by the order of the catalogue', () => {
    const items = [...ITEMS, item('TWIN', 'option', 100_00)]
    const carline = smallCarline({ items, rules: [excludes('TWIN', 'OPT1')] })
    expect(settled(carline, [...PICKS, 'OPT1', 'TWIN'], 'harsh').cars).toEqual([['OPT1'], ['TWIN']])
  })
})

test('a chain of requirements is followed to its end', () => {
  const carline = smallCarline({
    rules: [requires('OPT1', 'OPT2'), requires('OPT2', 'OPT3'), requires('OPT3', 'OPT4'), requires('OPT4', 'INT2')],
  })
  expect(settled(carline, [...PICKS, 'OPT1'], 'gentle').cars).toEqual([['INT2', 'OPT1', 'OPT2', 'OPT3', 'OPT4']])
})

test('what was brought in for a choice is not given up again for another rule', () => {
  const carline = smallCarline({ rules: [requires('OPT1', 'OPT2'), excludes('OPT2', 'OPT3')] })
  expect(settled(carline, [...PICKS, 'OPT1', 'OPT3'], 'harsh', { locked: ['OPT1'] }).cars).toEqual([['OPT1', 'OPT2']])
})
