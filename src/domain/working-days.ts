import { isHoliday } from './belgian-holidays'
import { plusDays } from './plus-days'

/** Monday to Friday, without public holidays. @param day such as 2026-11-22 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** The day that is so many working days after another one. */
export function addWorkingDays(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0; ) {
    at = plusDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
