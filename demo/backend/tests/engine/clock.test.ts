import { systemClock } from '@demo/backend/clock'
import { afterEach, expect, test, vi } from 'vitest'
import { plusDays } from '@/domain/plus-days'

afterEach(() => {
  vi.useRealTimers()
})

test('today is the day in Brussels, not in Greenwich', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') })
  expect(systemClock.today()).toBe('2026-11-21')
  vi.setSystemTime(new Date('2026-07-01T21:59:00Z'))
  expect(systemClock.today()).toBe('2026-07-01')
})

test('days are added across months, leap days and the change to summer time', () => {
  expect(plusDays('2026-11-21', 84)).toBe('2027-02-13')
  expect(plusDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(plusDays('2026-03-28', 2)).toBe('2026-03-30')
})
