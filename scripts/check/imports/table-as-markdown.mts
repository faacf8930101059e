import type { Row } from './table.mts'

const FEATURES = 'src/features/'
type Table = Readonly<Record<string, Row>>

const BEGIN = '<!-- Written by `npm run imports -- --write` from scripts/check/imports/table.mts: -->\n'
const END = '<!-- until here. -->\n'

/** The page with the table in its place. */
export function withTable(page: string, table: Table): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error('The page has no place for the table.')
  return `${page.slice(0, begin + BEGIN.length)}\n${tableAsMarkdown(table)}\n${page.slice(end)}`
}

/** What each part may import of ours, in Markdown; features with the same row share a line. */
function tableAsMarkdown(table: Table): string {
  const features = Object.keys(table).filter(isFeature)
  const lines: { parts: string[]; words: string }[] = []
  for (const [part, row] of Object.entries(table)) {
    const words = inWords(row, features)
    const same = lines.find((line) => isFeature(part) && line.words === words)
    if (same) same.parts.push(part)
    else lines.push({ parts: [part], words })
  }
  const rows = lines.map(({ parts, words }) => `| ${together(parts)} | ${words} |`)
  return ['| part | may import |', '|---|---|', ...rows, ''].join('\n')
}

function inWords({ parts, server }: Row, features: readonly string[]): string {
  if (parts === 'any') return 'every part'
  const hasEveryFeature = features.every((feature) => parts.includes(feature))
  const names = hasEveryFeature ? ['features/*', ...parts.filter((part) => !isFeature(part))] : parts
  const onServer = server?.parts?.map((part) => `${shortName(part)} (in \`*.server.ts\`)`) ?? []
  return [...names.map(shortName), ...onServer].join(', ') || 'nothing of ours'
}

function together(parts: readonly string[]): string {
  const [only, another] = parts
  if (only !== undefined && another === undefined) return shortName(only)
  return `features/{${parts.map((part) => part.replace(FEATURES, '')).join(', ')}}`
}

function isFeature(part: string): boolean {
  return part.startsWith(FEATURES)
}

/** As the project's pages call the folders. */
function shortName(part: string): string {
  return part.replace(/^src\//, '')
}
