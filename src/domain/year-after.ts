/** The same day of the next year: '2026-07-01' gives '2027-07-01'. */
export const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
