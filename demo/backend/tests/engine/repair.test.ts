import type { ItemKind } from '@demo/backend/catalogue/types'
import type { EffectItem } from '@demo/backend/engine/effect'
import { toAmount } from '@demo/backend/engine/price'
import { orderRepairs, type Repair, repairTitle } from '@demo/backend/engine/repair'
import { describe, expect, test } from 'vitest'
import { carWith, item, smallCarline, version } from './small-carline'

const why = { fr: 'parce que', nl: 'omdat' }
const one = (code: string, kind: ItemKind = 'option', cents = 100_00): EffectItem => ({
  item: item(code, kind, cents),
  amount: toAmount(cents),
  reason: why,
})
const titleOf = (removed: readonly EffectItem[], added: readonly EffectItem[] = []) => {
  const { fr, nl } = repairTitle({ removed, added }, undefined)
  return [fr, nl]
}

describe('the title of a repair', () => {
  test('is to take something out', () => {
    expect(titleOf([one('A')])).toEqual(['Retirer «\u00a0A fr\u00a0»', '‘A nl’ weglaten'])
    expect(titleOf([one('A'), one('B')])).toEqual([
      'Retirer «\u00a0A fr\u00a0» et «\u00a0B fr\u00a0»',
      '‘A nl’ en ‘B nl’ weglaten',
    ])
  })

  test('is to add something', () => {
    expect(titleOf([], [one('A'), one('B')])).toEqual([
      'Ajouter «\u00a0A fr\u00a0» et «\u00a0B fr\u00a0»',
      '‘A nl’ en ‘B nl’ toevoegen',
    ])
  })

  test.each(['paint', 'wheel', 'interior'] as const)('is to replace a %s by another', (kind) => {
    expect(titleOf([one('A', kind)], [one('B', kind)])).toEqual([
      'Remplacer «\u00a0A fr\u00a0» par «\u00a0B fr\u00a0»',
      '‘A nl’ vervangen door ‘B nl’',
    ])
  })

  test('is to take out and to add where neither takes the place of the other', () => {
    expect(titleOf([one('A')], [one('B')])).toEqual([
      'Retirer «\u00a0A fr\u00a0» et ajouter «\u00a0B fr\u00a0»',
      '‘A nl’ weglaten en ‘B nl’ toevoegen',
    ])
    expect(titleOf([one('A', 'paint')], [one('B', 'wheel')])[0]).toBe(
      'Retirer «\u00a0A fr\u00a0» et ajouter «\u00a0B fr\u00a0»',
    )
  })

  test('is all of these, the replacement first', () => {
    expect(titleOf([one('A'), one('P', 'paint')], [one('Q', 'paint'), one('B')])).toEqual([
      'Remplacer «\u00a0P fr\u00a0» par «\u00a0Q fr\u00a0» et retirer «\u00a0A fr\u00a0» et ajouter «\u00a0B fr\u00a0»',
      '‘P nl’ vervangen door ‘Q nl’ en ‘A nl’ weglaten en ‘B nl’ toevoegen',
    ])
  })

  test('does not name what only changes its price', () => {
    expect(titleOf([one('A', 'option', 100_00), one('B')], [one('A', 'option', 0)])).toEqual(titleOf([one('B')]))
    expect(titleOf([one('A', 'option', 100_00)], [one('A', 'option', 0)])).toEqual([
      'Prendre ce choix',
      'Deze keuze nemen',
    ])
  })

  test('is the version alone when another version is what it takes', () => {
    expect(repairTitle({ removed: [one('A')], added: [] }, version('VTWO'))).toEqual({
      fr: 'Passer à la version VTWO fr',
      nl: 'Overstappen op de versie VTWO nl',
    })
  })
})

describe('repairs', () => {
  const car = carWith(smallCarline())
  const repair = (name: string, cents: number, removed: readonly EffectItem[] = [], added = removed): Repair => ({
    title: { fr: name, nl: name },
    car,
    effect: { added, removed },
    delta: toAmount(cents),
  })
  const names = (repairs: readonly Repair[]) => orderRepairs(repairs).map(({ title }) => title.fr)

  test('come in the order of how much they change the price, up or down', () => {
    const given = [repair('dear', 900_00), repair('cheap', -1_000_00), repair('same', 0)]
    expect(names(given)).toEqual(['same', 'dear', 'cheap'])
    expect(given.map(({ title }) => title.fr)).toEqual(['dear', 'cheap', 'same'])
  })

  test('that change the price alike come in the order of how much they touch', () => {
    expect(
      names([
        repair('four', 100_00, [one('A'), one('B')]),
        repair('one', -100_00, [one('A')], []),
        repair('three', 100_00, [one('A')], [one('B'), one('C')]),
      ]),
    ).toEqual(['one', 'three', 'four'])
  })
})
