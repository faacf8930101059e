import { describe, expect, test } from 'vitest'
import type { Reading } from '@/content/read/reading'
import { isShown, periodEnd, type VisibilityEntry } from '@/content/read/visibility'
import { startOfDay } from '@/domain/day-in-brussels'

const ALWAYS: VisibilityEntry = { shownTo: 'everyone', flag: '', period: { from: null, until: null } }
const NOON = new Date('2026-11-21T11:00:00Z')

function read(limits: Partial<VisibilityEntry>, reading: Partial<Reading> = {}) {
  const changes: string[] = []
  const shown = isShown(
    { ...ALWAYS, ...limits },
    {
      language: 'nl',
      salesType: 'B2C',
      now: NOON,
      onChangeAt: (moment) => changes.push(moment.toISOString()),
      ...reading,
    },
  )
  return { shown, changes }
}

test('a block without limits is always shown, and never makes a page be made again', () => {
  expect(read({})).toEqual({ shown: true, changes: [] })
})

test('a block for business buyers is theirs alone', () => {
  expect(read({ shownTo: 'B2B' }).shown).toBe(false)
  expect(read({ shownTo: 'B2B' }, { salesType: 'B2B' }).shown).toBe(true)
})

test('a block with a flag is hidden until the flag is known to be on', () => {
  expect(read({ flag: 'EASY_LEASE' }).shown).toBe(false)
  const flags = { EASY_LEASE: true } as Reading['flags']
  expect(read({ flag: 'EASY_LEASE' }, { flags }).shown).toBe(true)
  expect(read({ flag: 'MILES' }, { flags }).shown).toBe(false)
})

describe('a period', () => {
  test('begins at midnight in Brussels, and says when while it is to come', () => {
    const period = { from: '2026-11-22', until: '2026-11-30' }
    expect(read({ period })).toEqual({ shown: false, changes: ['2026-11-21T23:00:00.000Z'] })
    expect(read({ period }, { now: new Date('2026-11-21T22:59:59Z') }).shown).toBe(false)
    expect(read({ period }, { now: new Date('2026-11-21T23:00:00Z') }).shown).toBe(true)
  })

  test('lasts until the end of its last day, and says when while it is under way', () => {
    const period = { from: null, until: '2026-11-21' }
    expect(read({ period })).toEqual({ shown: true, changes: ['2026-11-21T23:00:00.000Z'] })
    expect(read({ period }, { now: new Date('2026-11-21T23:00:00Z') })).toEqual({ shown: false, changes: [] })
  })

  test('of another buyer, or behind a flag that is off, makes no page be made again', () => {
    const period = { from: '2026-12-01', until: null }
    expect(read({ period, shownTo: 'B2B' }).changes).toEqual([])
    expect(read({ period, flag: 'MILES' }).changes).toEqual([])
  })

  test('without a last day has no end', () => {
    expect(periodEnd({ until: null })).toBeUndefined()
  })
})

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Brussels at %s, in summer, in winter and when the clocks change', (date, moment) => {
  expect(startOfDay(date).toISOString()).toBe(moment)
})

test('the day after the last of a month or a year is the first of the next', () => {
  expect(startOfDay('2026-12-31', 1)).toEqual(startOfDay('2027-01-01'))
})
