const DAY_MS = 86_400_000

/** A calendar date so many days later. @param date such as 2026-11-22 */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
