import { expect, it } from 'vitest'
import { energyOfTerm, readConsumption } from '@/domain/energy-cost'

const price = { kwh: 0.3, litre: 1.32 }

it('is consumption × kilometres of the whole term × price, in cents', () => {
  // 15,7 kWh × 600 hundreds of kilometres × 0,30 €
  expect(energyOfTerm({ kwhPer100: 15.7 }, { kmPerYear: 15_000, months: 48 }, price)).toBe(2_826_00)
  // 6,2 l × 400 × 1,32 €
  expect(energyOfTerm({ litresPer100: 6.2 }, { kmPerYear: 20_000, months: 24 }, price)).toBe(3_273_60)
  // A plug-in hybrid takes both; half a year is half of it.
  expect(energyOfTerm({ kwhPer100: 16.4, litresPer100: 1.4 }, { kmPerYear: 10_000, months: 6 }, price)).toBe(338_40)
  expect(energyOfTerm({}, { kmPerYear: 15_000, months: 48 }, price)).toBe(0)
})

const kwh = (value: number, unit = 'kWh/100km') => ({ electric_consumption: { value, unit } })
const litres = (value: number, unit = 'l/100km') => ({ consumption: { value, unit } })

it.each([
  ['ELECTRIC', kwh(15.8), { kwhPer100: 15.8, litresPer100: 0 }],
  ['ELECTRIC', kwh(158, 'Wh/km'), { kwhPer100: 15.8, litresPer100: 0 }],
  ['ELECTRIC', kwh(6.3, 'km/kWh'), undefined],
  ['ELECTRIC', {}, undefined],
  ['BENZINE', litres(5.6), { kwhPer100: 0, litresPer100: 5.6 }],
  ['BENZINE', litres(17.8, 'km/l'), undefined],
  ['DIESEL', {}, undefined],
  ['HYBRID', { ...kwh(17), ...litres(1.4) }, { kwhPer100: 17, litresPer100: 1.4 }],
  ['HYBRID', litres(1.4), undefined],
  ['HYBRID', kwh(17), undefined],
] as const)('of %s with %o, %o is reckoned with', (fuel, wltp, taken) => {
  expect(readConsumption(fuel, wltp)).toEqual(taken)
})
