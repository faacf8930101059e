import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PartLines {
  readonly name: string
  readonly folders: readonly string[]
  readonly what: string
  readonly lines: number
}

const PARTS = [
  { name: 'product', folders: ['src'], what: 'the site, which a maker keeps' },
  {
    name: 'demonstration',
    folders: ['demo'],
    what: 'a service and a picture renderer in the place of the maker’s own',
  },
  { name: 'tests', folders: ['tests', 'demo/backend/tests', 'demo/studio/tests'], what: 'tests of both' },
  {
    name: 'scripts',
    folders: ['scripts', 'demo/backend/scripts', 'demo/studio/scripts'],
    what: 'checks, measurements, the build',
  },
]
const BEGIN = '<!-- Written by `npm run docs:check -- --write`: -->\n'
const END = '<!-- until here. -->\n'
/** A share by which a part may grow or shrink before its line is old. */
const TOLERANCE = 0.03

/** Lines of code of each part; tests and scripts of a part are not counted twice. */
export function partLines(root: string): PartLines[] {
  return PARTS.map((part) => {
    const others = PARTS.filter(({ name }) => name !== part.name).flatMap(({ folders }) => folders)
    const lines = part.folders.map((folder) => linesBelow(root, folder, others)).reduce((sum, count) => sum + count, 0)
    return { ...part, lines }
  })
}

function linesBelow(root: string, folder: string, others: readonly string[]): number {
  return readdirSync(join(root, folder), { withFileTypes: true }).reduce((sum, entry) => {
    const path = `${folder}/${entry.name}`
    if (others.includes(path)) return sum
    if (entry.isDirectory()) return sum + linesBelow(root, path, others)
    return /\.[cm]?[jt]sx?$/.test(path) ? sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1 : sum
  }, 0)
}

/** The page with the lines in their place, and whether those that stood there are more than a little out. */
export function withPartLines(page: string, parts: readonly PartLines[]): { text: string; isStale: boolean } {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error('The page has no place for the lines of its parts.')
  const before = page.slice(begin, end)
  const rows = parts.map((part) => {
    const folders = part.folders.map((folder) => `\`${folder}/\``).join(', ')
    return `| **${part.name}** | ${folders} | ${part.lines.toLocaleString('en')} | ${part.what} |`
  })
  const isStale = parts.some(({ name, lines }) => {
    const [, said = ''] = new RegExp(String.raw`\*\*${name}\*\*.*\| ([\d,]+) \|`).exec(before) ?? []
    return Math.abs(Number(said.replaceAll(',', '')) - lines) > lines * TOLERANCE
  })
  const table = ['| part | folders | lines of code | what it is |', '|---|---|---|---|', ...rows].join('\n')
  return { text: `${page.slice(0, begin)}${BEGIN}\n${table}\n\n${page.slice(end)}`, isStale }
}
