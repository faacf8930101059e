import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/parse-env.mjs'
import { FOREIGN_VARIABLES, VARIABLES } from '@/config/variables.mjs'
import { envExample } from '../../scripts/lib/env-example.mts'

const CODE = /\.(?:js|mjs|mts|ts|tsx)$/

const files = [
  ...readdirSync('.').filter((name) => CODE.test(name)),
  ...['scripts', 'src', 'demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name) && !name.includes('/tests/'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** Every name that is read from `process.env` by itself: as a property, by a key, or by taking the object apart. */
function readNames(code: string): string[] {
  const byKey = [...code.matchAll(/process\.env(?:\.|\[['"])(\w+)/g)].map(([, name = '']) => name)
  const apart = [...code.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/[\s:=]/)[0] ?? ''),
  )
  return [...byKey, ...apart]
}

describe('the list of variables', () => {
  it('holds every name that the code reads from the environment', () => {
    const known = new Set<string>([...Object.keys(VARIABLES), ...FOREIGN_VARIABLES])
    const unknown = files.flatMap((file) =>
      readNames(readFileSync(file, 'utf8')).flatMap((name) => (known.has(name) ? [] : [`${file} reads ${name}`])),
    )
    expect(unknown).toEqual([])
  })

  it('holds no name that nothing reads', () => {
    const code = files
      .filter((file) => file !== 'src/config/variables.mjs')
      .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    const words = new Set(code.flatMap((text) => text.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []))
    expect(Object.keys(VARIABLES).filter((name) => !words.has(name))).toEqual([])
  })

  it('gives the build what is written into the browser’s code', () => {
    const inBrowser = new Set([
      ...readNames(readFileSync('src/config/env.public.ts', 'utf8')),
      ...Object.keys(VARIABLES).filter((name) => name.startsWith('NEXT_PUBLIC_')),
    ])
    const forgotten = Object.entries(VARIABLES).filter(([name, { build }]) => inBrowser.has(name) && !build)
    expect(forgotten).toEqual([])
  })

  it('has no secret of which docs/operations.md does not say how it is changed, and of several no more than it takes', () => {
    const [, secrets = ''] = readFileSync('docs/operations.md', 'utf8').split(/^## Secrets and their rotation$/m)
    const [several = '', one = ''] = (secrets.split(/^## /m)[0] ?? '').split('These hold **one')
    const named = (text: string) => new Set([...text.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
    const kinds = (...wanted: string[]) =>
      Object.entries(VARIABLES).flatMap(([name, { kind }]) => (wanted.includes(kind) ? [name] : []))
    const table = several.slice(several.indexOf('| secret'))
    expect([...named(table)].sort()).toEqual(kinds('secrets').sort())
    expect([...named(one)].sort()).toEqual(kinds('secret', 'store', 'smtp', 'redis').sort())
  })

  it('has examples that are right', () => {
    const examples = Object.fromEntries(Object.entries(VARIABLES).map(([name, { example }]) => [name, example]))
    expect(() => parseEnv(examples)).not.toThrow()
  })
})

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8')

  it('is what npm run env:example makes of the list', () => {
    expect(text).toBe(envExample)
  })

  it('can be copied to .env as it is: nothing in it is switched on', () => {
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})
