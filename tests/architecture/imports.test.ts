import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImportGraph } from '../../scripts/imports/import-graph'
import { importProblems } from '../../scripts/imports/import-problems'
import { TABLE } from '../../scripts/imports/table'
import { withTable } from '../../scripts/imports/table-in-words'
import { withProject } from './project-on-disk'

const PARTS = Object.keys(TABLE)
const ALIASES = { compilerOptions: { paths: { '@/*': ['./src/*'], '@tests/*': ['./tests/*'] } } }

/** A file of each part, so that no row stands without one. */
const ONE_FILE_EACH = Object.fromEntries(PARTS.map((part) => [fileIn(part), 'export const value = 1']))

function fileIn(part: string): string {
  if (part === 'top-level files') return 'some.config.ts'
  return part.endsWith('.ts') ? part : `${part}/some-file.ts`
}

/** What the rules say of a project that holds these files too: `file:line problem`. */
function problemsWith(planted: Readonly<Record<string, string>>): string[] {
  const files = { 'tsconfig.json': JSON.stringify(ALIASES), ...ONE_FILE_EACH, ...planted }
  return withProject(files, (root) =>
    importProblems(readImportGraph(root), TABLE).map(({ file, line, problem }) =>
      line === undefined ? `${file} ${problem}` : `${file}:${line} ${problem}`,
    ),
  )
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
const WAYS: [string, Written][] = [
  ['an alias', byAlias],
  ['a relative path', byRelativePath],
]

describe('the table of imports', () => {
  it('names every folder of src and every feature, and none that is gone', () => {
    const features = readdirSync('src/features').map((name) => `src/features/${name}`)
    const folders = readdirSync('src').map((name) => `src/${name}`)
    const wanted = [...folders.filter((name) => name !== 'src/features'), ...features, 'src/pages/api']
    expect(PARTS.filter((part) => part.startsWith('src/')).sort()).toEqual(wanted.sort())
  })

  it('lets a part import only what stands under it, so that no two parts can import each other', () => {
    // A test may import what it likes, and a setting of a tool may name a test's helper.
    for (const [at, part] of PARTS.entries()) {
      const parts = TABLE[part]?.parts ?? []
      if (parts === 'any') continue
      const under = PARTS.slice(at + 1)
      expect({ part, notUnder: parts.filter((name) => !under.includes(name)) }).toEqual({ part, notUnder: [] })
    }
  })

  it('keeps the parts apart that the design keeps apart', () => {
    const may = (part: string, other: string) => TABLE[part]?.parts.includes(other)
    const features = PARTS.filter((part) => part.startsWith('src/features/'))
    for (const feature of features) {
      expect(features.filter((other) => may(feature, other))).toEqual([])
      expect([may(feature, 'src/shell'), may('src/shell', feature), may(feature, 'src/site')]).not.toContain(true)
    }
    expect([may('src/data', 'src/routing'), may('src/routing', 'src/data')]).toEqual([false, false])
    expect(['src/ui', 'src/domain', 'src/studio'].map((part) => TABLE[part]?.parts)).toEqual([[], [], []])
    expect(PARTS.filter((part) => may(part, 'src/backend'))).toEqual([
      'scripts',
      'src/instrumentation.ts',
      'src/pages/api',
    ])
    expect(PARTS.filter((part) => may(part, 'src/studio'))).toEqual(['scripts', 'src/features/configurator'])
  })

  it('is what docs/architecture.md shows', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    expect(withTable(page, TABLE)).toBe(page)
  })

  it('would be written anew into the page after a change', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    const others = Object.fromEntries(Object.entries(TABLE).filter(([part]) => part !== 'src/ui'))
    expect(withTable(page, others)).not.toContain('| ui |')
    expect(withTable(withTable(page, others), TABLE)).toBe(page)
  })
})

