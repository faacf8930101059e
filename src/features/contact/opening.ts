import type { Closing, OpeningHours } from '@/content/dealer-types'
import { clockInBrussels, dayInBrussels } from '@/domain/day-in-brussels'
import { type Weekday, weekday } from '@/domain/weekday'

/** A moment as the clocks of Brussels show it. */
export interface BrusselsTime {
  /** ISO. */
  readonly date: string
  readonly day: Weekday
  /** 09:30 */
  readonly time: string
}

export function inBrussels(moment: Date): BrusselsTime {
  const date = dayInBrussels(moment)
  return { date, day: weekday(date), time: clockInBrussels(moment) }
}

export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  /** `in` counts the days from today: 0 is later today. */
  | { readonly isOpen: false; readonly next?: { readonly day: Weekday; readonly opens: string; readonly days: number } }

const DAY_MS = 86_400_000
/** Further ahead than any row of holidays. */
const DAYS_AHEAD = 10

/** Whether a place is open, until when, or when it opens again; on a public holiday it is closed. */
export function openingState(
  hours: OpeningHours,
  now: BrusselsTime,
  closings: readonly Pick<Closing, 'date'>[],
): OpeningState {
  const start = Date.parse(`${now.date}T12:00:00Z`)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(start + ahead * DAY_MS).toISOString().slice(0, 10)
    if (closings.some((closing) => closing.date === date)) continue
    const day = weekday(date)
    const span = hours.find((one) => one.day === day)
    if (!span) continue
    if (ahead > 0 || now.time < span.opens) return { isOpen: false, next: { day, opens: span.opens, days: ahead } }
    if (now.time < span.closes) return { isOpen: true, until: span.closes }
  }
  return { isOpen: false }
}
