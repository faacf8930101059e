import { expect, test } from 'vitest'
import { buildCalendar } from '@/messages/calendar.server'

const EVENT = {
  id: 'a1@example.be',
  summary: 'Testrit',
  description: 'Een rit',
  location: 'Gent',
  day: '2026-12-01',
  hours: { from: '09:00', to: '12:30' },
  isSettled: true,
  changedAt: Date.UTC(2026, 10, 22, 14, 7, 5, 123),
}

test('an event is a calendar of its own, by the clock of Brussels in summer and in winter', () => {
  expect(buildCalendar(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//messages//EN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Brussels',
    'BEGIN:DAYLIGHT',
    'DTSTART:19960331T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:a1@example.be',
    'DTSTAMP:20261122T140705Z',
    'DTSTART;TZID=Europe/Brussels:20261201T090000',
    'DTEND;TZID=Europe/Brussels:20261201T123000',
    'SUMMARY:Testrit',
    'DESCRIPTION:Een rit',
    'LOCATION:Gent',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a wish without hours is a whole day, and tentative', () => {
  const lines = buildCalendar({ ...EVENT, hours: undefined, isSettled: false }).split('\r\n')
  expect(lines.filter((line) => /^(?:DTSTART;|DTEND|STATUS)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'STATUS:TENTATIVE',
  ])
})

test('signs that mean something in a calendar, and ends of lines, are escaped', () => {
  const text = buildCalendar({ ...EVENT, summary: 'a;b,c\\d', description: 'one\r\ntwo\nthree', location: 'x;' })
  expect(text).toContain('\r\nSUMMARY:a\\;b\\,c\\\\d\r\n')
  expect(text).toContain('\r\nDESCRIPTION:one\\ntwo\\nthree\r\n')
  expect(text).toContain('\r\nLOCATION:x\\;\r\n')
})

test('a line has 74 octets at the most, and is never broken within a sign', () => {
  const summary = (text: string) =>
    /SUMMARY:[\s\S]*?(?=\r\nDESCRIPTION)/.exec(buildCalendar({ ...EVENT, summary: text }))?.[0]
  expect(summary('a'.repeat(66))).toBe(`SUMMARY:${'a'.repeat(66)}`)
  expect(summary('a'.repeat(67))).toBe(`SUMMARY:${'a'.repeat(66)}\r\n a`)
  expect(summary(`${'a'.repeat(65)}é`)).toBe(`SUMMARY:${'a'.repeat(65)}\r\n é`)
  expect(summary(`${'a'.repeat(64)}🚗b`)).toBe(`SUMMARY:${'a'.repeat(64)}\r\n 🚗b`)
})
