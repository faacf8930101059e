import { findCarline, startCar } from '@demo/backend/engine/car'
import { parseId } from '@demo/backend/engine/configuration-id'
import { carWltp, wltpOfVersions } from '@demo/backend/engine/wltp'
import { describe, expect, test } from 'vitest'
import { carWith, ITEMS, item, smallCarline, version } from './small-carline'

describe('the WLTP figures of a car', () => {
  test('are those of its version when nothing differs from the base configuration', () => {
    const { wltp } = startCar('LEON', 'L204E').version
    expect(carWltp(startCar('LEON', 'L204E'))).toEqual({ fuelType: 'HYBRID', ...wltp })
  })

  test('grow with the wheels: emissions in grams, consumption per mille, to one decimal', () => {
    // 132 g and 5.8 l, with wheels that add 2 g and 12 per mille: 5.8696 l.
    expect(carWltp(parseId('leon.l150m.2027a.oxyw-w18a-clot').car)).toEqual({
      fuelType: 'BENZINE',
      co2: 134,
      consumption: 5.9,
      euroNorm: 'Euro 6e-bis',
    })
  })

  const wheels = [
    ...ITEMS.filter(({ code }) => code !== 'WHL1' && code !== 'WHL2'),
    item('WHL1', 'wheel', 0, { wltp: { co2: 4, consumptionPermille: 30 } }),
    item('WHL2', 'wheel', 0, { wltp: { co2: 6, consumptionPermille: 130 } }),
    item('ROOF', 'option', 0, { wltp: { co2: 1, consumptionPermille: 100 } }),
  ]
  const hybrid = {
    co2: 30,
    consumption: 2,
    electricConsumption: 15,
    range: 120,
    euroNorm: 'Euro 6',
    energyClass: 'B',
  } as const
  const carline = smallCarline({ items: wheels, versions: [version('VONE', { wltp: hybrid })] })

  test('count only what differs from the base configuration, whose own wheels are in its figures', () => {
    expect(carWltp(carWith(carline))).toMatchObject(hybrid)
    expect(carWltp(carWith(carline, ['WHL2']))).toMatchObject({
      ...hybrid,
      co2: 32,
      consumption: 2.2,
      electricConsumption: 16.5,
      range: 109,
    })
  })

  test('add up over the items', () => {
    expect(carWltp(carWith(carline, ['WHL2', 'ROOF']))).toMatchObject({ co2: 33, electricConsumption: 18, range: 100 })
  })

  test('of a car that emits nothing on the road stay at nothing, while its range falls', () => {
    const electric = { co2: 0, electricConsumption: 15, range: 500, euroNorm: 'BEV' }
    const bev = smallCarline({ items: wheels, versions: [version('VONE', { wltp: electric })] })
    expect(carWltp(carWith(bev, ['WHL2']))).toMatchObject({ ...electric, electricConsumption: 16.5, range: 455 })
  })
})

test('beside a price that covers several versions stand the figures of each version on sale', () => {
  const born = findCarline('BORN')
  const onSale = born.versions.filter(({ retired }) => !retired)
  expect(onSale.length).toBeLessThan(born.versions.length)
  expect(wltpOfVersions(startCar('BORN'))).toEqual(onSale.map(({ fuelType, wltp }) => ({ fuelType, ...wltp })))
})
