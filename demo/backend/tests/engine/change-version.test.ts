import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { carState, maskedCodes } from '@demo/backend/engine/car'
import { changeVersion } from '@demo/backend/engine/change-version'
import { compileCarline } from '@demo/backend/engine/compiled'
import { describe, expect, test } from 'vitest'
import { carWith, excludes, ITEMS, item, requires, smallCarline, version } from './small-carline'

/** The car of the first version with these codes, as the second one: what is chosen, and the French reasons by code. */
function changed(carline: CatalogueCarline, codes: readonly string[], to = 1) {
  const compiled = compileCarline(carline)
  const { state, reasons } = changeVersion(compiled, carState(carWith(carline, codes)), to)
  expect(state.version).toBe(to)
  return {
    chosen: maskedCodes(compiled, state.chosen),
    why: Object.fromEntries([...reasons].map(([index, { fr }]) => [compiled.items[index]?.code, fr])),
  }
}

const lost = 'N’existe pas avec la version VTWO fr.'
const ownSeries = 'La version VTWO fr a son propre équipement de série.'

describe('the same car as another version', () => {
  test('keeps every choice that still fits', () => {
    expect(changed(smallCarline(), ['PNT2', 'WHL2', 'OPT1', 'PCK1'])).toEqual({
      chosen: ['PNT2', 'WHL2', 'INT1', 'PCK1', 'OPT1'],
      why: {},
    })
  })

  test('loses an extra that is not there, and says so', () => {
    expect(changed(smallCarline(), ['OPT4', 'OPT1'])).toEqual({
      chosen: ['PNT1', 'WHL1', 'INT1', 'OPT1'],
      why: { OPT4: lost },
    })
  })

  test('drops what it carries itself from what was chosen', () => {
    expect(changed(smallCarline(), ['STD1'])).toEqual({ chosen: ['PNT1', 'WHL1', 'INT1'], why: {} })
  })

  test('has the start paint of its own where the one chosen is not there', () => {
    const items = [...ITEMS, item('PNT3', 'paint', 700_00, { versions: ['VONE'] })]
    expect(changed(smallCarline({ items }), ['PNT3', 'WHL2'])).toEqual({
      chosen: ['PNT1', 'WHL2', 'INT1'],
      why: { PNT3: lost },
    })
  })

  const wheels = [
    ...ITEMS.filter(({ code }) => code !== 'WHL1'),
    item('WHL1', 'wheel', 600_00, { standardOn: ['VONE'] }),
    item('WHL3', 'wheel', 800_00, { standardOn: ['VTWO'] }),
  ]
  const start = { paint: 'PNT1', wheel: 'WHL3', interior: 'INT1' }
  const versions = [version('VONE'), version('VTWO', { start })]

  test('does not charge for a start wheel that nobody picked', () => {
    expect(changed(smallCarline({ items: wheels, versions }), [])).toEqual({
      chosen: ['PNT1', 'INT1', 'WHL3'],
      why: { WHL1: ownSeries },
    })
  })

  test('keeps a wheel that was picked, though it costs extra', () => {
    expect(changed(smallCarline({ items: wheels, versions }), ['WHL2'])).toEqual({
      chosen: ['PNT1', 'WHL2', 'INT1'],
      why: {},
    })
  })

  test('keeps a start paint that is free there too', () => {
    const other = version('VTWO', { start: { paint: 'PNT2', wheel: 'WHL1', interior: 'INT1' } })
    expect(changed(smallCarline({ versions: [version('VONE'), other] }), []).chosen).toEqual(['PNT1', 'WHL1', 'INT1'])
  })

  test('is the nearest one that its rules allow, with their reason', () => {
    const rules = [excludes('OPT1', 'STD1')]
    expect(changed(smallCarline({ rules }), ['OPT1', 'OPT2'])).toEqual({
      chosen: ['PNT1', 'WHL1', 'INT1', 'OPT2'],
      why: { OPT1: 'parce que' },
    })
  })

  test('is the base configuration where its rules allow nothing near', () => {
    const items = [...ITEMS, item('OPT5', 'option', 0, { versions: ['VONE'] })]
    const rules = [requires('INT1', 'OPT5')]
    const only = items.filter(({ code }) => code !== 'INT2')
    expect(changed(smallCarline({ items: only, rules }), ['OPT5', 'OPT1']).chosen).toEqual(['PNT1', 'WHL1', 'INT1'])
  })

  test('is a mistake of the caller when there is no such version', () => {
    const carline = smallCarline()
    expect(() => changed(carline, [], 7)).toThrow(new RangeError(`no version 7 in ${carline.code}`))
    const compiled = compileCarline(carline)
    expect(() => changeVersion(compiled, { version: 7, chosen: 0 }, 1)).toThrow(RangeError)
  })
})
