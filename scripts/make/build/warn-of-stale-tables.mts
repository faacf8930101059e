/** Warns of every dated table of law, tax or price that is older than it may be. The build prints it and goes on. */
import { dayInBrussels } from '@/domain/day-in-brussels'
import { staleTables } from './stale-tables.mts'

const today = dayInBrussels(new Date())
for (const { table, from, due } of staleTables(today)) {
  process.stderr.write(`Warning: ${table} is of ${from} and was due to be renewed on ${due} (docs/law.md).\n`)
}
