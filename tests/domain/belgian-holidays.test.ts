import { describe, expect, test } from 'vitest'
import { belgianHolidays, HOLIDAYS, holidaysFrom } from '@/domain/belgian-holidays'
import { dayInBrussels } from '@/domain/day-in-brussels'

describe('the public holidays of Belgium', () => {
  // The dates that the public administration published.
  test.each([
    [2025, '2025-04-21', '2025-05-29', '2025-06-09'],
    [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
    [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
    [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
  ])('of %i move with Easter', (year, monday, ascension, whit) => {
    const dates = new Map(belgianHolidays(year).map(({ date, holiday }) => [holiday, date]))
    expect([dates.get('easter-monday'), dates.get('ascension'), dates.get('whit-monday')]).toEqual([
      monday,
      ascension,
      whit,
    ])
    expect(dates.get('national-day')).toBe(`${year}-07-21`)
    expect(dates.size).toBe(HOLIDAYS.length)
  })

  test('come in the order of the year, that day included and the next year after it', () => {
    expect(holidaysFrom('2026-12-25', 2)).toEqual([
      { date: '2026-12-25', holiday: 'christmas' },
      { date: '2027-01-01', holiday: 'new-year' },
    ])
    const dates = belgianHolidays(2026).map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
  })

  test('begin at midnight in Brussels', () => {
    expect(dayInBrussels(new Date('2026-12-24T23:30:00Z'))).toBe('2026-12-25')
  })
})
