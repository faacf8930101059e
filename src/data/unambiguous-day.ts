import { clockInBrussels, dayInBrussels } from '@/domain/day-in-brussels'

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/

/** The calendar day of a timestamp; undefined where it is another day here than in its own zone, and no day begins here with it. */
export function unambiguousDay(said: string): string | undefined {
  const [, day, zone] = MOMENT.exec(said) ?? []
  const moment = new Date(said)
  if (day === undefined || zone === undefined || Number.isNaN(moment.getTime())) return day
  const dayHere = dayInBrussels(moment)
  return dayHere === day || clockInBrussels(moment) === '00:00' ? dayHere : undefined
}
