import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect as connectH2 } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { server as mockServer } from '@tests/msw/server'
import fc from 'fast-check'
import { http, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { settingHeaders } from '@/config/headers/setting-headers.mjs'
import { parseEnv } from '@/config/parse-env.mjs'
import type { Language } from '@/domain/language'
import { openRobots, robots } from '@/door/machines/robots.server'
import { CONNECTION_TIMES } from '@/server/connections'
import { problemPage } from '@/server/problem-page'
import { findRefusal } from '@/server/refusal'
import { everySpelling, spelledOtherwise } from '../../scripts/check/test-hostile/spellings.mts'
import { FRONT_SECRET, nginxProgram, ownFront, POLICY, storedPage, WITHOUT_NGINX } from './own-front'

/** A machine may be busy. */
const SOON = { timeout: 15_000 }
const STALE_AT_ONCE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600, stale-if-error=86400'
const OLD_AT_ONCE = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

afterEach(() => void vi.unstubAllEnvs())
beforeEach(() => mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough())))

/** A page that says how often it was made. */
function countedPage(headers: Record<string, string> = {}) {
  let made = 0
  return storedPage(() => `page ${++made}`, headers)
}

describe.skipIf(!nginxProgram)(`nginx in front: stored pages${WITHOUT_NGINX}`, () => {
  it('the site is asked once, whatever clients write in Accept-Encoding, and each can read what it gets', async () => {
    const { ask, asked } = await ownFront(countedPage())
    for (const encoding of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP']) {
      const answer = await ask('/nl', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(answer.bytes).toString()).toBe('page 1')
    }
    for (const encoding of ['', 'identity', 'br, gzip;q=0']) {
      const answer = await ask('/nl', { headers: encoding ? { 'accept-encoding': encoding } : {} })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.text).toBe('page 1')
    }
    expect(asked).toHaveLength(1)
  })

  it('a stored answer carries the number of the present request, which the site has been told', async () => {
    const { ask, asked } = await ownFront(countedPage())
    const [first, second] = [await ask('/nl'), await ask('/nl')]
    expect(first.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
    expect(asked[0]?.headers['x-request-id']).toBe(first.headers['x-request-id'])
    expect(second.headers['x-front-cache']).toBe('HIT')
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(second.headers['server-timing']).toBe(`request;desc="${second.headers['x-request-id']}"`)
  })

  it('many who ask for a page at a time are one for the site', async () => {
    const { ask, asked } = await ownFront((incoming, response) => {
      setTimeout(() => countedPage()(incoming, response), 100)
    })
    await Promise.all(Array.from({ length: 20 }, () => ask('/nl')))
    expect(asked).toHaveLength(1)
  })

  it('what a campaign appends is the same page; another query is asked of the site, and stored under no address', async () => {
    const { ask, asked } = await ownFront((incoming, response) =>
      storedPage(() => incoming.url ?? '')(incoming, response),
    )
    const first = '/nl/stock?utm_source=a&gad_source=1&gad_campaignid=12&gclid=b&_hsenc=c&mc_eid=d&li_fat_id=e'
    expect((await ask(first)).text).toBe(first)
    expect((await ask('/nl/stock')).text).toBe(first)
    expect((await ask('/nl/stock?utm_medium=c')).text).toBe(first)
    for (const query of [
      '?fuel=electric',
      '?sales_type=B2B',
      '?utm_source=a&sales_type=B2B',
      '?fuel_type=ELECTRIC&gclid=a',
      '?__nextDataReq=1',
      '?',
    ]) {
      const path = `/nl/stock${query}`
      expect((await ask(path)).text, path).toBe(query === '?' ? first : path)
    }
    expect((await ask('/nl/stock')).text).toBe(first)
    expect(asked).toHaveLength(6)
  })

  it('the site is told which answer is kept for everybody, and no client says it', async () => {
    const { ask, asked } = await ownFront(countedPage())
    const claim = { headers: { 'x-copy-for-all': '1' } }
    for (const path of ['/nl/co2?utm_source=a', '/nl/dsa', '/nl/stock?fuel_type=ELECTRIC&utm_source=a'])
      await ask(path, claim)
    expect(asked.map(({ headers }) => headers['x-copy-for-all'])).toEqual(['1', '1', undefined])
  })

  it('where a page leads on, each visitor takes the own campaign along', async () => {
    const { ask } = await ownFront((incoming, response) => {
      response.setHeader('Cache-Control', 'public, max-age=3600')
      response.writeHead(308, { Location: `/nl/modellen${incoming.url?.replace('/nl/modeles', '')}` }).end()
    })
    for (const query of ['?utm_source=a', '', '?utm_source=b'])
      expect((await ask(`/nl/modeles${query}`)).headers.location).toBe(`/nl/modellen${query}`)
  })

  it('a switch that was pressed without a script takes the campaign along, of the page that it stood on', async () => {
    const { ask, asked } = await ownFront(countedPage())
    const pressed = (path: string, before: string, init = {}) =>
      ask(path, { ...init, headers: { referer: before, host: 'localhost' } })
    const on = 'http://localhost'
    for (const [path, before] of [
      ['/nl/modellen/born', '/fr/modeles/born?utm_source=a%20b&gclid=c'],
      ['/fr/professionnel/stock', '/fr/stock?utm_source=a'],
      ['/fr', '/fr/professionnel?mc_eid=a'],
      ['/nl/professioneel', '/fr/professionnel?utm_source=a#x'],
    ] as const) {
      const answer = await pressed(path, on + before)
      expect([answer.status, answer.headers.location]).toEqual([302, `${path}?${/\?([^#]*)/.exec(before)?.[1]}`])
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
    }
    expect(asked).toEqual([])
    for (const [path, before] of [
      // The same reader, a query of its own, a filter (the site itself has written that one), another site, no page.
      ['/fr/contact', `${on}/fr/modeles?utm_source=a`],
      ['/nl/modellen?x=1', `${on}/fr/modeles?utm_source=a`],
      ['/nl/modellen?utm_source=b', `${on}/fr/modeles?utm_source=a`],
      ['/nl/stock', `${on}/fr/stock?fuel_type=ELECTRIC&utm_source=a`],
      ['/nl/modellen', `${on}/fr/modeles`],
      ['/nl/modellen', 'http://other.test/fr/modeles?utm_source=a'],
      ['/nl/modellen', 'http://other.test/?x=http://localhost/fr/modeles?utm_source=a'],
      ['/robots-x', `${on}/fr/modeles?utm_source=a`],
    ] as const) {
      expect((await pressed(path, before)).status, `${path} from ${before}`).toBe(200)
    }
    expect((await pressed('/nl/modellen', `${on}/fr/modeles?utm_source=a`, { method: 'POST' })).status).not.toBe(302)
  })

  it('addresses that the site tells apart are stored apart, and one that is spelt otherwise is not stored', async () => {
    const { ask, asked } = await ownFront((incoming, response) =>
      storedPage(() => incoming.url ?? '')(incoming, response),
    )
    const otherwise = [
      '/nl%2fstock',
      '/nl//stock',
      '/nl/x/../stock',
      '/nl/./stock',
      '//nl/stock',
      '/nl/%73tock',
      '/nl/stock#x',
    ]
    for (const path of ['/nl/stock', '/nl/Stock', '/nl/stock/', ...otherwise])
      for (const _ of [1, 2]) expect((await ask(path)).text, path).toBe(path)
    const twice = asked.map(({ url }) => url).filter((url, index, all) => all.indexOf(url) !== index)
    expect(twice).toEqual(otherwise)
  })

  it('what is private, varied, with a cookie, made up or of the moment is not stored', async () => {
    const cases = {
      '/': { 'Cache-Control': 'private, no-store' },
      '/nl/a': { 'Cache-Control': 'public, s-maxage=15', Vary: 'Accept-Language' },
      '/nl/b': { 'Cache-Control': 'public, s-maxage=15', Vary: 'Origin, Accept-Encoding' },
      '/nl/c': { 'Cache-Control': 'public, s-maxage=15', 'Set-Cookie': 'a=b' },
      '/api/d': { 'Cache-Control': 'no-cache' },
      '/api/e': {},
    }
    const { ask, asked } = await ownFront((incoming, response) => {
      const headers = cases[incoming.url as keyof typeof cases]
      response.writeHead(headers ? 200 : 404, headers ?? { 'Cache-Control': 'public, s-maxage=15' }).end('x')
    })
    const paths = [...Object.keys(cases), '/nl/made-up']
    for (const path of paths) for (const _ of [1, 2]) await ask(path)
    expect(asked.map(({ url }) => url)).toEqual(paths.flatMap((path) => [path, path]))
  })

  it('a call is stored only where it says so, each query by itself', async () => {
    const { ask } = await ownFront((incoming, response) => {
      response.writeHead(200, { 'Cache-Control': 'public, max-age=60, s-maxage=300' }).end(incoming.url)
    })
    for (const path of ['/api/words/nl?a=1', '/api/words/nl?a=2', '/api/words/nl'])
      expect((await ask(path)).text).toBe(path)
    expect((await ask('/api/words/nl?a=1')).headers['x-front-cache']).toBe('HIT')
    expect((await ask('/api/words/nl', { method: 'POST' })).headers['x-front-cache']).toBeUndefined()
  })

  it('the site is not told what only it may say to itself, nor a cookie, nor an address that the visitor made up', async () => {
    const { ask, asked } = await ownFront(countedPage())
    const made = { 'x-request-id': 'made-up-1', 'x-front-secret': 'x', 'x-prerender-revalidate': 'x', cookie: 'a=b' }
    await ask('/nl', {
      headers: { ...made, 'x-nextjs-data': '1', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil' },
    })
    const told = asked[0]?.headers ?? {}
    expect(told['x-forwarded-for']).toBe('1.2.3.4, 127.0.0.1')
    expect(told['x-request-id']).not.toBe('made-up-1')
    for (const name of ['x-front-secret', 'x-prerender-revalidate', 'cookie', 'x-nextjs-data', 'x-forwarded-host'])
      expect(told[name], name).toBeUndefined()
  })
})

describe.skipIf(!nginxProgram)(`nginx in front: age and trouble${WITHOUT_NGINX}`, () => {
  it('a page past its time is handed out once more while it is fetched anew', async () => {
    const { ask } = await ownFront(countedPage({ 'Cache-Control': STALE_AT_ONCE }))
    expect((await ask('/nl')).text).toBe('page 1')
    await expect.poll(async () => (await ask('/nl')).headers['x-front-cache'], SOON).toBe('STALE')
    await expect.poll(async () => (await ask('/nl')).text, SOON).not.toBe('page 1')
  })

  it('but not once the time for that is over too', async () => {
    const { ask } = await ownFront(countedPage({ 'Cache-Control': OLD_AT_ONCE }))
    await ask('/nl')
    const seen = new Set<unknown>()
    await expect.poll(async () => seen.add((await ask('/nl')).headers['x-front-cache']).has('EXPIRED'), SOON).toBe(true)
    expect(seen).not.toContain('STALE')
  })

  it('the site does not answer: the stored page is, to a list with filters too, and the rest is told so', async () => {
    const { ask, siteStops, siteStarts } = await ownFront(countedPage({ 'Cache-Control': OLD_AT_ONCE }))
    await ask('/nl/stock')
    await siteStops()
    await expect.poll(async () => (await ask('/nl/stock')).headers['x-front-cache'], SOON).toBe('STALE')
    const filtered = await ask('/nl/stock?fuel=electric')
    expect([filtered.status, filtered.text]).toEqual([200, 'page 1'])
    for (const path of [
      '/nl/other',
      '/nl/other?fuel=electric',
      '/_next/data/b/nl.json',
      '/_next/static/chunks/none.js',
    ]) {
      const other = await ask(path)
      expect(other.status, path).toBe(502)
      expect(other.headers['content-security-policy'], path).toBe(POLICY)
      expect(other.headers['retry-after'], path).toBe('5')
      expect(other.text).toContain(String(other.headers['x-request-id']))
    }
    const call = await ask('/api/search?q=1')
    expect(call.status).toBe(502)
    expect(call.headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(call.text)).toMatchObject({
      status: 502,
      code: 'internal',
      request_id: call.headers['x-request-id'],
    })
    await siteStarts()
    await expect.poll(async () => (await ask('/nl/other')).status, SOON).toBe(200)
  })

  it('the site answers with an error: the stored page is handed out', async () => {
    const { ask, answerBy } = await ownFront(countedPage({ 'Cache-Control': OLD_AT_ONCE }))
    await ask('/nl')
    answerBy((_, response) => response.writeHead(500, { 'Cache-Control': 'no-store' }).end('broken'))
    await expect.poll(async () => (await ask('/nl')).headers['x-front-cache'], SOON).toBe('STALE')
    expect((await ask('/nl')).text).toBe('page 1')
    const never = await ask('/nl/never-seen')
    expect([never.status, never.text]).toEqual([500, 'broken'])
  })

  it('the site says that there is no such page any more: that is believed', async () => {
    const { ask, answerBy } = await ownFront(countedPage({ 'Cache-Control': OLD_AT_ONCE }))
    await ask('/nl')
    answerBy((_, response) => response.writeHead(404, { 'Cache-Control': 'public, s-maxage=15' }).end('gone'))
    await expect.poll(async () => (await ask('/nl')).status, SOON).toBe(404)
  })
})

describe.skipIf(!nginxProgram)(`nginx in front: a page that was made again${WITHOUT_NGINX}`, () => {
  it('is fetched at once, for every client, and the site is told that it is such a request', async () => {
    const { ask, refresh, asked } = await ownFront(countedPage())
    expect((await ask('/nl')).text).toBe('page 1')
    const refreshed = await refresh('/nl')
    expect(refreshed.headers['x-front-refreshed']).toBe('200')
    expect(asked.at(-1)?.headers['x-front-secret']).toBe(FRONT_SECRET)
    // It is handed out first and stored a moment later.
    await expect.poll(async () => (await ask('/nl')).text, SOON).toBe('page 2')
    const clients: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }, { host: 'localhost' }]
    for (const headers of clients) {
      const { bytes } = await ask('/nl', { headers })
      expect('accept-encoding' in headers ? gunzipSync(bytes).toString() : bytes.toString()).toBe('page 2')
    }
    expect((await ask('/nl?utm_source=a')).text).toBe('page 2')
    expect(asked).toHaveLength(2)
  })

  it('is gone too, when it is gone', async () => {
    const { ask, refresh, answerBy } = await ownFront(countedPage())
    await ask('/nl')
    answerBy((_, response) => response.writeHead(404, { 'Cache-Control': 'public, s-maxage=15' }).end('gone'))
    await refresh('/nl')
    await expect.poll(async () => (await ask('/nl')).status, SOON).toBe(404)
  })

  it('by a secret that others on the machine cannot read', async () => {
    let mode = 0
    await ownFront(countedPage(), {
      change: (folder) => {
        mode = statSync(join(folder, 'config/nginx.conf')).mode & 0o777
      },
    })
    expect(mode.toString(8)).toBe('600')
  })

  it('only who has the secret can ask for that, and not where visitors come in', async () => {
    const { ask, refresh } = await ownFront(countedPage())
    await ask('/nl')
    expect((await refresh('/nl', 'wrong')).status).toBe(404)
    expect((await refresh('/nl', FRONT_SECRET.toUpperCase())).status).toBe(404)
    await ask('/nl', { headers: { 'x-front-secret': FRONT_SECRET } })
    expect((await ask('/nl')).text).toBe('page 1')
  })
})

