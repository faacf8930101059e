/** The ten public holidays of Belgium (royal decree of 18 April 1974). */
export const HOLIDAYS = [
  'new-year',
  'easter-monday',
  'labour-day',
  'ascension',
  'whit-monday',
  'national-day',
  'assumption',
  'all-saints',
  'armistice',
  'christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

const FIXED: Readonly<Partial<Record<Holiday, string>>> = {
  'new-year': '01-01',
  'labour-day': '05-01',
  'national-day': '07-21',
  assumption: '08-15',
  'all-saints': '11-01',
  armistice: '11-11',
  christmas: '12-25',
}

/** Days after Easter Sunday. */
const AFTER_EASTER: Readonly<Partial<Record<Holiday, number>>> = {
  'easter-monday': 1,
  ascension: 39,
  'whit-monday': 50,
}

const DAY_MS = 86_400_000

/** Easter Sunday, by the Gregorian computus (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)
}

/** Holidays in the order of the year; `date` is ISO (2026-12-25). */
export function belgianHolidays(year: number): { date: string; holiday: Holiday }[] {
  const sunday = easter(year)
  return HOLIDAYS.map((holiday) => {
    const fixed = FIXED[holiday]
    const moved = new Date(sunday + (AFTER_EASTER[holiday] ?? 0) * DAY_MS).toISOString().slice(0, 10)
    return { date: fixed ? `${year}-${fixed}` : moved, holiday }
  }).sort((left, right) => left.date.localeCompare(right.date))
}

/** @param day such as 2026-12-25 */
export const isHoliday = (day: string): boolean =>
  belgianHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day)

/** The next holidays from a day on, that day included. */
export function holidaysFrom(day: string, count: number): { date: string; holiday: Holiday }[] {
  const year = Number(day.slice(0, 4))
  return [...belgianHolidays(year), ...belgianHolidays(year + 1)].filter(({ date }) => date >= day).slice(0, count)
}