describe('an import of another part', () => {
  it.each(WAYS)('is a problem exactly where the table does not allow it, written with %s', (_way, written) => {
    const planted: Record<string, string> = {}
    const forbidden: string[] = []
    for (const part of PARTS) {
      const from = fileIn(part).replace('some', 'importing')
      const others = PARTS.filter((other) => other !== part && other !== 'src/instrumentation.ts')
      planted[from] = others.map((other) => `import '${written(from, fileIn(other))}'`).join('\n')
      const { parts = [] } = TABLE[part] ?? {}
      others.forEach((other, at) => {
        if (parts === 'any' || parts.includes(other)) return
        forbidden.push(`${from}:${at + 1} ${part} may not import ${other} ('${written(from, fileIn(other))}')`)
      })
    }
    expect(problemsWith(planted).sort()).toEqual(forbidden.sort())
  })

  const FORMS: [string, (specifier: string) => string][] = [
    ['import', (to) => `import { value } from '${to}'`],
    ['an import for its effect', (to) => `import '${to}'`],
    ['an import of everything', (to) => `import * as all from '${to}'`],
    ['an import of a type', (to) => `import type { Value } from '${to}'`],
    ['an import of types and values', (to) => `import { type Value, value } from '${to}'`],
    ['import()', (to) => `export const load = () => import('${to}')`],
    ['import() with a comment', (to) => `export const load = () => import(/* webpackPrefetch: true */ '${to}')`],
    ['import() of a template', (to) => `export const load = () => import(\`${to}\`)`],
    ['typeof import()', (to) => `export type Module = typeof import('${to}')`],
    ['import().Type', (to) => `export type Value = import('${to}').Value`],
    ['require()', (to) => `export const module = require('${to}')`],
    ['import = require()', (to) => `import module = require('${to}')`],
    ['the address of a worker', (to) => `export const worker = () => new Worker(new URL('${to}.ts', import.meta.url))`],
    ['its path with an extension', (to) => `import { value } from '${to}.ts'`],
    ['its path as compiled', (to) => `import { value } from '${to}.js'`],
  ]

  it.each(FORMS)('is seen as %s', (_form, source) => {
    const from = 'src/features/faq/planted.ts'
    for (const [, written] of WAYS) {
      const specifier = written(from, 'src/shell/some-file.ts')
      const [problem, ...others] = problemsWith({ [from]: `\n\n${source(specifier)}` })
      expect(problem).toContain(`${from}:3 src/features/faq may not import src/shell ('${specifier}`)
      expect(others).toEqual([])
    }
  })

  it('is seen as a re-export, which is a problem of its own', () => {
    const from = 'src/features/faq/planted.ts'
    for (const [, written] of WAYS) {
      const to = written(from, 'src/shell/some-file.ts')
      expect(problemsWith({ [from]: `export { value } from '${to}'` })).toEqual([
        `${from}:1 src/features/faq may not import src/shell ('${to}')`,
        `${from}:1 exports again what '${to}' exports: import it from there`,
      ])
    }
  })

  it('is seen in every kind of file', () => {
    const specifier = '../../../shell/some-file'
    for (const extension of ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cts', 'cjs']) {
      const from = `src/features/faq/deep/planted.${extension}`
      const source = extension.startsWith('c') ? `require('${specifier}')` : `import '${specifier}'`
      expect(problemsWith({ [from]: source })).toHaveLength(1)
    }
  })

  it('is seen in a file that hides behind a dot', () => {
    expect(problemsWith({ 'src/features/faq/.planted.ts': "import '@/shell/some-file'" })).toHaveLength(1)
  })

  it('is seen on its way out of the project', () => {
    expect(problemsWith({ 'src/features/faq/planted.ts': "import '../../../../elsewhere/file'" })).toHaveLength(1)
  })
})

