import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { type Car, carState, codeMask } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { describeEffect, type EffectItem } from '@demo/backend/engine/effect'
import { describe, expect, test } from 'vitest'
import { carWith, ITEMS, includes, item, replaces, smallCarline } from './small-carline'

const tell = (items: readonly EffectItem[]) =>
  items.map(({ item: { code }, amount, reason }) => [code, amount.incl / 100, reason.fr, reason.nl])

function effect(carline: CatalogueCarline, before: Car, after: Car, apart: readonly string[] = []) {
  const compiled = compileCarline(carline)
  const { added, removed } = describeEffect(
    compiled,
    carState(before),
    carState(after),
    codeMask(compiled, apart),
    new Map(),
  )
  return { added: tell(added), removed: tell(removed) }
}

describe('the effect of a choice', () => {
  test('is what came and went besides what was clicked on', () => {
    const carline = smallCarline()
    const all = effect(carline, carWith(carline, ['OPT1']), carWith(carline, ['OPT2', 'OPT3']), ['OPT3'])
    expect(all).toEqual({
      added: [['OPT2', 200, 'En option sur la version VONE fr.', 'Als optie op de versie VONE nl.']],
      removed: [['OPT1', 100, 'Ne se combine plus avec la voiture.', 'Past niet meer bij de wagen.']],
    })
  })

  test('tells the reason that is known of an item before any other', () => {
    const carline = smallCarline()
    const compiled = compileCarline(carline)
    const known = { fr: 'La raison.', nl: 'De reden.' }
    const reasons = new Map(['OPT1', 'OPT2'].map((code) => [compiled.itemIndexes.get(code) ?? -1, known]))
    const [before, after] = [carWith(carline, ['OPT1']), carWith(carline, ['OPT2'])].map(carState)
    if (!before || !after) throw new Error('no state')
    const { added, removed } = describeEffect(compiled, before, after, 0, reasons)
    expect([...added, ...removed].map(({ reason }) => reason)).toEqual([known, known])
  })

  test('names the pack that brings an item, and the one that brought it', () => {
    const carline = smallCarline({ rules: [includes('PCK1', 'OPT1')] })
    expect(effect(carline, carWith(carline), carWith(carline, ['PCK1']), ['PCK1']).added).toEqual([
      ['OPT1', 0, 'Compris dans «\u00a0PCK1 fr\u00a0».', 'Inbegrepen in PCK1 nl.'],
    ])
    expect(effect(carline, carWith(carline, ['PCK1']), carWith(carline), ['PCK1']).removed).toEqual([
      ['OPT1', 0, 'Faisait partie de «\u00a0PCK1 fr\u00a0».', 'Maakte deel uit van PCK1 nl.'],
    ])
  })

  test('names the version that has an item as standard, and the one that has not', () => {
    const carline = smallCarline()
    expect(effect(carline, carWith(carline), carWith(carline, [], 1)).added).toEqual([
      ['STD1', 0, 'De série sur la version VTWO fr.', 'Standaard op de versie VTWO nl.'],
    ])
    expect(effect(carline, carWith(carline, [], 1), carWith(carline)).removed).toEqual([
      ['STD1', 0, 'N’est pas de série sur la version VONE fr.', 'Is niet standaard op de versie VONE nl.'],
    ])
  })

  test('gives the rule by which an item took the place of another, not that of a third', () => {
    const other = { fr: 'autre', nl: 'ander' }
    const carline = smallCarline({
      rules: [{ kind: 'replaces', subject: 'OPT3', all: ['OPT2'], why: other }, replaces('OPT1', 'STD1')],
    })
    expect(effect(carline, carWith(carline, [], 1), carWith(carline, ['OPT1'], 1), ['OPT1']).removed).toEqual([
      ['STD1', 0, 'parce que', 'omdat'],
    ])
  })

  test('lists an item whose price alone changes on both sides, with the reason of today', () => {
    const carline = smallCarline({ items: [...ITEMS, item('PNT3', 'paint', 300_00, { standardOn: ['VTWO'] })] })
    const [dear, free] = [carWith(carline, ['PNT3']), carWith(carline, ['PNT3'], 1)]
    const free_of_charge = ['Sans supplément sur la version VTWO fr.', 'Zonder meerprijs op de versie VTWO nl.']
    const to_be_paid = ['En option sur la version VONE fr.', 'Als optie op de versie VONE nl.']
    expect(effect(carline, dear, free, ['STD1'])).toEqual({
      added: [['PNT3', 0, ...free_of_charge]],
      removed: [['PNT3', 300, ...free_of_charge]],
    })
    expect(effect(carline, free, dear, ['STD1'])).toEqual({
      added: [['PNT3', 300, ...to_be_paid]],
      removed: [['PNT3', 0, ...to_be_paid]],
    })
  })

  test('keeps quiet about what stays as it was', () => {
    const carline = smallCarline()
    const car = carWith(carline, ['OPT1', 'PCK1'], 1)
    expect(effect(carline, car, car)).toEqual({ added: [], removed: [] })
  })
})
