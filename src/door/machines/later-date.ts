/** The later of two ISO dates, which compare as text; a date that is not known is earlier than any. */
export function laterDate(date: string | undefined, other: string | undefined): string | undefined {
  return (other ?? '') > (date ?? '') ? other : date
}
