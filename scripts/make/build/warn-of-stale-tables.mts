/** Warns of every dated table of law, tax or price that has no row for today, or none for the months ahead. The build prints it and goes on. */
import { dayInBrussels } from '@/domain/day-in-brussels'
import { dueTables } from '../../lib/due-tables.mts'

const today = dayInBrussels(new Date())
for (const { table, from, due } of dueTables(today)) {
  const what = due <= today ? 'was due to be renewed on' : 'has no row yet for'
  process.stderr.write(`Warning: ${table}, whose newest row is of ${from}, ${what} ${due} (docs/law.md).\n`)
}
