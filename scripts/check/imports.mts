// Checks every import of the project against scripts/check/imports/table.mts, that docs/architecture.md shows that table, and
// that late parts are called so, registered, and without handlers where they stay the server's HTML.
//   npm run imports                 says what is wrong, by file and line
//   npm run imports -- --write      writes the table into docs/architecture.md
// Without demo/ its rows of the table are not missed, and the tests, which ask its service, may name it in vain.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readImportGraph } from './imports/import-graph.mts'
import { importProblems, problemInWords } from './imports/import-problems.mts'
import { latePartProblems } from './imports/late-parts.mts'
import { LATE_PARTS_ALLOW_LIST } from './imports/late-parts-allow-list.mts'
import { TABLE } from './imports/table.mts'
import { withTable } from './imports/table-as-markdown.mts'

const PAGE = 'docs/architecture.md'

const all = readImportGraph(process.cwd())
const hasDemo = existsSync('demo')
const graph = hasDemo ? all : { ...all, edges: all.edges.filter(({ from }) => !from.startsWith('tests/')) }
const rows = Object.entries(TABLE).filter(([part]) => hasDemo || !part.startsWith('demo/'))
const problems = [
  ...importProblems(graph, Object.fromEntries(rows)),
  ...latePartProblems(graph, process.cwd(), LATE_PARTS_ALLOW_LIST),
]

const page = readFileSync(PAGE, 'utf8')
const wanted = withTable(page, TABLE)
if (process.argv.includes('--write')) writeFileSync(PAGE, wanted)
else if (page !== wanted)
  problems.push({ file: PAGE, problem: 'shows another table', todo: 'npm run imports -- --write' })

for (const problem of problems) process.stderr.write(`${problemInWords(problem)}\n`)

process.stdout.write(`${graph.edges.length} imports of ${graph.files.length} files: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
