import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './prepare.mjs'
import { root } from './run.mjs'

const FILE = 'docs/performance.md'

interface Table {
  /** How it was measured: its day is put before it. */
  readonly how: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

export const tableLine = (row: readonly unknown[]) => `| ${row.join(' | ')} |`

/** Renews the table of docs/performance.md that stands between `<!-- mark -->` and `<!-- /mark -->`. */
export function writePerformanceTable(mark: string, { how, head, rows }: Table): void {
  const file = join(root, FILE)
  const [before = '', after] = readFileSync(file, 'utf8').split(new RegExp(`<!-- ${mark} -->[^]*<!-- /${mark} -->`))
  if (after === undefined) fail(`${FILE} has no <!-- ${mark} --> marks.`)
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, ${how}`
  const table = [head, head.map(() => '---'), ...rows].map(tableLine).join('\n')
  writeFileSync(file, `${before}<!-- ${mark} -->\n\n${when}\n\n${table}\n\n<!-- /${mark} -->${after}`)
}
