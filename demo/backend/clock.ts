import { currentTime } from '@/config/clock'
import { dayInBrussels } from '@/domain/day-in-brussels'

/** The one place that knows what day it is, so that a test can say it. Calendar dates are Belgian. */
export interface Clock {
  /** ISO date (2026-11-21) in Brussels. */
  readonly today: () => string
}

export const systemClock: Clock = { today: () => dayInBrussels(currentTime()) }

export function fixedClock(date: string): Clock {
  return { today: () => date }
}
