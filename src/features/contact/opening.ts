import type { Closing, OpeningHours } from '@/content/dealer-types'
import { clockInBrussels, dayInBrussels } from '@/domain/day-in-brussels'
import { type Weekday, weekday } from '@/domain/weekday'

/** Local date and time in Brussels. */
export interface BrusselsTime {
  /** ISO date. */
  readonly date: string
  readonly day: Weekday
  /** 09:30 */
  readonly time: string
}

export function brusselsTime(moment: Date): BrusselsTime {
  const date = dayInBrussels(moment)
  return { date, day: weekday(date), time: clockInBrussels(moment) }
}

export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  /** `days` counts from today: 0 is later today. */
  | { readonly isOpen: false; readonly next?: { readonly day: Weekday; readonly opens: string; readonly days: number } }

const DAY_MS = 86_400_000
/** Longer than any series of holidays. */
const DAYS_AHEAD = 10

/** Closed on the days of `closings`, such as public holidays. */
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
