// Holds what the docs name against the project: paths, names of the code, links, commands and counts.
//   npm run docs:check                 says what is wrong, by file and line
//   npm run docs:check -- --write      writes the lines of each part into README.md
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readCounts } from './docs-check/counts.mts'
import { findDocProblems } from './docs-check/find-problems.mts'
import { partLines, withPartLines } from './docs-check/part-lines.mts'
import { readProject } from './docs-check/project.mts'
import { readPage } from './docs-check/read-page.mts'

const root = process.cwd()
const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(
  (file) => `docs/${file.replaceAll('\\', '/')}`,
)
const paths = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.filter((path) => path.endsWith('.md')).sort()]
const pages = paths.map((path) => readPage(path, readFileSync(path, 'utf8')))

const readme = readFileSync('README.md', 'utf8')
const lines = withPartLines(readme, partLines(root))
if (process.argv.includes('--write')) writeFileSync('README.md', lines.text)

const problems = findDocProblems(pages, readProject(root, readCounts(root)))
if (lines.isStale && !process.argv.includes('--write')) {
  problems.push({
    file: 'README.md',
    line: 1,
    problem: 'the lines of its parts are old: npm run docs:check -- --write',
  })
}
for (const { file, line, problem } of problems) process.stderr.write(`${file}:${line}  ${problem}\n`)
process.stdout.write(`${pages.length} pages: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
