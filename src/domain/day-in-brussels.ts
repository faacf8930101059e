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

const MINUTE_MS = 60_000
/** Of the last minute that was asked about: a list asks it for each of its entries. */
let lastAsked = { minute: Number.NaN, day: '' }

/** The calendar day it is in Brussels: 2026-11-21. */
export function dayInBrussels(moment: Date): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS)
  if (minute !== lastAsked.minute) {
    const { year, month, day } = partsInBrussels(moment)
    lastAsked = { minute, day: `${year}-${month}-${day}` }
  }
  return lastAsked.day
}

/** The time of day it is in Brussels: 14:05. */
export function clockInBrussels(moment: Date): string {
  const { hour, minute } = partsInBrussels(moment)
  return `${hour}:${minute}`
}

const HOUR_MS = 3_600_000

/** Midnight in Brussels at the beginning of a calendar day ('2026-11-21'), or of one some days after it. */
export function startOfDay(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return atClock(Date.UTC(year, month - 1, day + daysLater), '00:00')
}

/** The moment of a day and a time as they are written in Brussels ('2026-11-21', '14:05'); undefined when there is no such day or time. */
export function momentInBrussels(date: string, clock: string): Date | undefined {
  const written = new Date(`${date}T${clock}Z`)
  if (Number.isNaN(written.getTime()) || !written.toISOString().startsWith(`${date}T${clock}`)) return undefined
  return atClock(written.getTime(), clock)
}

/** Belgium is one hour ahead of UTC in winter and two in summer. Of an hour that comes twice it is the second. */
function atClock(asUtc: number, clock: string): Date {
  const winter = new Date(asUtc - HOUR_MS)
  return clockInBrussels(winter) === clock ? winter : new Date(asUtc - 2 * HOUR_MS)
}