describe('what nobody has entered in the table', () => {
  it('a new folder of src may not be, nor be imported', () => {
    expect(
      problemsWith({
        'src/helpers/dates.ts': "import '@/shell/some-file'",
        'src/features/faq/planted.ts': "import '@/helpers/dates'",
      }),
    ).toEqual([
      'src/helpers/dates.ts has no row in the table (scripts/imports/table.ts)',
      "src/features/faq/planted.ts:1 imports '@/helpers/dates', which has no row in the table",
    ])
  })

  it.each(['src/features/finance/Planted.tsx', 'src/features/planted.ts', 'src/planted.ts', 'tools/planted.mjs'])(
    '%s has no row',
    (file) => {
      expect(problemsWith({ [file]: '' })).toEqual([`${file} has no row in the table (scripts/imports/table.ts)`])
    },
  )

  it('a folder whose name begins like another one is not that one', () => {
    expect(problemsWith({ 'src/ui-kit/Planted.tsx': '' })).toHaveLength(1)
  })

  it('a row whose folder is gone is a problem', () => {
    const files = { 'tsconfig.json': JSON.stringify(ALIASES), ...ONE_FILE_EACH }
    const table = { ...TABLE, 'src/features/gone': { parts: [], packages: [] } }
    expect(withProject(files, (root) => importProblems(readImportGraph(root), table))).toEqual([
      { file: 'src/features/gone', problem: 'has a row in the table, but no file' },
    ])
  })
})

describe('packages', () => {
  it.each([
    ['src/domain/planted.ts', 'zod', 'zod'],
    ['src/ui/planted.ts', 'next-i18next/pages', 'next-i18next'],
    ['src/features/faq/planted.ts', 'axios', 'axios'],
    ['src/features/faq/planted.ts', 'node:fs', 'node:fs'],
    ['src/features/faq/planted.ts', 'fs', 'node:fs'],
    ['src/components/planted.ts', 'three/examples/jsm/loaders/GLTFLoader.js', 'three'],
    ['src/components/planted.ts', '@keystatic/core/reader', '@keystatic/core'],
    ['src/content/planted.ts', 'unified', 'unified'],
    ['src/content/planted.ts', '../../node_modules/unified/index.js', 'unified'],
  ])('%s may not import %s', (file, specifier, name) => {
    const [, part = ''] = /^(src\/features\/\w+|src\/\w+)/.exec(file) ?? []
    const installed = { 'node_modules/unified/index.js': '', 'node_modules/unified/package.json': '{"name":"unified"}' }
    expect(problemsWith({ ...installed, [file]: `import '${specifier}'` })).toEqual([
      `${file}:1 ${part} may not import the package ${name}`,
    ])
  })

  it.each([
    ['src/data/planted.ts', 'axios'],
    ['src/ui/planted.ts', '@base-ui/react/dialog'],
    ['src/content/planted.server.ts', 'unified'],
    ['src/content/planted.server.ts', 'node:fs/promises'],
    ['src/studio/planted.ts', 'three'],
    ['scripts/planted.mts', 'sharp'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemsWith({ [file]: `import '${specifier}'` })).toEqual([])
  })
})

describe('a file of the server', () => {
  const server = { 'src/data/secret.server.ts': 'export const value = 1; export type Value = 1' }

  it.each([
    "import { value } from '@/data/secret.server'",
    "import type { Value } from '@/data/secret.server'",
    "import { value } from '../data/secret.server'",
    "export const load = () => import('@/data/secret.server')",
  ])('may not be imported by a file for the browser: %s', (source) => {
    const [problem, ...others] = problemsWith({ ...server, 'src/site/planted.ts': source })
    expect(problem).toMatch(/^src\/site\/planted\.ts:1 .* is for doors and other \*\.server\.ts files alone$/)
    expect(others).toEqual([])
  })

  it('may be imported by its neighbours of the server, doors, scripts and tests', () => {
    expect(
      problemsWith({
        ...server,
        'src/site/planted.server.ts': "import '@/data/secret.server'",
        'src/pages/api/planted.ts': "import '@/data/secret.server'",
        'src/site/page.server.ts': '',
        'src/pages/planted.tsx': "import '@/site/page.server'",
        'scripts/planted.mts': "import '@/site/page.server'",
        'tests/planted.test.ts': "import '@/data/secret.server'",
      }),
    ).toEqual([])
  })

  it('reaches the backend where its folder does not', () => {
    expect(problemsWith({ 'src/data/planted.server.ts': "import '@/backend/some-file'" })).toEqual([])
    expect(problemsWith({ 'src/data/planted.ts': "import '@/backend/some-file'" })).toEqual([
      "src/data/planted.ts:1 src/data may not import src/backend ('@/backend/some-file')",
    ])
  })
})

