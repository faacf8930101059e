import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { buildPath } from '@/routing/build-path'
import { createPageRequests } from '@/server/page-making/page-requests'
import { type PackedPage, pack } from '@/server/page-store/packed-page'

/** A page begins when the loop is calm, which a busy machine may keep it from for a while. */
const PATIENT = { timeout: 10_000 }

const DOCUMENT = '<html lang="nl">é</html>'
const PREVIEW_ID = 'b1d957a2'
const DATA = { pageProps: { isIncomplete: false, words: 'é' } }

const packed = (ageInSeconds = 0, revalidate = 60, html = DOCUMENT) =>
  pack(
    { kind: 'PAGES', html, pageData: DATA },
    { lastModified: Date.now() - ageInSeconds * 1_000, cacheControl: { revalidate }, flags: undefined },
  )

/** A server with a store, and a renderer that answers when it is told to. */
async function serve({ isRefresh = false, query }: { isRefresh?: boolean; query?: string } = {}) {
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()))
  const store = new Map<string, PackedPage>()
  let tellMade: (path: string) => void = () => undefined
  interface Made {
    readonly url: string
    readonly answer: (stored?: PackedPage) => void
    /** With the old page at once, as Next does: the new one is told later. */
    readonly answerOld: () => (stored: PackedPage) => void
    readonly fail: () => void
  }
  const waiting: Made[] = []
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const url = request.url ?? ''
      const path = url.replace(/^\/_next\/data\/b(.+)\.json$/, '$1')
      waiting.push({
        url,
        answerOld: () => {
          response.setHeader('x-nextjs-cache', 'STALE')
          response.end(`old ${url}`)
          resolve()
          return (page) => {
            store.set(path, page)
            tellMade(path)
          }
        },
        fail: () => {
          response.writeHead(500).end()
          reject(new Error('not made'))
        },
        answer: (page) => {
          if (page) store.set(path, page)
          if (page) tellMade(path)
          response.end(`made ${url}`)
          resolve()
        },
      })
    })
  const answer = createPageRequests({
    handle,
    pages: {
      find: async (path) => store.get(path),
      onMade: (hear) => {
        tellMade = hear
      },
    },
    proxies: 1,
    previewId: PREVIEW_ID,
  })
  let arrived = 0
  let closed = 0
  const site = createServer((request, response) => {
    arrived++
    response.once('close', () => closed++)
    response.setHeader('X-Request-Id', 'r')
    void requestContext.run({ requestId: 'r', isRefresh, ...(query && { query }) }, () =>
      answer(request, response).catch(() => response.headersSent || response.writeHead(500).end()),
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  onTestFinished(() => site.closeAllConnections())
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  let visitors = 0
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': `10.0.0.${++visitors % 250}`, accept: 'text/html', ...init.headers },
    })
  const urls = () => waiting.map(({ url }) => url)
  return { store, ask, waiting, urls, arrived: () => arrived, closed: () => closed }
}

