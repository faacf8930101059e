import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { readImportGraph } from '../../scripts/imports/import-graph'
import { importProblems } from '../../scripts/imports/import-problems'
import { TABLE } from '../../scripts/imports/table'

export const PARTS = Object.keys(TABLE)
const ALIASES = { compilerOptions: { paths: { '@/*': ['./src/*'], '@tests/*': ['./tests/*'] } } }

/** A file of each part, so that no row stands without one. */
const ONE_FILE_EACH = Object.fromEntries(PARTS.map((part) => [fileIn(part), 'export const value = 1']))

export function fileIn(part: string): string {
  if (part === 'top-level files') return 'some.config.ts'
  return part.endsWith('.ts') ? part : `${part}/some-file.ts`
}

/** What the rules say of a project that holds these files too: `file:line problem`. */
export function problemsWith(planted: Readonly<Record<string, string>>, table = TABLE): string[] {
  // A system may give its folder by a link; imports resolve to where it leads.
  const root = tempFolder('imports')
  try {
    const files = { 'tsconfig.json': JSON.stringify(ALIASES), ...ONE_FILE_EACH, ...planted }
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return importProblems(readImportGraph(root), table).map(({ file, line, problem }) =>
      line === undefined ? `${file} ${problem}` : `${file}:${line} ${problem}`,
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}

type Written = (from: string, to: string) => string

const byRelativePath: Written = (from, to) => {
  const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '')
  return path.startsWith('.') ? path : `./${path}`
}

/** Folders without an alias have their relative path alone. */
const byAlias: Written = (from, to) => {
  const folder = /^(src|tests)\//.exec(to)?.[1]
  if (folder === undefined) return byRelativePath(from, to)
  return to
    .replace(/\.ts$/, '')
    .replace(/^src/, '@')
    .replace(/^tests/, '@tests')
}

export const WAYS: readonly (readonly [name: string, written: Written])[] = [
  ['an alias', byAlias],
  ['a relative path', byRelativePath],
]
