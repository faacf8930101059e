/** The calendar day it is in Brussels: 2026-11-21. */
export function dayInBrussels(moment: Date): string {
  // Canada writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(moment)
}