describe('a stored page', () => {
  it('is handed out without the renderer, as a document and as data, packed and not', async () => {
    const { store, ask, urls } = await serve()
    store.set('/nl/stock', await packed())
    const document = await ask('/nl/stock')
    expect(document.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(document.headers.get('content-encoding')).toBe('gzip')
    expect(document.headers.get('cache-control')).toBe('s-maxage=60')
    expect(document.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(await document.text()).toBe(DOCUMENT)
    const data = await ask('/_next/data/b/nl/stock.json')
    expect(data.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await data.json()).toEqual(DATA)
    const plain = await ask('/nl/stock', { headers: { 'accept-encoding': 'gzip;q=0, br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(DOCUMENT)))
    expect(await plain.text()).toBe(DOCUMENT)
    expect(urls()).toEqual([])
  })

  it('is 404 where it says that there is nothing at its address, and its data are an answer', async () => {
    const { store, ask } = await serve()
    store.set('/nl/a', { ...(await packed()), isUnknown: true })
    const document = await ask('/nl/a')
    expect([document.status, await document.text()]).toEqual([404, DOCUMENT])
    expect((await ask('/_next/data/b/nl/a.json')).status).toBe(200)
  })

  it('is unpacked for all who cannot read gzip, as it is at that moment', async () => {
    const { store, ask } = await serve()
    const plain = async () => (await ask('/nl', { headers: { 'accept-encoding': 'identity' } })).text()
    for (const html of ['<p>een</p>', '<p>twee</p>', '<p>een</p>']) {
      store.set('/nl', await packed(0, 60, html))
      expect(new Set(await Promise.all(Array.from({ length: 20 }, plain)))).toEqual(new Set([html]))
    }
  })

  it('is not sent again to who has it, and only its head to who asks for that', async () => {
    const { store, ask } = await serve()
    store.set('/nl', await packed())
    const first = await ask('/nl', { method: 'HEAD' })
    expect(first.headers.get('content-length')).toBe(String(packedLength(await packed())))
    expect(await first.text()).toBe('')
    const tag = first.headers.get('etag') ?? ''
    // Left alone, fetch says no-cache with it.
    const noReload = { 'cache-control': 'max-age=0' }
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      expect((await ask('/nl', { headers: { 'if-none-match': known, ...noReload } })).status, known).toBe(304)
    }
    expect((await ask('/nl', { headers: { 'if-none-match': '"other"', ...noReload } })).status).toBe(200)
    const reload = await ask('/nl', { headers: { 'if-none-match': tag, 'cache-control': 'no-cache' } })
    expect(reload.status).toBe(200)
  })

  it('that is old is made again behind one visitor, and handed out to the others meanwhile', async () => {
    const { store, ask, waiting, urls } = await serve()
    store.set('/nl', await packed(61))
    const first = ask('/nl')
    await expect.poll(urls, PATIENT).toEqual(['/nl'])
    const second = await ask('/nl')
    expect(second.headers.get('x-nextjs-cache')).toBe('STALE')
    expect(await second.text()).toBe(DOCUMENT)
    waiting[0]?.answer(await packed(0, 60, '<p>nieuw</p>'))
    expect(await (await first).text()).toBe('<p>nieuw</p>')
    expect((await ask('/nl')).headers.get('x-nextjs-cache')).toBe('HIT')
    expect(urls()).toEqual(['/nl'])
  })

  it('that Next makes again behind its visitor holds its turn until it is made', async () => {
    const { store, ask, waiting, urls } = await serve()
    for (const path of ['/nl', '/fr']) store.set(path, await packed(61))
    const first = ask('/nl')
    await expect.poll(urls, PATIENT).toEqual(['/nl'])
    const tellMade = waiting[0]?.answerOld()
    expect(await (await first).text()).toBe(DOCUMENT)
    // One is made again at a time.
    for (const path of ['/nl', '/fr']) expect(await (await ask(path)).text()).toBe(DOCUMENT)
    tellMade?.(await packed())
    void ask('/fr').catch(() => undefined)
    await expect.poll(urls, PATIENT).toEqual(['/nl', '/fr'])
  })

  it('never waits for those that have to be made', async () => {
    const { store, ask, urls } = await serve()
    store.set('/nl', await packed())
    for (let number = 0; number < 20; number++) void ask(`/nl/stock/born/${number}`).catch(() => undefined)
    await expect.poll(() => urls().length, PATIENT).toBe(4)
    expect(await (await ask('/nl')).text()).toBe(DOCUMENT)
    expect(urls()).toHaveLength(4)
  })

  it('is read past for our own nginx, which fetches it after a change, and for an editor’s view', async () => {
    const refresh = await serve({ isRefresh: true })
    refresh.store.set('/nl', await packed())
    void refresh.ask('/nl').catch(() => undefined)
    await expect.poll(refresh.urls, PATIENT).toEqual(['/nl'])
    const preview = await serve()
    preview.store.set('/nl', await packed())
    void preview.ask('/nl', { headers: { cookie: `a=b; __prerender_bypass=${PREVIEW_ID}` } }).catch(() => undefined)
    await expect.poll(preview.urls, PATIENT).toEqual(['/nl'])
    for (const cookie of ['a=b', '__prerender_bypass=x', '__prerender_bypass='])
      expect(await (await preview.ask('/nl', { headers: { cookie } })).text(), cookie).toBe(DOCUMENT)
  })

  it('is not what answers a form that is sent to its address', async () => {
    const { store, ask, waiting, urls } = await serve()
    store.set('/nl', await packed())
    const answer = ask('/nl', { method: 'POST', body: 'a=b' })
    await expect.poll(urls, PATIENT).toEqual(['/nl'])
    waiting[0]?.answer()
    expect(await (await answer).text()).toBe('made /nl')
  })
})

describe('a page whose address has a query', () => {
  const SWITCH = '<html><a data-switch="" href="/fr/modeles">FR</a></html>'
  const SAID = '<html><a data-switch="" href="/fr/modeles?body=suv&amp;gclid=1">FR</a></html>'
  const query = 'body=suv&gclid=1'

  it('says it on in its switches, packed and not, under a tag of its own', async () => {
    const { store, ask } = await serve({ query })
    store.set('/nl/modellen', await packed(0, 60, SWITCH))
    const first = await ask('/nl/modellen')
    expect([first.headers.get('content-encoding'), await first.text()]).toEqual(['gzip', SAID])
    const plain = await ask('/nl/modellen', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-length')).toBe(String(SAID.length))
    expect(await plain.text()).toBe(SAID)
    const tag = first.headers.get('etag') ?? ''
    const known = { 'if-none-match': tag, 'cache-control': 'max-age=0' }
    expect((await ask('/nl/modellen', { headers: known })).status).toBe(304)
    const without = await serve()
    without.store.set('/nl/modellen', await packed(0, 60, SWITCH))
    expect((await without.ask('/nl/modellen')).headers.get('etag')).not.toBe(tag)
    expect(await (await ask('/_next/data/b/nl/modellen.json')).json()).toEqual(DATA)
  })

  it('that is a search, spelled as it is stored, stands in them already', async () => {
    const { store, ask } = await serve({ query: 'body=suv' })
    store.set('/nl/stock/~body=suv', await packed(0, 60, SWITCH))
    expect(await (await ask('/nl/stock/~body%3Dsuv')).text()).toBe(SWITCH)
    store.set('/nl/stock/~body=suv&page=2', await packed(0, 60, SWITCH))
    expect(await (await ask('/nl/stock/~body%3Dsuv%26page%3D2')).text()).toContain('?body=suv')
  })

  it('of more than a thousand characters is handed out as it is stored', async () => {
    for (const [length, isSaid] of [
      [1_000, true],
      [1_001, false],
    ] as const) {
      const { store, ask } = await serve({ query: 'a='.padEnd(length, '1') })
      store.set('/nl/modellen', await packed(0, 60, SWITCH))
      expect((await (await ask('/nl/modellen')).text()).includes('?a=1')).toBe(isSaid)
    }
  })

  it('says it on too in what the language shows for « no such page »', async () => {
    const { store, ask, urls } = await serve({ query })
    const nothing = await pack(null, { lastModified: Date.now(), cacheControl: { revalidate: 60 }, flags: undefined })
    store.set('/nl/nergens', nothing)
    store.set('/nl/404', { ...(await packed(0, 60, SWITCH)), isUnknown: true })
    const answer = await ask('/nl/nergens')
    expect([answer.status, await answer.text()]).toEqual([404, SAID])
    // A car that is gone has a page of its own.
    store.set('/nl/weg', { ...(await packed(0, 60, SWITCH.replace('FR', 'weg'))), isUnknown: true })
    expect(await (await ask('/nl/weg')).text()).toBe(SAID.replace('FR', 'weg'))
    expect(urls()).toEqual([])
  })

  it('leads elsewhere without it: a redirect is Next’s to tell', async () => {
    const { store, ask, waiting, urls } = await serve({ query })
    const redirect = { kind: 'REDIRECT', props: {} } as const
    store.set(
      '/nl/oud',
      await pack(redirect, { lastModified: Date.now(), cacheControl: { revalidate: 60 }, flags: '' }),
    )
    store.set('/nl/404', await packed(0, 60, SWITCH))
    const answer = ask('/nl/oud')
    await expect.poll(urls, PATIENT).toEqual(['/nl/oud'])
    waiting[0]?.answer()
    expect(await (await answer).text()).toBe('made /nl/oud')
  })

  it('does so too where it has to be made first, and where it is old', async () => {
    const { store, ask, waiting, urls } = await serve({ query })
    const first = ask('/nl/modellen')
    await expect.poll(urls, PATIENT).toEqual(['/nl/modellen'])
    waiting[0]?.answer(await packed(0, 60, SWITCH))
    expect(await (await first).text()).toBe(SAID)
    store.set('/nl/modellen', await packed(61, 60, SWITCH))
    const old = ask('/nl/modellen')
    await expect.poll(urls, PATIENT).toHaveLength(2)
    waiting[1]?.answer()
    expect(await (await old).text()).toBe(SAID)
  })

  it('is Next’s to tell where it cannot be made', async () => {
    const { ask, waiting, urls } = await serve({ query })
    const answer = ask('/nl/modellen')
    await expect.poll(urls, PATIENT).toHaveLength(1)
    waiting[0]?.answer()
    await expect.poll(urls, PATIENT).toHaveLength(2)
    waiting[1]?.answer()
    expect(await (await answer).text()).toBe('made /nl/modellen')
  })

  it('waits for its turn again for that', async () => {
    const { ask, waiting, urls, arrived } = await serve({ query })
    const answer = ask('/nl/modellen')
    await expect.poll(urls, PATIENT).toHaveLength(1)
    const others = [1, 2, 3].map((number) => ask(`/nl/stock/born/${number}`))
    await expect.poll(urls, PATIENT).toHaveLength(4)
    const next = ask('/nl/stock/born/4')
    await expect.poll(arrived, PATIENT).toBe(5)
    waiting[0]?.answer()
    await expect.poll(urls, PATIENT).toHaveLength(5)
    expect(urls()[4]).toBe('/nl/stock/born/4')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(urls()).toHaveLength(5)
    const ending = setInterval(() => {
      for (const { answer: end } of waiting.splice(0)) end()
    }, 20)
    onTestFinished(() => clearInterval(ending))
    expect(await (await answer).text()).toBe('made /nl/modellen')
    await Promise.all([...others, next])
  }, 30_000)
})

describe('a page that is not stored', () => {
  it('that cannot be made leaves its place to the next', async () => {
    const { ask, waiting, urls } = await serve()
    const asked = [1, 2, 3, 4, 5].map((number) => ask(`/nl/stock/born/${number}`))
    await expect.poll(urls, PATIENT).toHaveLength(4)
    waiting[0]?.fail()
    await expect.poll(urls, PATIENT).toHaveLength(5)
    const page = await packed()
    for (const { answer } of waiting) answer(page)
    await Promise.all(asked)
  })

  it('and a paper wait for the same turns', async () => {
    const { ask, waiting, urls, arrived } = await serve()
    const asked = ['/nl/1', '/nl/2', '/api/quote?x', '/sitemap.xml', '/api/fleet'].map((path) => ask(path))
    await expect.poll(arrived, PATIENT).toBe(5)
    await expect.poll(urls, PATIENT).toHaveLength(4)
    for (const { answer } of waiting.splice(0)) answer()
    await expect.poll(urls, PATIENT).toHaveLength(1)
    waiting[0]?.answer()
    await Promise.all(asked)
  })

  it('is made for each visitor where its address is written so that Next would store it under another name', async () => {
    const { ask, waiting, urls } = await serve()
    const asked = [1, 2].map(() => ask('/nl//stock'))
    await expect.poll(urls, PATIENT).toHaveLength(2)
    for (const { answer } of waiting) answer()
    await Promise.all(asked)
  })

  it('is made once for all who ask for it at a time, and all have what was stored', async () => {
    const { ask, waiting, urls } = await serve()
    const all = Array.from({ length: 5 }, () => ask('/nl/stock/born/1'))
    await expect.poll(urls, PATIENT).toEqual(['/nl/stock/born/1'])
    waiting[0]?.answer(await packed())
    const answers = await Promise.all(all)
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(all.map(() => DOCUMENT))
    expect(answers.map(({ headers }) => headers.get('x-nextjs-cache')).toSorted()).toEqual([
      'HIT',
      'HIT',
      'HIT',
      'HIT',
      'MISS',
    ])
    expect(urls()).toHaveLength(1)
  })

  it('is sent as it is packed for the store, as a document and as data', async () => {
    const { ask, waiting, urls } = await serve()
    const page = await packed()
    for (const path of ['/nl/stock/born/1', '/nl/stock/~body=suv', '/_next/data/b/nl/stock/born/2.json']) {
      const answer = ask(path)
      await expect.poll(urls, PATIENT).toEqual([path])
      waiting.splice(0)[0]?.answer(page)
      const { headers } = await answer
      expect([headers.get('content-encoding'), headers.get('x-nextjs-cache')], path).toEqual(['gzip', 'MISS'])
      expect(await (await answer).text(), path).toBe(path.endsWith('.json') ? JSON.stringify(DATA) : DOCUMENT)
    }
  })

  it('that nobody waits for any more is not made', async () => {
    const { ask, waiting, urls, arrived, closed } = await serve()
    const makers = [1, 2, 3, 4].map((number) => ask(`/nl/stock/born/${number}`))
    await expect.poll(() => urls().length, PATIENT).toBe(4)
    const gone = new AbortController()
    const left = ask('/nl/stock/born/gone', { signal: gone.signal }).catch(() => 'left')
    const stays = ask('/nl/stock/born/stays')
    await expect.poll(arrived, PATIENT).toBe(6)
    gone.abort()
    expect(await left).toBe('left')
    await expect.poll(closed, PATIENT).toBe(1)
    const page = await packed()
    for (const { answer } of waiting.splice(0)) answer(page)
    await Promise.all(makers)
    await expect.poll(urls, PATIENT).toEqual(['/nl/stock/born/stays'])
    waiting[0]?.answer(page)
    await stays
  })

  it('is asked for again in a moment by a page in the visitor’s language, when too many wait', async () => {
    const { ask } = await serve()
    const crowd = Array.from({ length: 230 }, (_, number) => ask(`/fr/stock/born/${number}?utm_source=x`))
    const refused = await Promise.race(crowd)
    expect(refused.status).toBe(503)
    const html = await refused.text()
    const delay = Number(refused.headers.get('retry-after'))
    expect(delay).toBeGreaterThanOrEqual(3)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain(`<meta http-equiv="refresh" content="${delay}">`)
    expect(html).not.toMatch(/<script|<link|src=/)
    const data = await ask('/_next/data/b/nl/stock/born/late.json', { headers: { accept: '*/*' } })
    expect(data.status).toBe(503)
    expect(data.headers.get('content-type')).toBe('application/problem+json')
  })

  it('asks who has sent a form to reload, which sends it again: a page that comes again by itself would lose it', async () => {
    const { ask } = await serve()
    const form = buildPath('message', { message_kind: 'contact' }, { language: 'nl', salesType: 'B2C' })
    const crowd = Array.from({ length: 230 }, () => ask(form, { method: 'POST', body: 'text=Dag' }))
    const refused = await Promise.race(crowd)
    const html = await refused.text()
    expect(refused.status).toBe(503)
    expect(html).not.toMatch(/refresh|href/)
    expect(html).toContain('Laad deze pagina over enkele seconden opnieuw')
  })

  it('does not keep a form or a call waiting', async () => {
    const { ask, urls } = await serve()
    for (let number = 0; number < 20; number++) void ask(`/nl/stock/born/${number}`).catch(() => undefined)
    await expect.poll(() => urls().length, PATIENT).toBe(4)
    const form = buildPath('message', { message_kind: 'contact' }, { language: 'nl', salesType: 'B2B' })
    const others = [form, '/api/messages/contact', '/_next/static/chunks/1.js', '/images/a.avif']
    for (const path of others) void ask(path).catch(() => undefined)
    await expect.poll(() => urls().slice(4).toSorted(), PATIENT).toEqual(others.toSorted())
  })

  it('says before its first byte that it is no search result, where nobody should find it', async () => {
    const { store, ask } = await serve()
    for (const [path, hint] of [
      ['/nl/stock/~fuel_type=ELECTRIC', 'noindex'],
      ['/nl/car-configurator/conf/x', 'noindex'],
      ['/fr/modeles-v2', 'noindex'],
      ['/nl/stock', null],
      ['/nl/stock/born', null],
      ['/fr', null],
    ] as const) {
      store.set(path, await packed())
      expect((await ask(path)).headers.get('x-robots-tag'), path).toBe(hint)
    }
  })

  it('is Next’s to answer for what is none: « no such page » is told to each visitor, a few at a time', async () => {
    const { store, ask, urls } = await serve()
    const nothing = await pack(null, { lastModified: Date.now(), cacheControl: { revalidate: 60 }, flags: undefined })
    store.set('/nl/nergens', nothing)
    store.set('/nl/404', await packed())
    for (let number = 0; number < 9; number++) void ask('/nl/nergens').catch(() => undefined)
    await expect.poll(() => urls().length, PATIENT).toBe(4)
  })
})

const packedLength = ({ documentBytes, packed: bytes }: PackedPage) =>
  gunzipSync(bytes.subarray(0, documentBytes)).length > 0 ? documentBytes : 0
