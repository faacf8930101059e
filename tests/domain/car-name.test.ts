import { expect, test } from 'vitest'
import { carName } from '@/domain/car-name'

test.each([
  ['Formentor', 'Core 1.5 TSI', 'Formentor Core 1.5 TSI'],
  ['Formentor', 'Formentor Core 1.5 TSI', 'Formentor Core 1.5 TSI'],
  ['Formentor VZ', 'VZ Tribe 2.0 TSI', 'Formentor VZ Tribe 2.0 TSI'],
  ['Formentor VZ', 'VZ', 'Formentor VZ'],
  ['Formentor VZ', 'VZX 2.0', 'Formentor VZ VZX 2.0'],
  ['Leon Sportstourer', 'Tech 1.5 eTSI', 'Leon Sportstourer Tech 1.5 eTSI'],
])('%s and %s: %s', (carline, version, name) => {
  expect(carName(carline, version)).toBe(name)
})
