import { expect, it, onTestFinished } from 'vitest'
import { clockInBrussels, dayInBrussels } from '@/domain/day-in-brussels'

it.each([
  ['2026-11-22T22:59:59Z', '2026-11-22', '23:59'],
  ['2026-11-22T23:00:00Z', '2026-11-23', '00:00'],
  ['2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
  ['2026-07-01T22:05:00Z', '2026-07-02', '00:05'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '00:30'],
])('%s is %s at %s in Brussels', (moment, day, time) => {
  expect(dayInBrussels(new Date(moment))).toBe(day)
  expect(clockInBrussels(new Date(moment))).toBe(time)
})

it('does not depend on how a browser writes a date: WebKit on Linux writes Canadian ones as American ones', () => {
  const written = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
  onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', written ?? {}))
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, get: () => () => '11/23/26' })
  expect(dayInBrussels(new Date('2026-11-23T08:00:00Z'))).toBe('2026-11-23')
  expect(clockInBrussels(new Date('2026-11-23T08:00:00Z'))).toBe('09:00')
})
