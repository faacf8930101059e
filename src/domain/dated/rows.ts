/**
 * Figures of law, tax and price hold from a day: a table has a row for each of them, in the order of their days, and a row holds until
 * the next one's. Every table of this folder is listed in `tables.ts`, which says when a new row is due.
 */
export interface Dated {
  /** The first day on which the row holds: 2026-11-21. */
  readonly from: string
  /** Where its figures are published. */
  readonly sources: readonly string[]
}

type Row = Pick<Dated, 'from'>

/** The row that holds on a day: the newest one that has begun. @throws RangeError for a day before the first row */
export function rowOn<R extends Row>(rows: readonly R[], day: string, table: string): R {
  const row = rows.findLast(({ from }) => from <= day)
  if (!row) throw new RangeError(`No ${table} is known for ${day}`)
  return row
}

/** The first row that begins after a day; undefined when none is known. */
export const rowAfter = <R extends Row>(rows: readonly R[], day: string): R | undefined =>
  rows.find(({ from }) => from > day)
