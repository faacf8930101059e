import { currentTime } from '@/config/clock'
import { dayInBrussels, startOfDay } from '@/domain/day-in-brussels'
import { isFeatureFlag } from '@/domain/feature-flag'
import { EVERYONE } from '../schema/visibility'
import type { Reading } from './reading'

/** For whom and when something is there, as it stands in an entry. */
export interface ScheduleEntry {
  readonly shownTo: string
  readonly period: { readonly from: string | null; readonly until: string | null }
}

/** What a block is limited to, as it stands in an entry. */
export interface VisibilityEntry extends ScheduleEntry {
  readonly flag: string
}

type ScheduleStatus = 'open' | 'later' | 'over'

/** How an entry stands to a reading: there; still to come; or over, which it is for whoever it is not meant for, too. */
export function scheduleStatus(
  { shownTo, period }: ScheduleEntry,
  { salesType, now = currentTime() }: Reading,
): ScheduleStatus {
  if (shownTo !== EVERYONE && shownTo !== salesType) return 'over'
  const today = dayInBrussels(now)
  if (period.from && period.from > today) return 'later'
  return period.until && period.until < today ? 'over' : 'open'
}

/** Whether a block is shown in this reading. A period to come, or under way, is told to `onChangeAt`. */
export function isShown(limits: VisibilityEntry, reading: Reading): boolean {
  const { flag, period } = limits
  if (isFeatureFlag(flag) && !reading.flags?.[flag]) return false
  const now = scheduleStatus(limits, reading)
  const change = now === 'later' ? period.from && startOfDay(period.from) : now === 'open' && periodEnd(period)
  if (change) reading.onChangeAt?.(change)
  return now === 'open'
}

/** The moment after the last day; undefined for a period without end. */
export function periodEnd({ until }: Pick<ScheduleEntry['period'], 'until'>): Date | undefined {
  return until ? startOfDay(until, 1) : undefined
}
