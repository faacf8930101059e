import { expect, it } from 'vitest'
import { energyOfTerm } from '@/domain/energy-cost'

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