describe.skipIf(!nginxProgram)(`nginx in front: its own answers${WITHOUT_NGINX}`, () => {
  it('a call under another spelling is refused before the site hears of it', async () => {
    const { ask, asked } = await ownFront((_, response) => void response.end('site'))
    const calls = [
      '/api/search',
      '/api/messages/contact',
      '/api/backend/v1/stocks/filters',
      '/api/revalidate',
      '/api/metrics',
    ]
    for (const call of calls) {
      const spellings = [
        ...everySpelling(call),
        ...fc.sample(spelledOtherwise(fc.constant(call)), { numRuns: 150, seed: 7 }),
      ]
      for (const spelling of spellings.filter((one) => !/[^\x21-\xff]/.test(one))) await ask(spelling)
    }
    // What nginx takes for a page goes through, and is one for the site too (tests/server/normalize-path.test.ts).
    const heard = asked.map(({ url = '' }) => url)
    const asCalls = heard.filter((url) => calls.includes(new URL(url, 'http://localhost').pathname.replace(/\/$/, '')))
    expect(asCalls.filter((url) => !calls.includes(url) && findRefusal('GET', url, 'build') === undefined)).toEqual([])
  }, 60_000)

  it('below /api have the form of the site’s own problems, whatever refuses', async () => {
    const { ask, siteStops } = await ownFront((_, response) => void response.end('site'))
    const refused: Record<string, () => ReturnType<typeof ask>> = {
      400: () => ask('/api/./search'),
      413: () => ask('/api/messages/contact', { method: 'POST', body: 'a'.repeat(65_537) }),
      414: () => ask(`/api/search?q=${'a'.repeat(8_200)}`),
      421: () => ask('/api/search', { headers: { host: 'evil.example' } }),
      431: () => ask('/api/search', { headers: { 'x-long': 'a'.repeat(20_000) } }),
      404: () => ask('/api/metrics'),
    }
    const expectProblem = (answer: Awaited<ReturnType<typeof ask>>, status: number) => {
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
      })
      expect(JSON.parse(answer.text)).toMatchObject({ status, request_id: answer.headers['x-request-id'] })
    }
    for (const [status, send] of Object.entries(refused)) expectProblem(await send(), Number(status))
    await siteStops()
    for (const path of ['/api/search?q=1', '/api/revalidate']) {
      const lost = await ask(path)
      expectProblem(lost, 502)
      expect(lost.headers['retry-after']).toBe('5')
    }
  })

  it('are a page in the visitor’s language elsewhere, with the words of the site’s own', async () => {
    const { ask, siteStops } = await ownFront((_, response) => void response.end('site'))
    const long = 'a'.repeat(1_100)
    const asked: [path: string, accept: string, language: Language, status: number, options?: object][] = [
      [`/fr/${long}`, 'nl', 'fr', 414],
      [`/NL/${long}`, 'fr', 'nl', 414],
      [`/${long}`, 'en, fr;q=0.8, nl;q=0.2', 'fr', 414],
      [`/${long}`, 'en', 'nl', 414],
      ['/fr', '', 'fr', 431, { 'x-long': 'a'.repeat(20_000) }],
      ['/fr/a', '', 'fr', 421, { host: 'evil.example' }],
    ]
    const expectPage = (answer: Awaited<ReturnType<typeof ask>>, language: Language, status: number) => {
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
      })
      expect(answer.text).toBe(problemPage(language, status, String(answer.headers['x-request-id'])))
    }
    for (const [path, accept, language, status, headers] of asked)
      expectPage(await ask(path, { headers: { 'accept-language': accept, ...headers } }), language, status)
    for (const language of ['fr', 'nl'] as const)
      expectPage(await ask(`/${language}/x`, { method: 'POST', body: 'a'.repeat(65_537) }), language, 413)
    await siteStops()
    for (const language of ['fr', 'nl'] as const) expectPage(await ask(`/${language}`), language, 502)
  })

  it('too many requests of one address at a time are told so', async () => {
    const waiting: (() => void)[] = []
    const { ask } = await ownFront((_, response) => void waiting.push(() => response.end('site')))
    const held = Array.from({ length: 200 }, (_, number) => ask(`/nl/${number}`))
    await expect.poll(() => waiting.length, SOON).toBe(200)
    const [page, call] = [await ask('/fr/one'), await ask('/api/search')]
    expect([page.status, call.status]).toEqual([429, 429])
    expect(page.text).toBe(problemPage('fr', 429, String(page.headers['x-request-id'])))
    expect(JSON.parse(call.text)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(call.headers['retry-after']).toBe('5')
    for (const finish of waiting) finish()
    await Promise.all(held)
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'],
    ['2a02:1::1', '2a02:1::7:8', '2a02:2::1'],
    ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['64:ff9b::c000:201', '64:ff9b::192.0.2.1', '64:ff9b::c000:202'],
  ])('%s and %s are one visitor to that limit, %s is another', async (one, same, another) => {
    const waiting: (() => void)[] = []
    const { ask } = await ownFront((_, response) => void waiting.push(() => response.end('site')), {
      change: (folder) => {
        const file = join(folder, 'config/nginx.conf')
        const asFrom = 'set_real_ip_from 127.0.0.1;\n  real_ip_header X-Test-From;'
        writeFileSync(
          file,
          readFileSync(file, 'utf8')
            .replace('http {', `http {\n  ${asFrom}`)
            .replace('per_address 200', 'per_address 1'),
        )
      },
    })
    const from = (address: string) => ask('/nl', { method: 'POST', headers: { 'x-test-from': address } })
    const held = [from(one)]
    await expect.poll(() => waiting.length, SOON).toBe(1)
    expect((await from(same)).status).toBe(429)
    held.push(from(another))
    await expect.poll(() => waiting.length, SOON).toBe(2)
    for (const finish of waiting) finish()
    await Promise.all(held)
  })

  it('no log has what an address says after its path, nor whose it was, whatever fails', async () => {
    let logs = ''
    const { ask, siteStops } = await ownFront((_, response) => response.destroy(), {
      change: (folder) => {
        logs = folder
      },
    })
    const secret = '/nl/bericht/opvolging?m=token-of-a-visitor'
    const headers = { referer: `https://localhost${secret}` }
    await ask(secret, { headers })
    await ask('/nl/bericht/vraag?m=token-of-a-visitor', { method: 'POST', body: 'a'.repeat(65_537), headers })
    await siteStops()
    expect((await ask(secret, { headers })).status).toBe(502)
    const readLogs = () => readFileSync(join(logs, 'nginx.log'), 'utf8')
    expect(readLogs()).not.toMatch(/token-of-a-visitor|client: /)
  })

  it('processes that are slow or drop an answer are asked again at once by the next visitor', async () => {
    const { ask } = await ownFront(
      (incoming, response) => {
        if (incoming.url?.startsWith('/nl/slow')) response.destroy()
        else response.end('site')
      },
      { processes: ['127.0.0.1', '127.0.0.2'] },
    )
    for (let time = 0; time < 6; time++) expect((await ask(`/nl/slow${time}`)).status).toBe(502)
    for (let time = 0; time < 6; time++) expect((await ask(`/nl/${time}`)).status).toBe(200)
  })

  it('no form is lost to a connection that was kept for too long: the site keeps its own for longer', async () => {
    let seconds = Number.NaN
    await ownFront((_, response) => void response.end(), {
      change: (folder) => {
        const written = readFileSync(join(folder, 'config/upstream.conf'), 'utf8')
        seconds = Number(/keepalive_timeout (\d+)s;/.exec(written)?.[1])
      },
    })
    expect(seconds).toBeLessThan(CONNECTION_TIMES.keepAliveTimeout / 1_000)
  })

  it('what others look for by its name is there while no process is', async () => {
    const { ask, staticFolder, siteStops } = await ownFront((_, response) => void response.end('site'))
    mkdirSync(`${staticFolder}/public/.well-known`)
    for (const name of ['favicon.ico', '.well-known/security.txt'])
      writeFileSync(`${staticFolder}/public/${name}`, name)
    expect((await ask('/robots.txt')).text).toBe('site')
    await siteStops()
    for (const [name, type, text] of [
      ['favicon.ico', 'image/x-icon', 'favicon.ico'],
      ['robots.txt', 'text/plain; charset=utf-8', robots().body],
      ['.well-known/security.txt', 'text/plain; charset=utf-8', '.well-known/security.txt'],
    ]) {
      const answer = await ask(`/${name}`)
      expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, text, type])
      expect(answer.headers['content-security-policy']).toBe(POLICY)
    }
  })

  it.each([
    ['https://www.example.be', ''],
    ['https://staging.example.be', ''],
    ['http://test-3.example.be', ''],
    ['https://stagings.example.be', ''],
    ['https://www.example.be', 'off'],
    ['https://acc.example.be', 'on'],
  ])('its own answers say of %s with SITE_INDEXING=%s what the site says', async (SITE_URL, SITE_INDEXING) => {
    // In an image both are as they were given; the site makes one out of the other.
    const asGiven = (folder: string) => {
      const path = join(folder, 'config/nginx.conf')
      const made = `"${parseEnv({ SITE_URL, SITE_INDEXING }).SITE_INDEXING} ${SITE_URL}"`
      const config = readFileSync(path, 'utf8')
      expect(config).toContain(made)
      writeFileSync(path, config.replace(made, `"${SITE_INDEXING} ${SITE_URL}"`))
    }
    vi.stubEnv('SITE_URL', SITE_URL)
    vi.stubEnv('SITE_INDEXING', SITE_INDEXING)
    const { ask, siteStops, staticFolder } = await ownFront((_, response) => void response.end('site'), {
      change: asGiven,
    })
    writeFileSync(`${staticFolder}/public/images/a.avif`, 'picture')
    const env = parseEnv({ SITE_URL, SITE_INDEXING })
    const ofSite = Object.fromEntries(
      settingHeaders(env, { development: false, bootstrapScript: '' })('/').map(({ key, value }) => [key, value]),
    )
    await siteStops()
    for (const path of ['/images/a.avif', '/robots.txt', '/nl']) {
      const { headers } = await ask(path)
      expect([path, headers['x-robots-tag'], headers['strict-transport-security']]).toEqual([
        path,
        ofSite['X-Robots-Tag'],
        ofSite['Strict-Transport-Security'],
      ])
    }
    const answer = await ask('/robots.txt')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.text).toBe(env.SITE_INDEXING === 'on' ? openRobots(SITE_URL) : 'User-agent: *\nDisallow: /\n')
  })
})

