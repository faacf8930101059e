import { expect, it } from 'vitest'
import { kilometres, kwhPer100Km, litresPer100Km } from '@/domain/measured'

it.each([
  [kwhPer100Km, 15.8, 'kWh/100km', 15.8],
  [kwhPer100Km, 15.8, 'kWh/100 km', 15.8],
  [kwhPer100Km, 158, 'Wh/km', 15.8],
  [kwhPer100Km, 6.3, 'km/kWh', undefined],
  [kwhPer100Km, 5.6, 'l/100km', undefined],
  [litresPer100Km, 5.6, 'l/100km', 5.6],
  [litresPer100Km, 5.6, 'L/100 km', 5.6],
  [litresPer100Km, 3.8, 'kg/100km', undefined],
  [litresPer100Km, 0, 'l/100km', 0],
  [kilometres, 580, 'km', 580],
  [kilometres, 360, 'mi', undefined],
] as const)('%o reads %s %s as %s', (read, value, unit, number) => {
  const found = read({ value, unit })
  if (number === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(number, 10)
})

it('a figure that is missing is none', () => expect(kwhPer100Km(undefined)).toBeUndefined())
