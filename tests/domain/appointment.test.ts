import { describe, expect, test } from 'vitest'
import { halfDaysFrom, nextOpenDay, openHours, readHalfDay, writeHalfDay } from '@/domain/appointment'

const WEEK = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '09:00', closes: '18:00' }))
const UNTIL_FOUR = [...WEEK, { day: 'sat', opens: '10:00', closes: '16:00' }] as const

describe('a wish for a part of a day', () => {
  test.each([
    ['2026-12-02', 'morning', { from: '09:00', to: '12:00' }],
    ['2026-12-02', 'evening', { from: '17:00', to: '18:00' }],
    ['2026-12-05', 'morning', { from: '10:00', to: '12:00' }],
    ['2026-12-05', 'afternoon', { from: '13:00', to: '16:00' }],
    ['2026-12-05', 'any', { from: '10:00', to: '16:00' }],
    ['2026-12-05', undefined, { from: '10:00', to: '16:00' }],
  ])('%s, %s, is met as long as the place is open', (date, part, hours) => {
    expect(openHours(date, part, UNTIL_FOUR)).toEqual(hours)
  })

  test.each([
    ['2026-12-05', 'evening', 'on a Saturday the place closes at four'],
    ['2026-12-06', 'any', 'a Sunday'],
    ['2026-12-25', 'morning', 'Christmas'],
    ['2027-03-29', 'any', 'Easter Monday'],
    ['2027-05-06', 'afternoon', 'Ascension Day'],
  ])('%s, %s, cannot be met: %s', (date, part) => {
    expect(openHours(date, part, UNTIL_FOUR)).toBeUndefined()
  })

  test('needs an hour: at half past five nobody begins who closes at six', () => {
    const until = (closes: string) => [{ day: 'sat', opens: '09:00', closes }] as const
    expect(openHours('2026-12-05', 'evening', until('17:59'))).toBeUndefined()
    expect(openHours('2026-12-05', 'evening', until('18:00'))).toEqual({ from: '17:00', to: '18:00' })
  })
})

describe('the next day for the same wish', () => {
  test('passes over free days, holidays and days that close too early', () => {
    expect(nextOpenDay('2026-12-04', 'evening', UNTIL_FOUR)).toBe('2026-12-07')
    expect(nextOpenDay('2026-12-24', 'evening', UNTIL_FOUR)).toBe('2026-12-28')
    expect(nextOpenDay('2026-12-24', 'morning', UNTIL_FOUR)).toBe('2026-12-26')
  })

  test('is none where the place is never open then', () => {
    const early = WEEK.map((day) => ({ ...day, closes: '17:30' }))
    expect(nextOpenDay('2026-12-04', 'evening', early)).toBeUndefined()
  })
})

describe('the half-days of the next seven days', () => {
  test('begin tomorrow, and are those for which the place is open, by its hours of that day', () => {
    const halfDays = halfDaysFrom('2026-12-01', UNTIL_FOUR)
    expect(halfDays.map(writeHalfDay)).toEqual(
      ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08'].flatMap((date) => [
        `${date}.morning`,
        `${date}.afternoon`,
      ]),
    )
    expect(halfDays.find((one) => writeHalfDay(one) === '2026-12-05.afternoon')?.hours).toEqual({
      from: '13:00',
      to: '16:00',
    })
  })

  test('leave out holidays and a half that is too short, and there are none where nobody is', () => {
    const noon = [{ day: 'fri', opens: '11:30', closes: '18:00' }] as const
    expect(halfDaysFrom('2026-12-24', WEEK).map(({ date }) => date)).not.toContain('2026-12-25')
    expect(halfDaysFrom('2026-12-01', noon).map(writeHalfDay)).toEqual(['2026-12-04.afternoon'])
    expect(halfDaysFrom('2026-12-01', [])).toEqual([])
  })

  test('are read as they are written, and nothing else is', () => {
    expect(readHalfDay('2026-12-05.morning')).toEqual({ date: '2026-12-05', day_part: 'morning' })
    for (const text of ['other', '', '2026-12-05.evening', '2026-12-05.morning.x', undefined]) {
      expect(readHalfDay(text)).toBeUndefined()
    }
  })
})
