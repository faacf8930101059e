import { expect, test } from 'vitest'
import { coverSizes } from '@/components/car-pictures/cover-sizes'

const place = { width: '50vw', height: 36 }

test('a picture that is wider than its place is drawn wider than the place', () => {
  expect(coverSizes({ width: 1280, height: 640 }, place)).toBe('(min-width: 48rem) max(50vw, 72rem), 125vw')
})

test('one of the place’s own proportions fills it exactly on a phone', () => {
  expect(coverSizes({ width: 1280, height: 800 }, place)).toBe('(min-width: 48rem) max(50vw, 58rem), 100vw')
})

test('one that is higher than its place is as wide as the place', () => {
  expect(coverSizes({ width: 800, height: 1000 }, place)).toBe('(min-width: 48rem) max(50vw, 29rem), 100vw')
})
