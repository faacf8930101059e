import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { readImportGraph } from '../../scripts/check/imports/import-graph.mts'
import { type ImportProblem, importProblems, problemInWords } from '../../scripts/check/imports/import-problems.mts'
import { latePartProblems } from '../../scripts/check/imports/late-parts.mts'
import { TABLE } from '../../scripts/check/imports/table.mts'

export const PARTS = Object.keys(TABLE)
const ALIASES = {
  compilerOptions: { paths: { '@/*': ['./src/*'], '@demo/*': ['./demo/*'], '@tests/*': ['./tests/*'] } },
}

/** A file of each part, so that no row stands without one. */
const ONE_FILE_EACH = Object.fromEntries(PARTS.map((part) => [fileIn(part), 'export const value = 1']))

export function fileIn(part: string): string {
  if (part === 'top-level files') return 'some.config.ts'
  return part.endsWith('.ts') ? part : `${part}/some-file.ts`
}

/** What the rules say of a project that holds these files too: `file:line problem`. */
export function problemsWith(planted: Readonly<Record<string, string>>, table = TABLE): string[] {
  return inProject(planted, (root) => importProblems(readImportGraph(root), table)).map(inShort)
}

/** The same with what to do, as `npm run imports` says it. */
export function sentencesWith(planted: Readonly<Record<string, string>>, table = TABLE): string[] {
  return inProject(planted, (root) => importProblems(readImportGraph(root), table)).map(problemInWords)
}

/** What the rules of late parts say. */
export function latePartsWith(planted: Readonly<Record<string, string>>, livesOnPurpose = {}): string[] {
  return inProject(planted, (root) => latePartProblems(readImportGraph(root), root, livesOnPurpose)).map(problemInWords)
}

function inShort({ file, line, problem }: ImportProblem): string {
  return line === undefined ? `${file} ${problem}` : `${file}:${line} ${problem}`
}

function inProject(
  planted: Readonly<Record<string, string>>,
  find: (root: string) => readonly ImportProblem[],
): readonly ImportProblem[] {
  // A system may give its folder by a link; imports resolve to where it leads.
  const root = tempFolder('imports')
  try {
    const files = { 'tsconfig.json': JSON.stringify(ALIASES), ...ONE_FILE_EACH, ...planted }
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return find(root)
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
  const folder = /^(src|demo|tests)\//.exec(to)?.[1]
  if (folder === undefined) return byRelativePath(from, to)
  return to
    .replace(/\.ts$/, '')
    .replace(/^src/, '@')
    .replace(/^(tests|demo)/, '@$1')
}

export const WAYS: readonly (readonly [name: string, written: Written])[] = [
  ['an alias', byAlias],
  ['a relative path', byRelativePath],
]
