import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tempFolder } from '@tests/temp-folder'
import { describe, expect, it } from 'vitest'
import { shareStatic } from '../../scripts/lib/front/shared-static.mjs'

const HOUR = 3_600_000
const SCRIPT = 'export const a = 1\n'.repeat(100)

function place() {
  const top = tempFolder('static')
  const folder = join(top, 'shared')
  /** A built site with these chunks. */
  const build = (id: string, chunks: Readonly<Record<string, string>>) => {
    const site = join(top, id)
    for (const name of ['.next/static/chunks', 'public/images']) mkdirSync(join(site, name), { recursive: true })
    writeFileSync(join(site, '.next/BUILD_ID'), id)
    writeFileSync(join(site, 'public/images/car.svg'), `<svg>${id}</svg>`)
    for (const [name, text] of Object.entries(chunks)) writeFileSync(join(site, '.next/static/chunks', name), text)
    return site
  }
  const chunk = (name: string) => join(folder, '_next/static/chunks', name)
  const brotli = (name: string) => join(folder, 'br/_next/static/chunks', name)
  return { folder, build, chunk, brotli }
}

describe('the static files of the last builds', () => {
  it('are those of the build, with the same content packed beside each that gains by it', async () => {
    const { folder, build, chunk, brotli } = place()
    await shareStatic({ build: build('one', { 'a.js': SCRIPT, 'small.js': 'a' }), folder })
    expect(readFileSync(chunk('a.js'), 'utf8')).toBe(SCRIPT)
    expect(gunzipSync(readFileSync(chunk('a.js.gz'))).toString()).toBe(SCRIPT)
    expect(brotliDecompressSync(readFileSync(brotli('a.js'))).toString()).toBe(SCRIPT)
    expect(existsSync(chunk('small.js.gz'))).toBe(false)
    expect(readFileSync(join(folder, 'public/images/car.svg'), 'utf8')).toBe('<svg>one</svg>')
  })

  it('keep the build before for a day, and not longer; what both have stays', async () => {
    const { folder, build, chunk, brotli } = place()
    const kept = (name: string) => [chunk(name), chunk(`${name}.gz`), brotli(name)].filter((path) => existsSync(path))
    const two = build('two', { 'two.js': SCRIPT, 'both.js': SCRIPT })
    await shareStatic({ build: build('one', { 'one.js': SCRIPT, 'both.js': SCRIPT }), folder, now: 0 })
    await shareStatic({ build: two, folder, now: 100 * HOUR })
    expect(readFileSync(join(folder, 'public/images/car.svg'), 'utf8')).toBe('<svg>two</svg>')
    await shareStatic({ build: two, folder, now: 123 * HOUR })
    expect(['one.js', 'both.js', 'two.js'].map((name) => kept(name).length)).toEqual([3, 3, 3])
    await shareStatic({ build: two, folder, now: 124 * HOUR })
    expect(['one.js', 'both.js', 'two.js'].map((name) => kept(name).length)).toEqual([0, 3, 3])
  })

  it('are whole when several machines add them at once', async () => {
    const { folder, build, chunk } = place()
    const one = build('one', Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.js`, `${i} ${SCRIPT}`])))
    await Promise.all(Array.from({ length: 4 }, () => shareStatic({ build: one, folder })))
    for (let i = 0; i < 20; i += 1) {
      expect(readFileSync(chunk(`${i}.js`), 'utf8')).toBe(`${i} ${SCRIPT}`)
      expect(gunzipSync(readFileSync(chunk(`${i}.js.gz`))).toString()).toBe(`${i} ${SCRIPT}`)
    }
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.new'))
    expect(left).toEqual([])
  })

  it('a build that is taken up again is kept', async () => {
    const { folder, build, chunk } = place()
    const [one, two] = [build('one', { 'one.js': SCRIPT }), build('two', { 'two.js': SCRIPT })]
    await shareStatic({ build: one, folder, now: 0 })
    await shareStatic({ build: two, folder, now: HOUR })
    await shareStatic({ build: one, folder, now: 2 * HOUR })
    await shareStatic({ build: one, folder, now: 27 * HOUR })
    expect(existsSync(chunk('one.js'))).toBe(true)
    expect(existsSync(chunk('two.js'))).toBe(false)
  })
})
