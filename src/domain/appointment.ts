import { isHoliday } from './belgian-holidays'
import { DAY_PARTS, type DayPart } from './day-part'
import { parseOption } from './is-one-of'
import { plusDays } from './plus-days'
import { type Weekday, weekday } from './weekday'

/** A span on the clocks of Brussels, such as 09:30 to 12:00. */
export interface Hours {
  readonly from: string
  readonly to: string
}

/** When a place is open: a day that is not there is a day it is closed. */
export type OpenDays = readonly { readonly day: Weekday; readonly opens: string; readonly closes: string }[]

/** What a part of the day means on the clock. */
const PARTS: Readonly<Record<DayPart, Hours>> = {
  any: { from: '00:00', to: '24:00' },
  morning: { from: '09:00', to: '12:00' },
  afternoon: { from: '13:00', to: '17:00' },
  evening: { from: '17:00', to: '19:00' },
}

/** Nobody comes for less, in minutes. */
const SHORTEST = 60

/** As much of a wish as the place is open for; undefined when it is closed then: a holiday, a free day, an evening. */
export function openHours(date: string, part: string | undefined, days: OpenDays): Hours | undefined {
  const open = isHoliday(date) ? undefined : days.find(({ day }) => day === weekday(date))
  if (!open) return undefined
  const wished = PARTS[parseOption(DAY_PARTS, part) ?? 'any']
  const [, from = ''] = [wished.from, open.opens].sort()
  const [to = ''] = [wished.to, open.closes].sort()
  return minutes(to) - minutes(from) >= SHORTEST ? { from, to } : undefined
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Whoever has no opening within as many days has none at all. */
const DAYS_AHEAD = 14

/** The first day after another one on which the same wish can be met. */
export function nextOpenDay(date: string, part: string | undefined, days: OpenDays): string | undefined {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(date, ahead)
    if (openHours(day, part, days)) return day
  }
  return undefined
}

const HALVES = ['morning', 'afternoon'] as const

/** A half of a day, with as much of it as the place is open for. */
export interface HalfDay {
  readonly date: string
  readonly day_part: (typeof HALVES)[number]
  readonly hours: Hours
}

const DAYS_SHOWN = 7

/** The halves of the next seven days that a place is open for; from tomorrow on, as nobody prepares a car at once. */
export function halfDaysFrom(today: string, days: OpenDays): readonly HalfDay[] {
  const dates = Array.from({ length: DAYS_SHOWN }, (_, ahead) => plusDays(today, ahead + 1))
  return dates.flatMap((date) =>
    HALVES.flatMap((day_part) => {
      const hours = openHours(date, day_part, days)
      return hours ? [{ date, day_part, hours }] : []
    }),
  )
}

/** What a form says instead of a half-day: the day is written. */
export const OTHER_DAY = 'other'

/** A half-day in one word, as a form sends it: `2026-12-01.morning`. */
export const writeHalfDay = ({ date, day_part }: Pick<HalfDay, 'date' | 'day_part'>): string => `${date}.${day_part}`

/** The half-day of such a word, whether or not any place is open then. */
export function readHalfDay(text: unknown): Pick<HalfDay, 'date' | 'day_part'> | undefined {
  const [date = '', half, ...more] = String(text).split('.')
  const day_part = HALVES.find((one) => one === half)
  return day_part && more.length === 0 ? { date, day_part } : undefined
}
