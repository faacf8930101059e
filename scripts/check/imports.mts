// Checks every import of the project against scripts/check/imports/table.ts, that docs/architecture.md shows that table, and
// that late parts are called so, registered, and without handlers where they stay the server's HTML.
//   npm run imports                 says what is wrong, by file and line
//   npm run imports -- --write      writes the table into docs/architecture.md
import { readFileSync, writeFileSync } from 'node:fs'
import { readImportGraph } from './imports/import-graph'
import { importProblems, problemInWords } from './imports/import-problems'
import { latePartProblems } from './imports/late-parts'
import { LIVE_ON_PURPOSE } from './imports/live-on-purpose'
import { TABLE } from './imports/table'
import { withTable } from './imports/table-in-words'

const PAGE = 'docs/architecture.md'

const graph = readImportGraph(process.cwd())
const problems = [...importProblems(graph, TABLE), ...latePartProblems(graph, process.cwd(), LIVE_ON_PURPOSE)]

const page = readFileSync(PAGE, 'utf8')
const wanted = withTable(page, TABLE)
if (process.argv.includes('--write')) writeFileSync(PAGE, wanted)
else if (page !== wanted)
  problems.push({ file: PAGE, problem: 'shows another table', todo: 'npm run imports -- --write' })

for (const problem of problems) process.stderr.write(`${problemInWords(problem)}\n`)

process.stdout.write(`${graph.edges.length} imports of ${graph.files.length} files: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
