import { currentTime } from '@/config/clock'
import { clockInBrussels } from '@/domain/day-in-brussels'
import { isFeatureFlag } from '@/domain/feature-flag'
import { EVERYONE } from '../schema/limits'
import type { Reading } from './reading'

/** What a block is limited to, as it stands in an entry. */
export interface LimitsEntry {
  readonly shownTo: string
  readonly flag: string
  readonly period: { readonly from: string | null; readonly until: string | null }
}

/** Whether a block is shown in this reading. A period to come, or under way, is told to `onChangeAt`. */
export function isShown({ shownTo, flag, period }: LimitsEntry, reading: Reading): boolean {
  if (shownTo !== EVERYONE && shownTo !== reading.salesType) return false
  if (isFeatureFlag(flag) && !reading.flags?.[flag]) return false
  const now = reading.now ?? currentTime()
  const begin = period.from && startOfDay(period.from)
  const end = periodEnd(period)
  if (end && end <= now) return false
  if (begin && begin > now) {
    reading.onChangeAt?.(begin)
    return false
  }
  if (end) reading.onChangeAt?.(end)
  return true
}

/** The moment after the last day; undefined for a period without end. */
export function periodEnd({ until }: LimitsEntry['period']): Date | undefined {
  return until ? startOfDay(until, 1) : undefined
}

const HOUR_MS = 3_600_000

/** Midnight in Brussels at the beginning of a calendar day ('2026-11-21'), or of one some days after it. */
export function startOfDay(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const midnightUtc = Date.UTC(year, month - 1, day + daysLater)
  // Belgium is one hour ahead of UTC in winter and two in summer; the clocks never change at midnight.
  const winter = new Date(midnightUtc - HOUR_MS)
  return clockInBrussels(winter) === '00:00' ? winter : new Date(midnightUtc - 2 * HOUR_MS)
}
