import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TABLE } from '../../scripts/check/imports/table.mts'
import { withTable } from '../../scripts/check/imports/table-as-markdown.mts'
import { fileIn, PARTS, problemsWith, WAYS } from './planted'

const SEAMS = ['src/data/embedded-service.server.ts', 'src/live-car/car-models.ts']

describe('the table of imports', () => {
  it('names every folder of src and every feature, and none that is gone', () => {
    const features = readdirSync('src/features').map((name) => `src/features/${name}`)
    const folders = readdirSync('src').map((name) => `src/${name}`)
    const rooms = readdirSync('src/door').map((name) => `src/door/${name}`)
    const wanted = [
      ...folders.filter((name) => !['src/features', 'src/door'].includes(name)),
      ...features,
      ...rooms,
      'src/pages/api',
      'src/config/next',
      'src/config/headers',
      ...SEAMS,
    ]
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
    expect(['src/ui', 'src/domain'].map((part) => TABLE[part]?.parts)).toEqual([['src/brand'], ['src/brand']])
    // What is put in the place of another brand's, or of a demonstration's, stands on nothing.
    expect(['src/brand', 'demo/studio'].map((part) => TABLE[part]?.parts)).toEqual([[], []])
  })

  it('lets the product reach what stands in for a maker at two seams only', () => {
    const ofProduct = PARTS.filter((part) => !part.startsWith('demo/') && TABLE[part]?.parts !== 'any')
    const reaches = (name: string) =>
      ofProduct.filter((part) => {
        const { parts = [], server } = TABLE[part] ?? {}
        return [...parts, ...(server?.parts ?? [])].some((other) => other.startsWith(name))
      })
    expect([reaches('demo/backend'), reaches('demo/studio')]).toEqual(SEAMS.map((seam) => [seam]))
    // What is found there where demo/ is gone.
    expect(reaches('src/without-demo').sort()).toEqual([...SEAMS].sort())
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
      // Nobody imports the first; who imports the second breaks another rule as well.
      const apart = ['src/instrumentation.ts', 'src/instrumentation-node.ts', 'src/data/embedded-service.server.ts']
      const others = PARTS.filter((other) => other !== part && !apart.includes(other))
      planted[from] = others.map((other) => `import '${written(from, fileIn(other))}'`).join('\n')
      const { parts = [] } = TABLE[part] ?? {}
      others.forEach((other, at) => {
        if (parts === 'any' || parts.includes(other)) return
        forbidden.push(`${from}:${at + 1} ${part} may not import ${other} ('${written(from, fileIn(other))}')`)
      })
    }
    expect(problemsWith(planted).sort()).toEqual(forbidden.sort())
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
      'src/helpers/dates.ts has no row in the table',
      "src/features/faq/planted.ts:1 imports '@/helpers/dates', which has no row in the table",
    ])
  })

  it.each(['src/features/planted/Planted.tsx', 'src/features/planted.ts', 'src/planted.ts', 'tools/planted.mjs'])(
    '%s has no row',
    (file) => {
      expect(problemsWith({ [file]: '' })).toEqual([`${file} has no row in the table`])
    },
  )

  it('a folder whose name begins like another one is not that one', () => {
    expect(problemsWith({ 'src/ui-kit/Planted.tsx': '' })).toHaveLength(1)
  })

  it('a row whose folder is gone is a problem', () => {
    const table = { ...TABLE, 'src/features/gone': { parts: [], packages: [] } }
    expect(problemsWith({}, table)).toEqual(['src/features/gone has a row in the table, but no file'])
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
    ['src/ui/planted.ts', 'next/font/local'],
    ['src/content/planted.server.ts', 'unified'],
    ['src/content/planted.server.ts', 'node:fs/promises'],
    ['demo/studio/planted.ts', 'three'],
    ['scripts/planted.mts', 'sharp'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemsWith({ [file]: `import '${specifier}'` })).toEqual([])
  })
})
