import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cabinPower, type ElectricCar, motorwayConsumption, tripRange } from '@/features/electric/range-model'

const CAR: ElectricCar = { netKwh: 59, rangeKm: 430, massKg: 1811, widthMm: 1809, heightMm: 1540 }
const MILD = { temperature: 20, motorwayShare: 0, motorwaySpeed: 120, heatPump: false }

describe('the range of an electric car', () => {
  it('is its WLTP range on ordinary roads on a mild day', () => {
    expect(tripRange(CAR, MILD)).toBe(430)
  })

  it('is never longer for more motorway, more speed or more cold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 18 }),
        fc.integer({ min: 100, max: 125 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.boolean(),
        (temperature, motorwaySpeed, motorwayShare, heatPump) => {
          const trip = { temperature, motorwaySpeed, motorwayShare, heatPump }
          const range = tripRange(CAR, trip)
          expect(tripRange(CAR, { ...trip, temperature: temperature - 1 })).toBeLessThanOrEqual(range)
          expect(tripRange(CAR, { ...trip, motorwaySpeed: motorwaySpeed + 5 })).toBeLessThanOrEqual(range)
        },
      ),
    )
  })

  it('stays within what was measured near freezing: a third lost with a heater, a quarter with a heat pump', () => {
    const winter = { temperature: 2, motorwayShare: 0.4, motorwaySpeed: 110, heatPump: false }
    const lost = (heatPump: boolean) => 1 - tripRange(CAR, { ...winter, heatPump }) / CAR.rangeKm
    expect(lost(false)).toBeGreaterThan(0.26)
    expect(lost(false)).toBeLessThan(0.4)
    expect(lost(true)).toBeGreaterThan(0.18)
    expect(lost(true)).toBeLessThan(lost(false) - 0.04)
  })

  it('takes 17 to 22 kWh for 100 km of motorway at 120 km/h, as compact electric cars do', () => {
    expect(motorwayConsumption(CAR, 120)).toBeGreaterThan(17)
    expect(motorwayConsumption(CAR, 120)).toBeLessThan(22)
  })

  it('needs nothing for the cabin between 18 and 24 degrees', () => {
    for (const temperature of [18, 20, 24]) expect(cabinPower(temperature, false)).toBe(0)
    expect(cabinPower(30, true)).toBeGreaterThan(0)
    expect(cabinPower(-5, true)).toBeLessThan(cabinPower(-5, false))
  })
})
