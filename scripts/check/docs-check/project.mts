import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the docs are held against: the files, the words of the code, the commands, the counts. */
export interface Project {
  /** Every file and folder, from the root, with `/`. */
  readonly paths: ReadonlySet<string>
  /** Names that the code, the entries and the settings have. */
  readonly names: ReadonlySet<string>
  /** A name that a package, Node, the browser or CSS has. */
  readonly isForeign: (name: string) => boolean
  readonly commands: readonly string[]
  readonly counts: readonly Count[]
}

/** Something that the docs name and the project does not have. */
export interface Problem {
  readonly file: string
  readonly line: number
  /** A sentence: what is named, and what to do. */
  readonly problem: string
}

/** How many there are of something that docs count. */
export interface Count {
  /** What follows the number in the docs. */
  readonly noun: RegExp
  readonly count: number
}

/** At the top of the project: what git and tools keep there. */
const OF_TOOLS = /^(\.git|\.next|\.cache|\.data|node_modules|out|coverage|test-results|playwright-report)$/
const CODE = /\.([cm]?[jt]sx?|json|ya?ml|css|svg|template|conf|toml|jsonc)$|Containerfile|\.env\.example$/
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

/** Packages whose own names the docs use: their declarations are read only for a name that nothing here has. */
const PACKAGES = [
  // The compiler's package for this machine, with the names of the browser.
  '@typescript',
  'csstype',
  '@types/react',
  '@types/node',
  'next/dist',
  'styled-components/dist',
  '@tanstack/query-core/build/modern',
  '@tanstack/react-query/build/modern',
  'i18next/typescript',
  'react-i18next',
  'zod/v4',
  'three/src',
  '@types/three/src',
  'vitest/dist',
  'undici-types',
  'schema-dts/dist',
]

export function readProject(root: string, counts: readonly Count[]): Project {
  const paths = new Set<string>()
  const names = new Set<string>()
  for (const path of listFiles(root, '')) {
    for (let folder = path; folder !== '.'; folder = dirname(folder)) paths.add(folder)
    if (!CODE.test(path) || path === 'package-lock.json' || path.startsWith('docs/')) continue
    const text = readFileSync(join(root, path), 'utf8')
    for (const name of wordsOf(/\.[cm]?[jt]sx?$/.test(path) ? text.replace(COMMENTS, '') : text)) names.add(name)
  }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  return { paths, names, isForeign: foreignNames(root), commands: Object.keys(scripts), counts }
}

/** The names in a text of code, those with hyphens as a whole and in their parts. */
export function wordsOf(text: string): Set<string> {
  const whole = text.match(/[\p{L}_$][\p{L}\p{N}_$-]*/gu) ?? []
  return new Set(whole.flatMap((word) => [word, ...word.split('-')]))
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (folder === '' && OF_TOOLS.test(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? listFiles(root, path) : [path]
  })
}

function foreignNames(root: string): (name: string) => boolean {
  let known: Set<string> | undefined
  return (name) => {
    known ??= new Set(
      PACKAGES.map((folder) => join(root, 'node_modules', folder))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) =>
          readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
        )
        .filter((file) => file.endsWith('.d.ts') && statSync(file).isFile())
        .flatMap((file) => [...wordsOf(readFileSync(file, 'utf8'))]),
    )
    return known.has(name)
  }
}