describe('circles', () => {
  it.each([
    ['two files', { a: "import './b'", b: "import './a'" }],
    ['three files', { a: "import './b'", b: "import '@/ui/c'", c: "import '../ui/a'" }],
    ['types alone', { a: "import type { B } from './b'", b: "import type { A } from './a'" }],
    ['a late import', { a: "export const load = () => import('./b')", b: "import type { A } from './a'" }],
    ['one file', { a: "import './a'" }],
  ])('of %s are found', (_kind, files) => {
    const planted = Object.fromEntries(Object.entries(files).map(([name, source]) => [`src/ui/${name}.ts`, source]))
    const circle = [...Object.keys(planted), 'src/ui/a.ts'].join(' → ')
    expect(problemsWith(planted)).toEqual([`src/ui/a.ts imports itself: ${circle}`])
  })

  it('are not seen where two ways lead to one file', () => {
    expect(
      problemsWith({
        'src/ui/a.ts': "import './b'\nimport './c'",
        'src/ui/b.ts': "import './d'",
        'src/ui/c.ts': "import './d'\nimport './b'",
        'src/ui/d.ts': '',
      }),
    ).toEqual([])
  })
})

describe('barrels', () => {
  it.each(['index.ts', 'index.tsx', 'deep/index.mjs'])('%s is none of a folder', (name) => {
    expect(problemsWith({ [`src/ui/${name}`]: '' })).toEqual([
      `src/ui/${name} is a barrel: import the file that is meant`,
    ])
  })

  it.each([
    "export { value } from './some-file'",
    "export * from './some-file'",
    "export * as all from './some-file'",
    "export type { Value } from './some-file'",
    "import { value } from './some-file'; export { value }",
    "import { value as other } from './some-file'; export { other as third }",
    "import type { Value } from './some-file'; export type { Value }",
    "import value from './some-file'; export default value",
  ])('nothing is exported again: %s', (source) => {
    expect(problemsWith({ 'src/ui/planted.ts': source })).toEqual([
      "src/ui/planted.ts:1 exports again what './some-file' exports: import it from there",
    ])
  })

  it('a page may be what another file exports, and an index is an address there', () => {
    expect(problemsWith({ 'src/pages/index.tsx': "export { value as default } from '@/site/some-file'" })).toEqual([])
  })

  it('what is made from an import is no re-export', () => {
    expect(
      problemsWith({ 'src/ui/planted.ts': "import { value } from './some-file'; export const twice = value * 2" }),
    ).toEqual([])
  })
})

describe('what no rule could see', () => {
  it.each([
    'export const load = (name: string) => import(name)',
    "export const load = (name: string) => import('./' + name)",
    'export const load = (name: string) => require(name)',
    "const load = require; load('@/shell/some-file')",
    "export const loaded = module.require('@/shell/some-file')",
  ])('is a problem: %s', (source) => {
    const [problem, ...others] = problemsWith({ 'src/ui/planted.ts': source })
    expect(problem).toBe('src/ui/planted.ts:1 imports what is computed, so that no rule can see it')
    expect(others).toEqual([])
  })

  it('is a problem: an import that leads nowhere', () => {
    expect(problemsWith({ 'src/ui/planted.ts': "import './gone'" })).toEqual([
      "src/ui/planted.ts:1 imports './gone', which does not exist",
    ])
  })
})
