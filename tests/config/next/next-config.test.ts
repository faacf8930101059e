import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bundling } from '@/config/next/bundling.mjs'
import { VARIABLES } from '@/config/variables.mjs'
import nextConfig from '../../../next.config.js'

describe('next.config.js', () => {
  it('hands over every variable that the browser’s code reads, and only what the build knows of', async () => {
    // No variables: the bootstrap script is what the build makes of a file, and whether it is plain is an option of the build.
    const { BOOTSTRAP_SCRIPT: _, PLAIN_BUILD: __, ...env } = (await nextConfig()).env ?? {}
    const code = ['env.editor.ts'].map((file) => readFileSync(`src/config/${file}`, 'utf8')).join('')
    const read = [...code.matchAll(/process\.env\.(\w+)/g)]
    expect(Object.keys(env).sort()).toEqual(read.map(([, name]) => name).sort())
    for (const name of Object.keys(env)) expect(VARIABLES[name as keyof typeof VARIABLES].build, name).toBe(true)
  })
})

/** What Next hands over of webpack, as far as it is used. */
const nextsWebpack = {
  BannerPlugin: class {
    apply() {}
  },
  NormalModuleReplacementPlugin: class {
    apply() {}
  },
  Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
}

const NEXT = '/project/node_modules/next/dist'

describe('a plain build', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('leaves the packages, the store of pages and the scripts of a page as Next has them', async () => {
    const alias = {}
    const config = { resolve: { alias }, module: { rules: [] }, output: {}, plugins: [] }
    bundling('/project', { isPlain: true }).webpack(config, { isServer: false, webpack: nextsWebpack })
    expect(alias).toEqual({})
    expect((await nextConfig()).cacheHandler).toBeDefined()
    vi.stubEnv('PLAIN_BUILD', '1')
    const { cacheHandler, env } = await nextConfig()
    expect(cacheHandler).toBeUndefined()
    expect(env).toMatchObject({ BOOTSTRAP_SCRIPT: '', PLAIN_BUILD: '1' })
  })
})

describe('the aliases', () => {
  const { turbopack, webpack } = bundling('/project')
  const inWebpack = (isServer: boolean) =>
    webpack(
      { resolve: { alias: {} }, module: { rules: [] }, output: {}, plugins: [] },
      { isServer, webpack: nextsWebpack },
    ).resolve.alias

  it('are the same in development and in a build', () => {
    const inTurbopack = Object.entries(turbopack.resolveAlias).map(([name, { browser }]) => [
      `${name}$`,
      browser.replace(/^\./, '/project'),
    ])
    expect(inTurbopack.length).toBeGreaterThan(0)
    // Turbopack has no name for a module that Next asks for by its place: in development the polyfills stay, and Next's client
    // is what Next ships for it.
    const { '../build/polyfills/polyfill-module$': polyfills, ...others } = inWebpack(false)
    expect(polyfills).toBe(false)
    const ofPackages = Object.entries(others).filter(([name]) => !name.startsWith(NEXT))
    expect(Object.fromEntries(ofPackages)).toEqual(Object.fromEntries(inTurbopack))
  })

  it('give the browser Next’s client as ES modules, which Next has for each of these parts', () => {
    const ofNext = Object.entries(inWebpack(false)).filter(([name]) => name.startsWith(NEXT))
    expect(ofNext.length).toBeGreaterThan(0)
    for (const [part, replacement] of ofNext) {
      expect(replacement).toBe(part.replace(NEXT, `${NEXT}/esm`))
      const inOurs = (folder: string) =>
        readdirSync(folder.replace('/project/', './')).filter((name) => name.endsWith('.js'))
      expect(inOurs(String(replacement)), part).toEqual(inOurs(part))
    }
  })

  it('leave the server as it is', () => {
    expect(inWebpack(true)).toEqual({})
  })
})
