import { expect, test } from 'vitest'
import { weekday } from '@/domain/weekday'

test('a week begins on Monday', () => {
  expect(weekday('2026-11-23')).toBe('mon')
  expect(weekday('2026-11-22')).toBe('sun')
})