describe.skipIf(!nginxProgram)(`nginx in front: its start${WITHOUT_NGINX}`, () => {
  it('is not done while one of its ports is another’s, though the first takes connections already', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const takeInternal = (folder: string) => {
      const config = join(folder, 'config/nginx.conf')
      const text = readFileSync(config, 'utf8')
      writeFileSync(
        config,
        text.replace(/listen 127\.0\.0\.1:\d+ default_server;/, `listen 127.0.0.1:${port} default_server;`),
      )
    }
    await expect(ownFront(countedPage(), { change: takeInternal })).rejects.toThrow('nginx has ended')
  })
})

describe.skipIf(!nginxProgram)(`nginx in front: files and limits${WITHOUT_NGINX}`, () => {
  it('static files come from the folder, packed as the client can read them, with the site’s own headers', async () => {
    const { ask, asked, staticFolder } = await ownFront((_, response) => response.writeHead(404).end('site'))
    const file = `${staticFolder}/_next/static/chunks/1.js`
    writeFileSync(file, 'script')
    writeFileSync(`${file}.gz`, gzipSync('script'))
    mkdirSync(`${staticFolder}/br/_next/static/chunks`, { recursive: true })
    writeFileSync(`${staticFolder}/br/_next/static/chunks/1.js`, brotliCompressSync('script'))
    writeFileSync(`${staticFolder}/public/images/a.avif`, 'picture')
    const packed = await ask('/_next/static/chunks/1.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.bytes).toString()).toBe('script')
    const plain = await ask('/_next/static/chunks/1.js')
    expect(plain.text).toBe('script')
    for (const encoding of ['br', 'gzip, deflate, br, zstd', 'BR;q=0.5, gzip']) {
      const brotli = await ask('/_next/static/chunks/1.js', { headers: { 'accept-encoding': encoding } })
      expect([encoding, brotli.headers['content-encoding']]).toEqual([encoding, 'br'])
      expect(brotliDecompressSync(brotli.bytes).toString()).toBe('script')
      for (const answer of [brotli, packed, plain])
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': POLICY,
          'content-type': 'application/javascript; charset=utf-8',
          vary: 'Accept-Encoding',
        })
    }
    for (const encoding of ['br;q=0', 'gzip, br;q=0.00, identity', 'brx', 'x-br']) {
      const answer = await ask('/_next/static/chunks/1.js', { headers: { 'accept-encoding': encoding } })
      expect([encoding, answer.headers['content-encoding'] === 'br']).toEqual([encoding, false])
    }
    const picture = await ask('/images/a.avif')
    expect(picture.headers).toMatchObject({ 'content-type': 'image/avif', 'content-security-policy': POLICY })
    expect(asked).toHaveLength(0)
    expect((await ask('/_next/static/chunks/2.js')).text).toBe('site')
  })

  it('an address over 1 KB is answered 414, a search may have 8 KB, a body 64 KB', async () => {
    const { ask } = await ownFront((_, response) => void response.end('site'))
    const path = (length: number, start: string) => start + 'a'.repeat(length - start.length)
    expect((await ask(path(1_024, '/nl/'))).status).toBe(200)
    const refused = await ask(path(1_025, '/nl/'))
    expect(refused.status).toBe(414)
    expect(refused.headers['content-security-policy']).toBe(POLICY)
    expect((await ask(path(8_192, '/api/search?q='))).status).toBe(200)
    expect((await ask(path(8_193, '/api/search?q='))).status).toBe(414)
    expect((await ask(path(8_192, '/nl/professioneel/stock/born?equipment='))).status).toBe(200)
    expect((await ask(path(8_193, '/nl/stock/born?equipment='))).status).toBe(414)
    const tooLarge = await ask('/api/revalidate', { method: 'POST', body: 'a'.repeat(65_537) })
    expect(tooLarge.status).toBe(413)
    expect((await ask('/api/revalidate', { method: 'POST', body: 'a'.repeat(65_536) })).status).toBe(200)
  })

  it('another host name is refused, and what a process tells of itself is not the public’s', async () => {
    const { ask, asked } = await ownFront((_, response) => void response.end('site'))
    const refused = await ask('/nl', { headers: { host: 'evil.example' } })
    expect(refused.status).toBe(421)
    expect(refused.headers['content-security-policy']).toBe(POLICY)
    expect((await ask('/api/metrics', { headers: { authorization: 'Bearer x' } })).status).toBe(404)
    expect((await ask('/api/health/ready')).status).toBe(404)
    expect(asked).toHaveLength(0)
    // A page asks by it whether there is a connection again.
    expect((await ask('/api/health/live')).status).toBe(200)
  })

  it('an operator’s pass reaches the screen of the flags from the operators’ network, and no cookie reaches anything else', async () => {
    const { ask, asked, port } = await ownFront((_, response) => {
      response
        .writeHead(200, { 'Cache-Control': 'private, no-store', 'Set-Cookie': 'flags-operator=pass' })
        .end('screen')
    })
    const headers = { cookie: 'flags-operator=pass', host: `localhost:${port}` }
    const screen = await ask('/api/backend/flags?lang=nl', { headers })
    expect([screen.status, screen.headers['set-cookie']]).toEqual([200, ['flags-operator=pass']])
    expect(asked[0]?.headers).toMatchObject(headers)
    expect((await ask('/api/backend/flags', { method: 'POST', headers, body: 'flag=STOCK' })).text).toBe('screen')
    for (const path of ['/api/backend/v1/feature-flags', '/api/backend/flags/', '/nl']) {
      await ask(path, { headers })
      expect(asked.at(-1)?.headers, path).toMatchObject({ host: 'localhost' })
      expect(asked.at(-1)?.headers.cookie, path).toBeUndefined()
    }
  })

  it('for everybody else there is no screen of the flags', async () => {
    const change = (folder: string) => {
      const config = join(folder, 'config/nginx.conf')
      writeFileSync(config, readFileSync(config, 'utf8').replace('127.0.0.1 1;', '10.8.0.0/24 1;'))
    }
    const { ask, asked } = await ownFront((_, response) => void response.end('screen'), { change })
    for (const path of ['/api/backend/flags', '/api/backend/flags?token=x', '/api/backend/%66lags']) {
      const { status, text } = await ask(path, { headers: { 'x-forwarded-for': '10.8.0.7' } })
      expect([path, status, JSON.parse(text).code]).toEqual([path, 404, 'not_found'])
    }
    expect(asked).toEqual([])
  })

  it('speaks HTTP/2 with TLS', async () => {
    const { tlsPort } = await ownFront(countedPage())
    const session = connectH2(`https://localhost:${tlsPort}`, { rejectUnauthorized: false })
    onTestFinished(() => session.close())
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': '/nl' })
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('error', reject)
      stream.resume().end()
    })
    expect(session.alpnProtocol).toBe('h2')
    expect(status).toBe(200)
  })
})

it('each name of the templates has its value: in the image, or from whoever starts it', () => {
  const names = readdirSync('ops/nginx')
    .filter((file) => file.endsWith('.template'))
    .flatMap((file) => [...readFileSync(`ops/nginx/${file}`, 'utf8').matchAll(/\$\{(FRONT_\w+)\}/g)])
    .map(([, name]) => name)
  const [, image = ''] = readFileSync('ops/Containerfile', 'utf8').split(/^FROM .* AS front$/m)
  const given = [...image.matchAll(/\b(FRONT_\w+)=/g)].map(([, name]) => name)
  for (const path of ['ops/compose.yaml', 'ops/kubernetes/front.env']) {
    const own = [...readFileSync(path, 'utf8').matchAll(/^\s*(FRONT_\w+)[:=]/gm)].map(([, name]) => name)
    const missing = names.filter((name) => ![...given, ...own, 'FRONT_SECRET'].includes(name))
    expect([path, missing]).toEqual([path, []])
  }
})
