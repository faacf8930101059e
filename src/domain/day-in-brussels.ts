// Each is made once, when first asked for: making one takes far longer than using it.
let day: Intl.DateTimeFormat | undefined
let time: Intl.DateTimeFormat | undefined

/** The calendar day it is in Brussels: 2026-11-21. */
export function dayInBrussels(moment: Date): string {
  // Canada writes dates as ISO 8601 does.
  day ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' })
  return day.format(moment)
}

/** The time of day it is in Brussels: 14:05. */
export function clockInBrussels(moment: Date): string {
  time ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', timeStyle: 'short' })
  return time.format(moment)
}
