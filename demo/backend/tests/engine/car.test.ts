import { assembleCar, chosenItem, findCarline, listItems, orderableVersions, startCar } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { describe, expect, test } from 'vitest'
import { carWith, includes, replaces, smallCarline } from './small-carline'

describe('a base configuration', () => {
  test('is of the cheapest version on sale unless another is named', () => {
    for (const code of ['FORMENTOR', 'BORN', 'LEON'] as const) {
      const { version } = startCar(code)
      const prices = orderableVersions(findCarline(code)).map(({ price }) => price)
      expect(version.price).toBe(Math.min(...prices))
    }
    expect(startCar('LEON', 'L204E').version.code).toBe('L204E')
  })

  test('has the paint, wheel and interior of its version and nothing that costs extra', () => {
    const { version, chosen } = startCar('LEON', 'L204E')
    expect([...chosen].sort()).toEqual(Object.values(version.start).sort())
  })

  test('of a carline that is only announced is unknown_carline', () => {
    expect(() => startCar('LEONNEW')).toThrow(/unknown_carline/)
  })

  test.each(['V190Q', 'NOPE'])('of version %s, which cannot be ordered, is unknown_configuration', (version) => {
    expect(() => startCar('FORMENTOR', version)).toThrow(/unknown_configuration/)
  })
})

describe('everything in a car', () => {
  const carline = smallCarline({
    rules: [includes('PCK1', 'OPT1', 'STD1'), includes('PCK2', 'OPT2'), replaces('OPT3', 'OPT2')],
  })
  const list = (codes: readonly string[], at: number) =>
    listItems(carWith(carline, codes, at)).map(({ item, origin, includedIn }) =>
      [item.code, origin, includedIn].filter(Boolean).join(' '),
    )

  test('says where it comes from, in the order of the catalogue', () => {
    expect(list(['PCK2', 'OPT4', 'PNT2'], 0)).toEqual([
      'PNT2 chosen',
      'WHL1 chosen',
      'INT1 chosen',
      'PCK2 chosen',
      'OPT2 included PCK2',
      'OPT4 chosen',
    ])
  })

  test('that the version carries is standard, unless a pack brings it too', () => {
    expect(list([], 1)).toContain('STD1 standard')
    expect(list(['PCK1'], 1)).toContain('STD1 included PCK1')
    expect(list(['PCK1'], 1)).not.toContain('STD1 standard')
  })

  test('is there once though it was chosen and brought', () => {
    expect(list(['PCK1', 'OPT1'], 0).filter((line) => line.startsWith('OPT1'))).toEqual(['OPT1 chosen'])
  })

  test('leaves out what something chosen takes the place of', () => {
    expect(list(['PCK2', 'OPT3'], 0).join()).not.toContain('OPT2')
  })
})

test('a car has the version of its position; one that is not there is unknown_configuration', () => {
  const compiled = compileCarline(smallCarline())
  expect(assembleCar(compiled, { version: 1, chosen: 0 }).version.code).toBe('VTWO')
  expect(() => assembleCar(compiled, { version: 2, chosen: 0 })).toThrow(/unknown_configuration/)
})

test('a pick is found by its kind; a car without one is a mistake that names the car', () => {
  const car = carWith(smallCarline(), ['PNT2', 'OPT1'])
  expect([chosenItem(car, 'paint').code, chosenItem(car, 'wheel').code, chosenItem(car, 'interior').code]).toEqual([
    'PNT2',
    'WHL1',
    'INT1',
  ])
  expect(() => chosenItem({ ...car, chosen: ['PNT2', 'OPT1'] }, 'wheel')).toThrow(
    `car without wheel: ${car.carline.code} VONE PNT2 OPT1`,
  )
})
