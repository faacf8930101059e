import { currentTime } from '@/config/clock'
import { dayInBrussels } from '@/domain/day-in-brussels'

/** The one place that knows what day it is, so that a test can say it. Calendar dates are Belgian. */
export interface Clock {
  /** ISO date (2026-11-21) in Brussels. */
  readonly today: () => string
}

// The day of the last minute that was asked for: every amount asks for it, and the calendar takes longer than the amount.
let known = { minute: -1, day: '' }

export const systemClock: Clock = {
  today: () => {
    const now = currentTime()
    const minute = Math.floor(now.getTime() / 60_000)
    if (known.minute !== minute) known = { minute, day: dayInBrussels(now) }
    return known.day
  },
}

export function fixedClock(date: string): Clock {
  return { today: () => date }
}
