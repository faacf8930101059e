import { describe, expect, test } from 'vitest'
import { brusselsTime, openingState } from '@/features/contact/opening'

const WEEK = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '09:00', closes: '18:30' }))
const HOURS = [...WEEK, { day: 'sat' as const, opens: '10:00', closes: '17:00' }]
const at = (moment: string) => brusselsTime(new Date(moment))

describe('the time', () => {
  test('is that of Brussels, in winter and in summer', () => {
    expect(at('2026-11-21T23:30:00Z')).toEqual({ date: '2026-11-22', day: 'sun', time: '00:30' })
    expect(at('2026-07-21T22:30:00Z')).toEqual({ date: '2026-07-22', day: 'wed', time: '00:30' })
  })
})

describe('a place', () => {
  test('is open until it closes, and not a minute longer', () => {
    expect(openingState(HOURS, at('2026-11-20T17:29:00Z'), [])).toEqual({ isOpen: true, until: '18:30' })
    expect(openingState(HOURS, at('2026-11-20T17:30:00Z'), [])).toEqual({
      isOpen: false,
      next: { day: 'sat', opens: '10:00', days: 1 },
    })
  })

  test('opens later the same day', () => {
    expect(openingState(HOURS, at('2026-11-20T05:00:00Z'), [])).toEqual({
      isOpen: false,
      next: { day: 'fri', opens: '09:00', days: 0 },
    })
  })

  test('is open from the minute at which it opens', () => {
    expect(openingState(HOURS, at('2026-11-20T08:00:00Z'), [])).toEqual({ isOpen: true, until: '18:30' })
    expect(openingState(HOURS, at('2026-11-20T07:59:00Z'), [])).toMatchObject({ isOpen: false, next: { days: 0 } })
  })

  test('says when it opens again within ten days, and nothing of later ones', () => {
    const mondays = [{ day: 'mon' as const, opens: '09:00', closes: '18:30' }]
    const nextOne = [{ date: '2026-11-23' }]
    expect(openingState(mondays, at('2026-11-20T12:00:00Z'), nextOne)).toEqual({
      isOpen: false,
      next: { day: 'mon', opens: '09:00', days: 10 },
    })
    expect(openingState(mondays, at('2026-11-19T12:00:00Z'), nextOne)).toEqual({ isOpen: false })
  })

  test('that is closed on Sunday opens on Monday', () => {
    expect(openingState(HOURS, at('2026-11-21T16:00:00Z'), [])).toMatchObject({ next: { day: 'mon', days: 2 } })
  })

  test('is closed on a public holiday, whatever its week says', () => {
    const christmas = [{ date: '2026-12-25' }]
    expect(openingState(HOURS, at('2026-12-25T11:00:00Z'), christmas)).toMatchObject({ next: { day: 'sat', days: 1 } })
    expect(openingState(HOURS, at('2026-12-24T20:00:00Z'), christmas)).toMatchObject({ next: { day: 'sat', days: 2 } })
  })

  test('without any hours says nothing of when it opens', () => {
    expect(openingState([], at('2026-11-20T12:00:00Z'), [])).toEqual({ isOpen: false })
  })
})
