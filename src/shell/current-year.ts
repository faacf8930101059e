/** Belgium's year: a server elsewhere may still be in the last one. */
export function currentYear(): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Brussels' }).format(new Date())
}
