import { configurations } from '@demo/backend/configurator/handlers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Wltp } from '@/contract/common'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { CLIMATES, PLUG_IN_USES } from '@/domain/dated/plug-in-use'
import { rowOn } from '@/domain/dated/rows'
import {
  type CostPoint,
  findCrossing,
  type Habits,
  monthlyEnergy,
  readDrivenCar,
  seasonFactor,
  USUAL_DAYS,
  wltpElectricShare,
  yearlyEnergy,
} from '@/features/electric/electric-or-hybrid'
import { tripRange } from '@/features/electric/range-model'

const use = rowOn(PLUG_IN_USES, '2026-11-27', 'use')
const { months } = rowOn(CLIMATES, '2026-11-27', 'climate')
const observedShare = use.observedShare.B2C
const builds = (carline_code: 'BORN' | 'FORMENTOR') =>
  configurations({ lang: 'fr', sales_type: 'B2C', carline_code }).configurations
const of = (fuel: 'ELECTRIC' | 'HYBRID' | 'BENZINE') => {
  const build = [...builds('BORN'), ...builds('FORMENTOR')].find(({ fuel_type }) => fuel_type === fuel)
  if (!build) throw new Error(`no ${fuel}`)
  return build
}
const read = (fuel: 'ELECTRIC' | 'HYBRID') => {
  const car = readDrivenCar(of(fuel), use)
  if (!car) throw new Error('not read')
  return car
}
const year = { months, observedShare }
const habits: Habits = { kmPerYear: 15_000, kmPerDay: 40, chargesAtHome: true }

describe('the share that WLTP reckons with', () => {
  it('is that of the regulation: three quarters at 50 km with the distance of before, and two fifths with that of Euro 6e-bis', () => {
    expect(wltpElectricShare(50, { ...use.wltpShare, distanceKm: 800 })).toBeCloseTo(0.755, 2)
    expect(wltpElectricShare(50, use.wltpShare)).toBeCloseTo(0.433, 2)
    expect(wltpElectricShare(0, use.wltpShare)).toBe(0)
  })

  it('grows with the range, and is never all', () => {
    let before = 0
    for (let range = 5; range <= 200; range += 5) {
      const share = wltpElectricShare(range, use.wltpShare)
      expect(share).toBeGreaterThan(before)
      before = share
    }
    expect(before).toBeLessThan(1)
  })
})

describe('a car that is reckoned with', () => {
  it('has of a plug-in hybrid the litres with an empty battery, of which the weighted ones are the part that is not electric', () => {
    const hybrid = of('HYBRID')
    const { litresPer100 = 0, kwhPer100, battery } = read('HYBRID')
    const share = wltpElectricShare(hybrid.wltp.range?.value ?? 0, use.wltpShare)
    expect(litresPer100 * (1 - share)).toBeCloseTo(hybrid.wltp.consumption?.value ?? 0, 6)
    expect(litresPer100).toBeGreaterThan(4)
    expect(litresPer100).toBeLessThan(8)
    // A tenth is lost between the wall and the battery.
    expect(kwhPer100 * 0.9).toBeCloseTo((100 * battery.netKwh) / battery.rangeKm, 6)
  })

  it('has of an electric one its WLTP consumption, and is none where it burns alone or a figure is missing', () => {
    const electric = of('ELECTRIC')
    expect(read('ELECTRIC')).toMatchObject({ kwhPer100: electric.wltp.electric_consumption?.value })
    expect(read('ELECTRIC').litresPer100).toBeUndefined()
    expect(readDrivenCar(of('BENZINE'), use)).toBeUndefined()
    const { battery: _, ...without } = electric
    expect(readDrivenCar(without, use)).toBeUndefined()
    const { measures: __, ...unmeasured } = electric
    expect(readDrivenCar(unmeasured, use)).toBeUndefined()
    const { range: ___, ...wltp } = electric.wltp
    expect(readDrivenCar({ ...electric, wltp }, use)).toBeUndefined()
    const { consumption: ____, ...dry } = of('HYBRID').wltp
    expect(readDrivenCar({ ...of('HYBRID'), wltp: dry }, use)).toBeUndefined()
  })

  it('is none where a figure has a unit that nobody knows, or its CO2 is not settled, and is read in one that is known', () => {
    const electric = of('ELECTRIC')
    const withWltp = (change: Partial<Wltp>) =>
      readDrivenCar({ ...electric, wltp: { ...electric.wltp, ...change } }, use)
    expect(withWltp({ electric_consumption: { value: 158, unit: 'Wh/km' } })?.kwhPer100).toBeCloseTo(15.8, 6)
    expect(withWltp({ electric_consumption: { value: 6.3, unit: 'km/kWh' } })).toBeUndefined()
    expect(withWltp({ range: { value: 360, unit: 'mi' } })).toBeUndefined()
    expect(withWltp({ source: 'pending' })).toBeUndefined()
    expect(withWltp({ co2: { value: 0.1, unit: 'kg/km' } })).toBeUndefined()
    const hybrid = of('HYBRID')
    const wltp = { ...hybrid.wltp, consumption: { value: 71, unit: 'km/l' } }
    expect(readDrivenCar({ ...hybrid, wltp }, use)).toBeUndefined()
  })

  it('takes in a year what the range model says of each month, and as much as WLTP on a mild day', () => {
    const car = read('ELECTRIC')
    expect(seasonFactor(car, [20], 0)).toBeCloseTo(1, 6)
    const trip = { temperature: 4, motorwayShare: 0, motorwaySpeed: 120, heatPump: false }
    expect(car.battery.rangeKm / seasonFactor(car, [4], 0)).toBeCloseTo(tripRange(car.battery, trip), -1)
    expect(seasonFactor(car, [20, 4], 0)).toBeCloseTo((1 + seasonFactor(car, [4], 0)) / 2, 6)
    expect(seasonFactor(car, months, 1)).toBeGreaterThan(seasonFactor(car, months, 0))
  })
})

