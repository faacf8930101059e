import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** The modules that a page carries as soon as it imports `entry`: what waits behind an `import()` does not count. */
async function carriedBy(entry: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: `${src}/${entry}`, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`)
  const chunks = new Map(bundle.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const carried = new Set<string>()
  const modules: string[] = []
  const walk = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || carried.has(fileName)) return
    carried.add(fileName)
    modules.push(...chunk.moduleIds)
    for (const imported of chunk.imports) walk(imported)
  }
  for (const [fileName, chunk] of chunks) if (chunk.isEntry) walk(fileName)
  return modules
}

const packagesIn = (modules: readonly string[]) =>
  new Set(modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []))

describe('what a page carries before its first call', () => {
  it('is measured: the contract itself brings the schemas', async () => {
    expect([...packagesIn(await carriedBy('contract/calls.ts'))]).toContain('zod')
  })

  it.each([
    'data/feature-flags/hooks.ts',
    'data/navigation/hooks.ts',
    'data/configurator/hooks.ts',
    'data/stock/hooks.ts',
    'data/alerts/hooks.ts',
  ])('%s brings neither axios nor the schemas', async (entry) => {
    const modules = await carriedBy(entry)
    expect(modules.some((id) => id.endsWith(entry))).toBe(true)
    expect([...packagesIn(modules)].filter((name) => !name.startsWith('@tanstack/'))).toEqual([])
  })
})
