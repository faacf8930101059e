import { expect, it, onTestFinished } from 'vitest'
import { clockInBrussels, dayInBrussels, momentInBrussels, startOfDay } from '@/domain/day-in-brussels'

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

it.each([
  ['2026-11-22', '23:59', '2026-11-22T22:59:00.000Z'],
  ['2026-07-01', '00:05', '2026-06-30T22:05:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
])('%s at %s in Brussels is %s', (day, clock, moment) => {
  expect(momentInBrussels(day, clock)?.toISOString()).toBe(moment)
})

it.each([
  ['2026-02-31', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-11-22', '24:30'],
  ['2026-11-22', ''],
  ['', '10:00'],
])('%s at %s is no moment', (day, clock) => {
  expect(momentInBrussels(day, clock)).toBeUndefined()
})

it('a day begins at its midnight in Brussels, on the days of another time too', () => {
  expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(startOfDay('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfDay('2026-12-31', 1).toISOString()).toBe('2026-12-31T23:00:00.000Z')
})
