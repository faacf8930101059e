import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { ask } from './ask'
import { sendJson, siteBeforeService } from './site-before-service'

const PICTURE = '/images/cars/born/hero-1920.webp'
const address = (url: string, w: number | string) => `/api/image?${new URLSearchParams({ url, w: String(w), q: '75' })}`

test('the built site makes a picture in another width, and refuses what is none of its pictures', async () => {
  const answer = await ask(address(PICTURE, 320), { headers: { accept: 'image/webp' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toContain('max-age=86400')
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320)
  for (const url of ['/images/../server.js', '/server.js', 'http://127.0.0.1/images/cars/born/hero-1920.webp'])
    expect([url, (await ask(address(url, 320))).status]).toEqual([url, 404])
  expect((await ask(address(PICTURE, 321))).status).toBe(400)
  expect((await ask(address(PICTURE, 320), { method: 'POST' })).status).toBe(405)
})

const BUILT = '.next/standalone'
/** Asked for in case it is there: by the driver of PostgreSQL, and by Next. */
const OPTIONAL = new Set(['pg-native', '@builder.io/partytown', '@node-rs/xxhash'])

test('the built site has every package with it that its code asks for: here those of the checkout stand in for one that is not', () => {
  const chunks = readdirSync(join(BUILT, '.next/server'), { recursive: true, encoding: 'utf8' })
  const files = ['server.js', 'messages.js', ...chunks.map((name) => join('.next/server', name))]
  const asked = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(BUILT, name), 'utf8').matchAll(
        /(?:require|import)\("((?:@[\w.-]+\/)?[\w-][\w.-]*)(?=["/])/g,
      ),
    ])
    .flatMap(([, name = '']) => (isBuiltin(name) || OPTIONAL.has(name) ? [] : [name]))
  expect(asked).toContain('sharp')
  expect([...new Set(asked)].filter((name) => !existsSync(join(BUILT, 'node_modules', name)))).toEqual([])
})

/** Milliseconds, on a machine that has other things to do. */
const BUSY = 240_000

test(
  'with its own image service every picture of a page is had at run time, as wide as the page says',
  async () => {
    const { base, page } = await siteBeforeService(
      (_, { body, status }, response) => sendJson(response, body, status),
      { NEXT_PUBLIC_IMAGE_SERVICE_URL: '/api/image' },
    )
    const sources = new Map<string, number>()
    for (const audience of AUDIENCES) {
      for (const path of [
        buildPath('homepage', {}, audience),
        buildPath('models.carline', { carline_code: 'BORN' }, audience),
        buildPath('stock', {}, audience),
      ]) {
        const { html } = await page(path)
        const found = [...html.matchAll(/(\/api\/image\?[^\s"]+) (\d+)w/g)]
        expect([path, found.length > 0]).toEqual([path, true])
        expect([path, /srcset="[^"]*\/images\/cars\/[^"]*\.(?:webp|avif) \d/i.test(html)]).toEqual([path, false])
        for (const [, source = '', width] of found) sources.set(source.replaceAll('&amp;', '&'), Number(width))
      }
    }
    expect(sources.size).toBeGreaterThan(20)
    for (const [source, width] of [...sources].slice(0, 40)) {
      const answer = await fetch(base + source, { headers: { accept: 'image/webp' } })
      expect([source, answer.status]).toEqual([source, 200])
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([source, made.width, made.format]).toEqual([source, width, 'webp'])
    }
  },
  BUSY,
)
