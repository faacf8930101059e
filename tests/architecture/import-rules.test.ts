import { describe, expect, it } from 'vitest'
import { TABLE } from '../../scripts/check/imports/table.mts'
import { problemsWith, sentencesWith, WAYS } from './planted'

describe('an import of another part', () => {
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
        `${from}:1 exports again what '${to}' exports`,
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
    expect(problemsWith({ 'src/data/embedded-service.server.ts': "import '@demo/backend/some-file'" })).toEqual([])
    expect(problemsWith({ 'src/data/planted.server.ts': "import '@demo/backend/some-file'" })).toEqual([
      "src/data/planted.server.ts:1 src/data may not import demo/backend ('@demo/backend/some-file')",
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
    expect(problemsWith({ [`src/ui/${name}`]: '' })).toEqual([`src/ui/${name} is a barrel`])
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
      "src/ui/planted.ts:1 exports again what './some-file' exports",
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
    ['export const load = (name: string) => import(`./$', '{name}`)'].join(''),
    "const load = require; load('@/shell/some-file')",
    "export const loaded = module.require('@/shell/some-file')",
  ])('is a problem: %s', (source) => {
    const [problem, ...others] = problemsWith({ 'src/ui/planted.ts': source })
    expect(problem).toBe('src/ui/planted.ts:1 imports what is computed, so that no rule can see it')
    expect(others).toEqual([])
  })

  it('is a problem: a require of another name, which a file of the server could make', () => {
    const source = "import { createRequire } from 'node:module'; createRequire(import.meta.url)('@/shell/some-file')"
    expect(problemsWith({ 'src/content/planted.server.ts': source })).toContain(
      'src/content/planted.server.ts:1 imports what is computed, so that no rule can see it',
    )
  })

  it('is no problem: an address that only looks like a file', () => {
    expect(problemsWith({ 'src/ui/planted.ts': "export const there = new URL('/gone.js', 'https://a.test')" })).toEqual(
      [],
    )
  })

  it('is a problem: an import that leads nowhere', () => {
    expect(problemsWith({ 'src/ui/planted.ts': "import './gone'" })).toEqual([
      "src/ui/planted.ts:1 imports './gone', which does not exist",
    ])
  })
})

describe('what stops a change', () => {
  const gone = { ...TABLE, 'src/features/gone': { parts: [], packages: [] } }

  it.each([
    ['a room without a row', { 'src/door/tower/a.server.ts': '' }, /give its folder a row in .*table\.mts/],
    ['a file beside the rooms', { 'src/door/a.server.ts': '' }, /move it into a folder that has one/],
    ['a row without a folder', {}, /take the row out of .*table\.mts/],
    [
      'the backend from the product',
      { 'src/data/a.ts': "import '@demo/backend/some-file'" },
      /go by src\/data\/embedded-service\.server\.ts/,
    ],
    [
      'the studio from the product',
      { 'src/blocks/a.ts': "import '@demo/studio/some-file'" },
      /go by src\/live-car\/car-models\.ts/,
    ],
    [
      'another feature',
      { 'src/features/faq/a.ts': "import '@/features/news/some-file'" },
      /move what both need to src\/blocks/,
    ],
    [
      'what stands above',
      { 'src/ui/a.ts': "import '@/domain/some-file'" },
      /move what is needed to a part that src\/ui may import/,
    ],
    ['a package of another trade', { 'src/ui/a.ts': "import 'axios'" }, /leave it to a part that may/],
    [
      'a file of the server',
      { 'src/data/a.server.ts': '', 'src/data/b.ts': "import './a.server'" },
      /take what it gives as a prop/,
    ],
    ['a path that is computed', { 'src/ui/a.ts': 'export const a = (b: string) => import(b)' }, /write the path out/],
    ['a path that leads nowhere', { 'src/ui/a.ts': "import './gone'" }, /correct the path/],
    ['a barrel', { 'src/ui/index.ts': '' }, /import the file that is meant/],
    ['a re-export', { 'src/ui/a.ts': "export * from './some-file'" }, /import it from there/],
    ['a circle', { 'src/ui/a.ts': "import './a'" }, /move what they share into a file of its own/],
  ] as const)('is a sentence that says what to do: %s', (name, planted, todo) => {
    const sentences = sentencesWith(planted, name === 'a row without a folder' ? gone : TABLE)
    expect(sentences).toEqual([expect.stringMatching(todo)])
  })
})
