import type { Hours } from '@/domain/appointment'

/** A day, or some hours of it, as a calendar reads it (RFC 5545). */
export interface CalendarEvent {
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly location: string
  /** 2026-12-01 */
  readonly day: string
  /** Of the clock in Brussels; absent for the whole day. */
  readonly hours?: Hours | undefined
  /** The place is open then, and waits. */
  readonly isSettled: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** Octets. A longer line goes on after a break and a space. */
const LONGEST_LINE = 74

/** A wish is tentative until the dealer has said yes to its day. */
export function buildCalendar(event: CalendarEvent): string {
  const { id, summary, description, location, day, hours, isSettled, changedAt } = event
  const date = day.replaceAll('-', '')
  const clock = (time: string) => `;TZID=Europe/Brussels:${date}T${time.replace(':', '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//messages//EN',
    'METHOD:PUBLISH',
    ...BRUSSELS,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(changedAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    hours ? `DTSTART${clock(hours.from)}` : `DTSTART;VALUE=DATE:${date}`,
    ...(hours ? [`DTEND${clock(hours.to)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `STATUS:${isSettled ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** The rule of the European Union since 1996. */
const BRUSSELS = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Never within a sign of several octets. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LONGEST_LINE) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
