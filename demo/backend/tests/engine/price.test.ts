import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { parseId } from '@demo/backend/engine/configuration-id'
import { priceCar } from '@demo/backend/engine/price'
import { expect, test } from 'vitest'
import { carWith, ITEMS, item, smallCarline, version } from './small-carline'

test('a price begins with the version and lists every chosen item in catalogue order, free ones too', () => {
  const car = carWith(smallCarline(), ['OPT2', 'PNT2'])
  expect(priceCar(car).parts.map(({ code, kind, cents }) => [code, kind, cents])).toEqual([
    ['VONE', 'base', 30_000_00],
    ['PNT2', 'paint', 500_00],
    ['WHL1', 'wheel', 0],
    ['INT1', 'interior', 0],
    ['OPT2', 'option', 200_00],
  ])
})

test('without VAT a total is the sum of its rounded parts, not the rounded sum', () => {
  // 0.02 € with VAT is 0.0165 € without: 0.02 for each of three parts, 0.05 for their sum.
  const items = [...ITEMS.slice(0, 6), item('OPT1', 'option', 2), item('OPT2', 'option', 2)]
  const { base, options, total } = priceCar(
    carWith(smallCarline({ items, versions: [version('VONE', { price: 2 })] }), ['OPT1', 'OPT2']),
  )
  expect(base).toEqual({ incl: 2, excl: 2 })
  expect(options).toEqual({ incl: 4, excl: 4 })
  expect(total).toEqual({ incl: 6, excl: 6 })
})

test('what the version carries costs nothing, though it was chosen', () => {
  expect(priceCar(carWith(smallCarline(), ['STD1'], 0)).totalCents).toBe(30_050_00)
  expect(priceCar(carWith(smallCarline(), ['STD1'], 1)).totalCents).toBe(34_000_00)
})

test('the reductions of the day are added up beside the total, which stays the list price', () => {
  const born = startCar('BORN')
  const on = (day: string) => priceCar(born, fixedClock(day))
  expect(on('2026-11-22').discountCents).toBe(2_000_00)
  expect(on('2027-01-01').discountCents).toBe(0)
  expect(on('2026-11-22').totalCents).toBe(on('2027-01-01').totalCents)
})

test('the fiscal value is the list price with options and VAT', () => {
  const { catalogValueCents, totalCents } = priceCar(parseId('formentor.v150m.2027a.petr-w18a-clot-pano').car)
  expect(catalogValueCents).toBe(totalCents)
})
