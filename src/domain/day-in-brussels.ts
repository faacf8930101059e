// Made once, when first asked for: making one takes far longer than using it.
let clock: Intl.DateTimeFormat | undefined

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute'

/** The date's parts, one by one: browsers differ in the order in which a language writes them. */
function partsInBrussels(moment: Date): Readonly<Record<Part, string>> {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = clock.formatToParts(moment)
  const part = (type: Part) => parts.find((one) => one.type === type)?.value ?? ''
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

/** The calendar day it is in Brussels: 2026-11-21. */
export function dayInBrussels(moment: Date): string {
  const { year, month, day } = partsInBrussels(moment)
  return `${year}-${month}-${day}`
}

/** The time of day it is in Brussels: 14:05. */
export function clockInBrussels(moment: Date): string {
  const { hour, minute } = partsInBrussels(moment)
  return `${hour}:${minute}`
}
