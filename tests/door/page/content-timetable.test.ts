import { expect, test } from 'vitest'
import { contentTimetable } from '@/door/page/content-timetable'

const NOW = new Date('2026-11-21T11:00:00Z')

test('a page that nothing begins or ends on is kept as long as its row says', () => {
  expect(contentTimetable(NOW).keptFor(3_600)).toBe(3_600)
})

test('a page is kept no longer than until the next thing begins or ends', () => {
  const { reading, keptFor } = contentTimetable(NOW)
  reading.onChangeAt(new Date('2026-11-21T11:30:00Z'))
  reading.onChangeAt(new Date('2026-11-21T11:10:00.400Z'))
  reading.onChangeAt(new Date('2026-11-21T11:20:00Z'))
  expect(keptFor(3_600)).toBe(601)
  expect(keptFor(60)).toBe(60)
})

test('a page is kept no longer than until something begins or ends anywhere on the site: the menu is on every page', () => {
  const moments = ['2026-11-20T23:00:00Z', '2026-11-21T11:05:00Z', '2026-12-01T00:00:00Z'].map(Date.parse)
  expect(contentTimetable(NOW, moments).keptFor(3_600)).toBe(300)
})

test('a page is kept for a second at least: Next refuses none', () => {
  const { reading, keptFor } = contentTimetable(NOW)
  reading.onChangeAt(NOW)
  expect(keptFor(3_600)).toBe(1)
})