describe('the energy of a year', () => {
  it('of an electric car is charged on usual days, and on the way of its journeys', () => {
    const car = read('ELECTRIC')
    const energy = yearlyEnergy(car, habits, year)
    expect(energy).toMatchObject({ litres: 0, electricShare: 1 })
    expect(energy.usualKwh).toBeCloseTo((40 * USUAL_DAYS * car.kwhPer100 * seasonFactor(car, months, 0)) / 100, 6)
    expect(energy.fastKwh).toBeCloseTo(
      ((15_000 - 40 * USUAL_DAYS) * car.kwhPer100 * seasonFactor(car, months, 1)) / 100,
      6,
    )
  })

  it('of a plug-in hybrid that charges each night is electric on usual days within its range, and petrol on journeys', () => {
    const car = read('HYBRID')
    const energy = yearlyEnergy(car, habits, year)
    expect(energy.electricShare).toBeCloseTo((40 * USUAL_DAYS) / 15_000, 6)
    expect(energy.litres).toBeCloseTo(((15_000 - 40 * USUAL_DAYS) * (car.litresPer100 ?? 0)) / 100, 6)
    expect(energy.fastKwh).toBe(0)
    // Beyond the range of a day the engine takes over.
    const far = yearlyEnergy(car, { ...habits, kmPerYear: 25_000, kmPerDay: 110 }, year)
    const range = car.battery.rangeKm / seasonFactor(car, months, 0)
    expect(far.electricShare).toBeCloseTo((range * USUAL_DAYS) / 25_000, 6)
  })

  it('of one that does not is electric for what is observed, and for no more than its battery could', () => {
    const car = read('HYBRID')
    const away = { ...habits, chargesAtHome: false }
    expect(yearlyEnergy(car, away, year).electricShare).toBeCloseTo(observedShare, 6)
    expect(yearlyEnergy(car, { ...away, kmPerDay: 0 }, year).electricShare).toBe(0)
  })

  it('keeps to its bounds whatever is asked, without a kilometre too', () => {
    const ask = { kmPerYear: fc.integer({ min: 0, max: 50_000 }), kmPerDay: fc.integer({ min: 0, max: 300 }) }
    fc.assert(
      fc.property(fc.record({ ...ask, chargesAtHome: fc.boolean() }), (asked) => {
        for (const fuel of ['ELECTRIC', 'HYBRID'] as const) {
          const { usualKwh, fastKwh, litres, electricShare } = yearlyEnergy(read(fuel), asked, year)
          for (const amount of [usualKwh, fastKwh, litres, electricShare]) expect(amount).toBeGreaterThanOrEqual(0)
          expect(electricShare).toBeLessThanOrEqual(1)
          if (asked.kmPerYear === 0) expect(usualKwh + fastKwh + litres).toBe(0)
        }
      }),
    )
  })

  it('costs a month by the prices of the site', () => {
    const prices = ENERGY_PRICES.B2C
    const energy = { usualKwh: 1_200, fastKwh: 600, litres: 120, electricShare: 0.5 }
    // 100 × 0.32 + 50 × 0.75 + 10 × 1.6, and 0.55 for each kWh of usual days without a charger at home.
    expect(monthlyEnergy(energy, prices, true)).toBe(8_550)
    expect(monthlyEnergy(energy, prices, false)).toBe(10_850)
  })
})

describe('where the costs cross', () => {
  it('is where two straight lines do, by their own equation', () => {
    const amount = fc.integer({ min: 1_000, max: 100_000 })
    const perKm = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(amount, perKm, amount, perKm, (fixed, slope, otherFixed, otherSlope) => {
        const at = (km: number): CostPoint => ({
          km,
          electric: fixed + (slope * km) / 100,
          hybrid: otherFixed + (otherSlope * km) / 100,
        })
        const found = findCrossing([10_000, 15_000, 20_000, 25_000].map(at))
        const x = slope === otherSlope ? Number.NaN : (100 * (otherFixed - fixed)) / (slope - otherSlope)
        const end = at(25_000)
        if (end.electric !== end.hybrid) {
          expect(found.cheaper).toBe(end.electric < end.hybrid ? 'electric' : 'hybrid')
          expect('fromKm' in found ? found.fromKm : undefined).toBe(
            x >= 10_000 && x < 25_000 ? Math.round(x) : undefined,
          )
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is the last one, of the side that is cheaper from there on', () => {
    const points = [
      [10_000, -2],
      [15_000, 2],
      [20_000, -2],
      [25_000, -4],
    ].map(([km = 0, gap = 0]) => ({ km, electric: 100 + gap, hybrid: 100 }))
    expect(findCrossing(points)).toEqual({ cheaper: 'electric', fromKm: 17_500 })
  })

  it('is none where one is always cheaper, or neither is', () => {
    const point = (km: number, electric: number): CostPoint => ({ km, electric, hybrid: 100 })
    expect(findCrossing([point(10_000, 101), point(15_000, 102)])).toEqual({ cheaper: 'hybrid' })
    expect(findCrossing([point(10_000, 100), point(15_000, 100)])).toEqual({ cheaper: 'neither' })
    expect(findCrossing([point(10_000, 100), point(15_000, 99)])).toEqual({ cheaper: 'electric', fromKm: 10_000 })
    expect(findCrossing([point(10_000, 98), point(15_000, 100)])).toEqual({ cheaper: 'electric' })
    expect(findCrossing([])).toEqual({ cheaper: 'neither' })
  })
})
