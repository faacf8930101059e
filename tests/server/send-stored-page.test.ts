import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type PackedPage, pack } from '@/server/page-store/packed-page'
import { isFresh, sendStoredPage } from '@/server/page-store/send-stored-page'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const HTML = '<html lang="fr"><a data-switch="" href="/nl/modellen">NL</a></html>'

const packed = (rest: Partial<PackedPage> = {}) =>
  pack(
    { kind: 'PAGES', html: HTML, pageData: { pageProps: {} } },
    { lastModified: NOW, cacheControl: { revalidate: 60 }, flags: undefined, ...rest },
  )

/** Asks a server that hands out this page. */
async function handing(page: PackedPage, query?: string) {
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()))
  const site = createServer((request, response) => void sendStoredPage(page, 'document', { request, response, query }))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/fr/modeles`
  return (headers: Record<string, string> = {}) => fetch(url, { headers: { 'cache-control': 'max-age=0', ...headers } })
}

describe('a stored page is fresh', () => {
  it('until its lifetime is over', async () => {
    const page = await packed()
    expect([59_999, 60_000].map((age) => isFresh(page, NOW + age))).toEqual([true, false])
  })

  it('for ever where the build says so, and never where nothing is known of it', async () => {
    const years = NOW + 100_000_000_000
    expect(isFresh(await packed({ cacheControl: { revalidate: false } }), years)).toBe(true)
    expect(isFresh(await packed({ cacheControl: undefined }), NOW)).toBe(false)
  })
})

describe('a page that is handed out', () => {
  it('tells caches its lifetime, a year where there is none, and that it differs by what a visitor can unpack', async () => {
    const ask = await handing(await packed())
    const { headers } = await ask()
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['s-maxage=60', 'Accept-Encoding'])
    for (const cacheControl of [undefined, { revalidate: false } as const]) {
      const askForEver = await handing(await packed({ cacheControl }))
      expect((await askForEver()).headers.get('cache-control')).toBe('s-maxage=31536000')
    }
  })

  it.each([
    ['gzip', true],
    ['GZIP', true],
    ['br, gzip', true],
    ['br,gzip;q=0.5', true],
    ['gzip ; q=1, *;q=0', true],
    ['*', true],
    ['br, *;q=0.1', true],
    ['*, gzip;q=0', false],
    ['gzip;q=0', false],
    ['gzip; q=0.00', false],
    ['*;q=0', false],
    ['br', false],
    ['identity', false],
    ['gzipped', false],
    ['x-gzip', false],
  ])('to who says « %s » is packed: %s', async (accepted, isPacked) => {
    for (const query of [undefined, 'a=1']) {
      const ask = await handing(await packed(), query)
      const answer = await ask({ 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(isPacked ? 'gzip' : null)
      expect(await answer.text()).toBe(query ? HTML.replace('modellen', 'modellen?a=1') : HTML)
    }
  })

  it.each([
    ['no-cache', 200],
    ['max-age=0, no-cache', 200],
    ['no-cache , max-age=0', 200],
    ['max-age=0', 304],
    ['max-age=0, not-no-cache', 304],
    ['no-caches', 304],
  ])('to who has it and says « %s » is answered with %i', async (said, status) => {
    const ask = await handing(await packed())
    const tag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': tag, 'cache-control': said })).status).toBe(status)
  })

  it('is known by its tag, weak or beside others, and by no part of it', async () => {
    const ask = await handing(await packed())
    const tag = (await ask()).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"other",W/${tag}`, '*'])
      expect((await ask({ 'if-none-match': known })).status, known).toBe(304)
    for (const known of ['"other"', `"W/${tag.slice(1)}`, tag.slice(1, -1), ''])
      expect((await ask({ 'if-none-match': known })).status, known).toBe(200)
  })
})
