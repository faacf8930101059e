/** The calendar day it is in Brussels: 2026-11-21. */
export function dayInBrussels(moment: Date): string {
  // Canada writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(moment)
}

/** The time of day it is in Brussels: 14:05. */
export function clockInBrussels(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', timeStyle: 'short' }).format(moment)
}
