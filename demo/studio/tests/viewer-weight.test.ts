import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Built {
  readonly kilobytes: number
  readonly modules: readonly string[]
}

/** What a file of the site brings with it at once, minified and compressed; what waits behind an `import()` does not count. */
async function built(entry: string, external: (string | RegExp)[] = []): Promise<Built> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': `${root}/src`, '@demo': `${root}/demo` } },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: `${root}/${entry}`, external, preserveEntrySignatures: 'strict' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`)
  const chunks = new Map(bundle.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const carried = new Set<string>()
  const walk = (fileName: string): void => {
    if (carried.has(fileName)) return
    carried.add(fileName)
    for (const imported of chunks.get(fileName)?.imports ?? []) walk(imported)
  }
  for (const [fileName, chunk] of chunks) if (chunk.isEntry) walk(fileName)
  const files = [...carried].flatMap((fileName) => chunks.get(fileName) ?? [])
  return {
    kilobytes: files.reduce((sum, { code }) => sum + gzipSync(code, { level: 6 }).length, 0) / 1000,
    modules: files.flatMap(({ moduleIds }) => moduleIds),
  }
}

describe('the live car', () => {
  it('weighs less than 180 KB: the viewer with its renderer, and the builder that shares its core', async () => {
    const viewer = await built('demo/studio/viewer.ts')
    const builder = await built('demo/studio/build-worker.ts', [/^three/])
    expect(viewer.modules.some((id) => id.includes('/three/'))).toBe(true)
    expect(builder.modules.some((id) => id.endsWith('cars/formentor.ts'))).toBe(true)
    expect(viewer.kilobytes + builder.kilobytes).toBeLessThan(180)
  }, 60_000)

  it('brings its cabin for less than 36 KB more, and only when somebody looks inside', async () => {
    const cabin = await built('demo/studio/interior/viewer.ts', [/^three/])
    const builder = await built('demo/studio/interior/build-worker.ts', [/^three/])
    expect(builder.modules.some((id) => id.endsWith('interior/grand.ts'))).toBe(true)
    expect(cabin.kilobytes + builder.kilobytes).toBeLessThan(36)
    const viewer = await built('demo/studio/viewer.ts', [/^three/])
    expect(viewer.modules.filter((id) => id.includes('/studio/interior/'))).toEqual([])
  }, 60_000)

  it("is no part of the configurator's own code: neither the studio nor three comes before somebody asks", async () => {
    const { modules } = await built('src/features/configurator/ConfView.tsx', [/^react/, /^next/, 'styled-components'])
    expect(modules.some((id) => id.endsWith('features/configurator/stage/Preview.tsx'))).toBe(true)
    expect(modules.filter((id) => /\/demo\/studio\/|\/three\//.test(id))).toEqual([])
  }, 60_000)
})
