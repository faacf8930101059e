import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Written by the build from the history of the entries (scripts/lib/content-dates.mjs). */
const FILE = path.join(process.cwd(), '.cache', 'content-dates.json')

let dates: Readonly<Record<string, string>> | undefined

/**
 * The day an entry was last changed, as an ISO date: 'pages/faq' is src/content/entries/pages/faq.yaml. Undefined where
 * the history is not known: a search engine that meets one made-up date believes none of the others.
 */
export function contentDate(entry: string): string | undefined {
  dates ??= read()
  return dates[entry]
}

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return {}
  }
}
