import type { ServerResponse } from 'node:http'
import { Agent, get, request as sendRequest } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { remoteCalls } from '@/data/service/remote-calls.server'
import { type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import { buildPath } from '@/routing/build-path'
import { CONNECTION_TIMES } from '@/server/connections'
import { sendRetryLater } from '@/server/page-making/retry-later'
import { sharedStoreStates } from '@/server/page-store/state'
import { problemPage } from '@/server/problem-page'
import { serviceStates } from '@/server/watch-flags'
import { everySpelling, spelledOtherwise } from '../../scripts/check/test-hostile/spellings.mts'
import { type Handle, page, serve, TOKEN } from './serve-site'

/** What comes back for bytes that no client of HTTP would send. */
function speak(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('reports of browsers', () => {
  it.each(['/api/field', '/api/reports'])(
    'are taken sixty times a minute of one visitor at %s, whatever the other limits',
    async (path) => {
      const { ask, metrics } = await serve(async (_, response) => void response.writeHead(204).end())
      const answers = await Promise.all(Array.from({ length: 70 }, () => ask(path, { method: 'POST', body: '{}' })))
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(60)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
      expect(await metrics()).toContain('site_refusals_total{reason="field-limit"} 10')
    },
  )
})

it('who runs the site can ask which build it is', async () => {
  const { ask, metrics } = await serve(page)
  expect(await (await ask('/api/health/ready')).json()).toMatchObject({
    release: { build: 'build-1', version: '1.4.0' },
  })
  expect(await metrics()).toContain('site_build_info{build="build-1",version="1.4.0"} 1')
})

it('a stored page has tags and a longer life for a CDN that can be told, and for no other', async () => {
  const stored: Handle = async (_, response) => {
    response.setHeader('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>')
  }
  const { ask } = await serve(stored, { CDN_PURGE_URL: 'https://cdn.test/purge', CDN_PURGE_TOKEN: 't'.repeat(40) })
  const { headers } = await ask('/nl/modellen/born')
  expect(headers.get('cache-tag')).toBe('site,route:models.carline,carline:BORN,page:models.carline/BORN')
  expect(headers.get('surrogate-key')).toBe('site route:models.carline carline:BORN page:models.carline/BORN')
  expect(headers.get('cdn-cache-control')).toBe('max-age=900, stale-if-error=86400')
  expect(headers.get('surrogate-control')).toBe('max-age=900, stale-if-error=86400')
  // nginx, which is told by name, and everybody else ask as often as before.
  expect(headers.get('cache-control')).toContain('s-maxage=15')
  const without = await serve(stored)
  const names = [...(await without.ask('/nl/modellen/born')).headers.keys()]
  expect(names.filter((name) => /tag$|surrogate|cdn/.test(name) && name !== 'etag')).toEqual([])
})

it('a refusal is counted by its reason', async () => {
  const { ask, metrics } = await serve(page, { RATE_LIMIT: 1 })
  await ask(`/nl/${'a'.repeat(1_100)}`)
  await ask('/nl', { method: 'POST' })
  await ask('/api/%73earch')
  await ask('/api/search')
  await ask('/api/search')
  const told = await metrics()
  for (const reason of ['address-too-long', 'method', 'not-plain', 'calls-limit'])
    expect(told).toContain(`site_refusals_total{reason="${reason}"} 1`)
})

describe('every answer', () => {
  it('has a number and the headers of all, also when it is refused, redirected or failed', async () => {
    const { ask } = await serve(async () => {
      throw new Error('broken')
    })
    for (const path of ['/nl', `/nl/${'a'.repeat(1_100)}`, '/fr?sales_type=b2c', '/api/health/live']) {
      const { headers } = await ask(path)
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    const failed = await ask('/api/navigation')
    expect(failed.status).toBe(500)
    expect(await failed.json()).toMatchObject({ code: 'internal', request_id: failed.headers.get('x-request-id') })
  })

  it('is a page in the visitor’s language where a page was asked for, and tells nothing of the request', async () => {
    const { ask } = await serve(async () => {
      throw new Error('broken')
    })
    for (const [path, language, accept] of [
      ['/fr', 'fr', 'nl'],
      [`/nl/${'a'.repeat(1_100)}`, 'nl', 'fr'],
      ['/%ff', 'fr', 'en, fr;q=0.9, nl;q=0.8'],
      ['/%fe', 'fr', 'nl;q=0.5, FR-BE;q=0.9'],
      ['/%fd', 'nl', 'frr, fr;q=0, de'],
    ] as const) {
      const answer = await ask(path, { headers: { 'accept-language': accept } })
      expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const id = String(answer.headers.get('x-request-id'))
      expect(await answer.text()).toBe(problemPage(language, answer.status, id))
    }
  })

  it('has the headers of all when Node itself refuses it', async () => {
    const { site, metrics } = await serve(page)
    const { port } = new URL(site.address())
    for (const [sent, status] of [
      ['GET / HTTP/1.1\r\nbad header\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET /nl HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
      ['GET /api/search HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
      [`POST /api/search HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\n`, 413],
    ] as const) {
      const [head = '', body = ''] = (await speak(Number(port), sent)).split('\r\n\r\n')
      expect(head).toContain(`HTTP/1.1 ${status} `)
      expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(head.toLowerCase()).toContain('cache-control: no-store')
      expect(head).toMatch(/x-request-id: [\da-f-]{36}/i)
      expect(body).toContain(sent.startsWith('GET /nl') ? '<h1>' : `"status":${status}`)
    }
    expect(await metrics()).toContain('site_refusals_total{reason="unreadable"} 3')
  })

  it.each([
    ['without a word', 404, 'not_found', (response) => void response.end()],
    ['in bare text', 400, 'invalid_parameter', (response) => void response.end('Invalid JSON')],
    ['with a length', 405, 'method_not_allowed', (response) => void response.setHeader('Content-Length', 2).end('no')],
    ['by its head first', 413, 'body_too_large', (response) => void response.writeHead(413).end('too long')],
    ['in pieces', 502, 'internal', (response) => void (response.write('a') && response.end('b'))],
    [
      'once its headers are gone',
      404,
      'not_found',
      (response) => {
        response.flushHeaders()
        response.end('nothing')
      },
    ],
  ] satisfies [string, number, string, (response: ServerResponse) => void][])(
    'a call that is refused %s is a problem, a page is left alone',
    async (_, status, code, refuse) => {
      const { ask } = await serve(async (_request, response) => {
        response.statusCode = status
        refuse(response)
      })
      const answer = await ask('/api/nobody')
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const problem = { type: 'about:blank', status, code, request_id: answer.headers.get('x-request-id') }
      expect(await answer.json()).toMatchObject(problem)
      expect((await ask('/nl')).headers.get('content-type')).toBeNull()
    },
  )

  it('a call that says itself what is wrong is left alone', async () => {
    const { ask } = await serve(async (_, response) => {
      response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"own":true}')
    })
    expect(await (await ask('/api/search')).json()).toEqual({ own: true })
  })

  it('a call that is answered keeps its length', async () => {
    const { ask } = await serve(async (_, response) => void response.end('four'))
    expect((await ask('/api/search')).headers.get('content-length')).toBe('4')
  })

  it('tells a document’s script its number', async () => {
    const { ask } = await serve(page)
    const { headers } = await ask('/nl')
    expect(headers.get('server-timing')).toBe(`request;desc="${headers.get('x-request-id')}"`)
  })

  it('is made with the number at hand, for the calls to the service', async () => {
    const { ask } = await serve(async (_, response) => void response.end(requestContext.getStore()?.requestId))
    const answer = await ask('/nl')
    expect(await answer.text()).toBe(answer.headers.get('x-request-id'))
  })
})

it('a page is made anew for the front that has the secret, and for nobody else', async () => {
  const refreshes: (boolean | undefined)[] = []
  const note: Handle = async (_, response) => {
    refreshes.push(requestContext.getStore()?.isRefresh)
    response.end()
  }
  const secret = 'f'.repeat(32)
  const ours = { headers: { 'x-front-secret': secret } }
  const { ask } = await serve(note, { FRONT_SECRET: secret })
  await ask('/nl', ours)
  await ask('/nl', { headers: { 'x-front-secret': 'g'.repeat(32) } })
  await ask('/nl')
  const without = await serve(note)
  await without.ask('/nl', ours)
  expect(refreshes).toEqual([true, false, false, false])
})

it('a search is answered from where its page is stored, whose own address leads to the one that visitors see', async () => {
  const asked: (string | undefined)[] = []
  const { ask } = await serve(async ({ url }, response) => {
    asked.push(url)
    response.end()
  })
  await ask('/fr/stock?page=2')
  const [stored = ''] = asked
  expect(stored).toMatch(/^\/fr\/stock\/~/)
  const answer = await ask(stored)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/fr/stock?page=2'])
  expect(asked).toEqual([stored])
})

it('an answer that breaks in its midst is cut off, and not ended as if it were whole', async () => {
  const { ask } = await serve(async (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half')
    throw new Error('the service is gone')
  })
  await expect(ask('/nl').then((answer) => answer.text())).rejects.toThrow()
})

describe('a redirect to a language', () => {
  it.each(['/', '/modellen'])('from %s is not kept by anybody', async (path) => {
    const { ask } = await serve(async (_, response) => void response.writeHead(307, { Location: '/nl' }).end())
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('vary')).toBe('Accept-Language')
  })

  it.each([
    ['nl;q=0.5, FR-be;q=0.9', 'fr'],
    ['nl;q=0,fr', 'fr'],
    ['fr ; q=0, frr, de', 'nl'],
    ['en-US,en;q=0.9,nl;q=0.2,fr;q=0.1', 'nl'],
  ])('is told to Next by the weights of "%s": %s', async (accept, language) => {
    const { ask } = await serve(async ({ headers }, response) => void response.end(headers['accept-language']))
    expect(await (await ask('/', { headers: { 'accept-language': accept } })).text()).toBe(language)
  })

  it('is one, also where the query says which buyer asks', async () => {
    const { ask } = await serve(page)
    const { headers } = await ask('/?sales_type=B2B&utm_source=x', { headers: { 'accept-language': 'fr-BE' } })
    expect(headers.get('location')).toBe('/fr/professionnel?utm_source=x')
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'Accept-Language'])
  })
})

describe('the link to a message', () => {
  it.each(['/fr/bericht/opvolging?m=x', '/nl/bericht/opvolging/?%6D=x', '/nl/bericht/vraag?sales_type=B2B&m=x'])(
    '%s is sent on, and kept by nobody on the way',
    async (path) => {
      const { ask } = await serve(page)
      const { status, headers } = await ask(path)
      expect([status, headers.get('cache-control')]).toEqual([308, 'private, no-store'])
    },
  )

  it('says its query to the page, but not where a cache in front keeps the answer for everybody', async () => {
    const heard: unknown[] = []
    const { ask } = await serve(async (...parts) => {
      heard.push(requestContext.getStore()?.query)
      await page(...parts)
    })
    await ask('/nl/modellen?utm_source=a&body=suv')
    await ask('/nl/modellen?utm_source=a', { headers: { 'x-copy-for-all': '1' } })
    await ask('/nl/modellen')
    expect(heard).toEqual(['utm_source=a&body=suv', undefined, ''])
  })

  it('of which nothing but a refusal is left is not told to the page that it leads to', async () => {
    const { ask } = await serve(page)
    const refused = await ask('/nl/bericht/opvolging%00?m=x')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('<meta name="referrer" content="strict-origin">')
  })

  it('is no reason to forget where another address leads to', async () => {
    const { ask } = await serve(page)
    expect((await ask('/nl/stock/?utm_source=m')).headers.get('cache-control')).toBe('public, max-age=3600')
  })
})

describe('an address without a language that is no page’s', () => {
  /** A door that leads one address elsewhere, and has no page at others. */
  const leads: Handle = async ({ url }, response) => {
    const to = { '/fr/noel': '/fr/stock', '/nl/noel': '/nl/stock' }[String(url)]
    if (to) response.setHeader('Location', to)
    response.writeHead(to ? 307 : 404).end(String(url))
  }

  it('leads where editors lead it, in the language of the browser, at once and with its query', async () => {
    const { ask } = await serve(leads)
    const french = await ask('/noel?utm_source=radio', { headers: { 'accept-language': 'fr-BE,nl;q=0.5' } })
    expect([french.status, french.headers.get('location')]).toEqual([307, '/fr/stock?utm_source=radio'])
    expect((await ask('/noel/')).headers.get('location')).toBe('/nl/stock')
    // Another visitor of the same cache speaks the other language.
    expect([french.headers.get('cache-control'), french.headers.get('vary')]).toEqual([
      'private, no-store',
      'Accept-Language',
    ])
  })

  it('is asked to come again while too many pages wait, and so is another spelling', async () => {
    const { ask } = await serve(async (request, response) => {
      sendRetryLater(request, response, { status: 503, delay: 7, path: String(request.url) })
    })
    for (const path of ['/noel', '/NL/stock/born/B1234567']) {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      expect(answer.status, path).toBe(503)
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThanOrEqual(7)
      expect(await answer.text(), path).toContain('http-equiv="refresh"')
    }
  })

  it('goes on to Next where editors say nothing of it, as do files', async () => {
    const { ask } = await serve(leads)
    for (const path of ['/nothing', '/noel.png', '/_next/noel', '/fr/nothing']) {
      expect(await (await ask(path)).text(), path).toBe(path)
    }
  })
})

describe('a stored page that leads elsewhere', () => {
  const leads =
    (location: string, isStored = true): Handle =>
    async (_, response) => {
      if (isStored) response.setHeader('x-nextjs-cache', 'HIT')
      response.setHeader('Location', location)
      response.writeHead(308).end()
    }

  it.each([
    ['/nl/news/a?utm_source=x&gclid=1', '/nl/news/b', '/nl/news/b?utm_source=x&gclid=1'],
    ['/fr/faq/a?gclid=1', '/fr/faq/b#a', '/fr/faq/b?gclid=1#a'],
    ['/nl/news/a', '/nl/news/b', '/nl/news/b'],
    ['/fr/stock/new-leon?gearbox=manual&utm_id=2', '/fr/stock/leon', '/fr/stock/leon?gearbox=manual&utm_id=2'],
  ])('takes along what %s was asked with', async (path, location, told) => {
    const { ask } = await serve(leads(location))
    expect((await ask(path)).headers.get('location')).toBe(told)
  })

  it('leaves alone what names its own query, and what no stored page says', async () => {
    const { ask } = await serve(leads('/nl/b?c=1'))
    expect((await ask('/nl/a?d=1')).headers.get('location')).toBe('/nl/b?c=1')
    const { ask: askOther } = await serve(leads('/nl/b', false))
    expect((await askOther('/nl/a?cupra_code=1')).headers.get('location')).toBe('/nl/b')
  })
})

describe('a stored page', () => {
  const stored =
    (lifetime: string): Handle =>
    async (_, response) => {
      response.setHeader('Cache-Control', lifetime)
      response.end('<html></html>')
    }

  it('is not kept long by a cache in front, however long our own store keeps it', async () => {
    const { ask } = await serve(stored('s-maxage=3600, stale-while-revalidate=31532400'))
    const told = (await ask('/nl')).headers.get('cache-control')
    expect(told).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=86400')
  })

  it('made in trouble is kept no longer than its own lifetime', async () => {
    const { ask } = await serve(stored('s-maxage=10, stale-while-revalidate=31535990'))
    expect((await ask('/nl')).headers.get('cache-control')).toContain('s-maxage=10,')
  })

  it('anything else keeps its own words', async () => {
    const { ask } = await serve(stored('public, max-age=31536000, immutable'))
    expect((await ask('/_next/static/a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

it('a connection is kept for longer than the proxy in front keeps it idle', async () => {
  const { site } = await serve(page)
  const agent = new Agent({ keepAlive: true })
  const kept = await new Promise((resolve) =>
    get(`${site.address()}/nl`, { agent }, (answer) => resolve(answer.resume().headers['keep-alive'])),
  )
  agent.destroy()
  expect(kept).toBe(`timeout=${CONNECTION_TIMES.keepAliveTimeout / 1_000}`)
})

describe('the limits', () => {
  it('calls that cost are answered 429 with Retry-After once there are too many, pages never', async () => {
    const { ask } = await serve(page, { RATE_LIMIT: 1 })
    expect((await ask('/api/search')).status).toBe(200)
    const refused = await ask('/api/search')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await ask('/nl')).status).toBe(200)
  })

  it('a call under another spelling never reaches the pages once the limit is spent, nor does a message', async () => {
    const reached: string[] = []
    const { site, ask } = await serve(
      async (request, response) => {
        const waits = requestContext.getStore()?.waits
        if (waits === undefined) reached.push(`${request.method} ${request.url}`)
        await page(request, response)
      },
      { RATE_LIMIT: 1, MESSAGES_RATE_LIMIT: 1 },
    )
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const { port } = new URL(site.address())
    const send = (method: string, path: string) =>
      new Promise<number>((resolve, reject) => {
        const sent = sendRequest({ host: '127.0.0.1', port, agent, method, path }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        })
        sent.on('error', reject).end()
      })
    const limited = [
      ['GET', '/api/search'],
      ['GET', '/api/backend/v1/stocks/filters'],
      ['GET', '/api/backend/v1/car-configurator/prices'],
      ['GET', '/api/quote'],
      ['POST', '/api/messages/contact'],
      ['POST', '/fr/message/contact'],
      ['POST', '/nl/bericht/contact'],
    ] as const
    for (const [method, path] of limited) await ask(path, { method })
    reached.length = 0
    const statuses = new Set<number>()
    for (const [method, path] of limited) {
      const spellings = [
        ...everySpelling(path),
        ...fc.sample(spelledOtherwise(fc.constant(path)), { numRuns: 100, seed: 1 }),
      ]
      for (const spelling of spellings.filter((one) => !/[^\x21-\xff]/.test(one)))
        statuses.add(await send(method, spelling))
    }
    agent.destroy()
    const isLimited = (asked: string) => {
      const [method, url = ''] = asked.split(' ')
      const { pathname } = new URL(url, 'http://localhost')
      return limited.some(([as, path]) => as === method && decodeURIComponent(pathname).replace(/\/$/, '') === path)
    }
    expect(reached.filter(isLimited)).toEqual([])
    expect(statuses).toContain(400)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  }, 60_000)

  it('a message that a visitor sends without a script is counted by its form alone, which tells of it', async () => {
    const { ask } = await serve(page, { RATE_LIMIT: 1 })
    const form = buildPath('message', { message_kind: 'contact' }, { language: 'nl', salesType: 'B2C' })
    const send = async () => (await ask(form, { method: 'POST' })).status
    expect([await send(), await send(), await send()]).toEqual([200, 200, 200])
    const look = async () => (await ask(form)).status
    expect([await look(), await look()]).toEqual([200, 429])
  })

  it('a message beyond the limit comes to its page with how long to wait, and is counted', async () => {
    const waited: (number | undefined)[] = []
    const { ask, metrics } = await serve(
      async (request, response) => {
        waited.push(requestContext.getStore()?.waits)
        await page(request, response)
      },
      { MESSAGES_RATE_LIMIT: 1 },
    )
    const form = buildPath('message', { message_kind: 'contact' }, { language: 'fr', salesType: 'B2B' })
    for (const _ of [1, 2]) await ask(form, { method: 'POST' })
    await ask('/fr')
    expect(waited).toEqual([undefined, expect.any(Number), undefined])
    expect(waited[1]).toBeGreaterThan(0)
    expect(await metrics()).toContain('site_refusals_total{reason="messages-limit"} 1')
  })

  it('a method that a document has not is answered 405, with those it has', async () => {
    const { ask } = await serve(page)
    const refused = await ask('/nl', { method: 'DELETE' })
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('health', () => {
  it('live: the process answers; ready: it can serve a page', async () => {
    let isBroken = true
    const { ask } = await serve(async (request, response) => {
      if (isBroken) response.writeHead(500).end()
      else await page(request, response)
    })
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await ask('/api/health/ready')).status).toBe(503)
    isBroken = false
    expect((await ask('/api/health/ready')).status).toBe(200)
  })
})

describe('messages', () => {
  const counts = { searches: 3, waiting: 0, dead: 0, oldest: undefined, troubles: [] }
  it.each<[MessagesState, string, number, number]>([
    [{ isUp: true, targets: ['webhook'], unreadable: 0, ...counts }, 'handed on to webhook', 1, 0],
    [
      { isUp: true, targets: [], unreadable: 2, ...counts },
      'only kept: no target is configured; 2 cannot be opened',
      1,
      2,
    ],
    [{ isUp: false, unreadable: 3 }, 'refused: 3 were sealed with another MESSAGES_KEY', 0, 3],
    [{ isUp: false }, 'cannot be kept', 0, 0],
  ])('%j: readiness and metrics say it', async (state, messages, up, unreadable) => {
    const { ask, metrics } = await serve(page)
    messagesStates.publish(state)
    expect(await (await ask('/api/health/ready')).json()).toMatchObject({
      status: 'ready',
      missing: state.isUp ? [] : ['message store'],
      messages,
      content: 'whole',
    })
    const text = await metrics()
    expect(text).toContain(`\nsite_messages_store_up ${up}\n`)
    expect(text).toContain(`\nsite_messages_unreadable ${unreadable}\n`)
  })
})

describe('health, of what is missing', () => {
  it('names the service once it has not answered, and no longer when it does', async () => {
    const { ask } = await serve(page)
    const ready = async () => (await ask('/api/health/ready')).json()
    expect(await ready()).toMatchObject({ missing: [], service: 'not asked yet', pages: 'of this build' })
    serviceStates.publish(false)
    expect(await ready()).toMatchObject({ status: 'ready', missing: ['service'] })
    serviceStates.publish(true)
    expect(await ready()).toMatchObject({ missing: [], service: 'answers' })
  })

  it('names Redis where it was asked for, until it is reached', async () => {
    const alone = await serve(page)
    expect(await (await alone.ask('/api/health/ready')).json()).toMatchObject({ store: 'the memory of this process' })
    const { ask } = await serve(page, { REDIS_URL: 'redis://127.0.0.1:1' })
    const ready = async () => (await ask('/api/health/ready')).json()
    expect(await ready()).toMatchObject({ missing: ['shared page store'] })
    sharedStoreStates.publish(true)
    expect(await ready()).toMatchObject({ missing: [], store: 'shared in Redis' })
    sharedStoreStates.publish(false)
    expect(await ready()).toMatchObject({ missing: ['shared page store'] })
  })

  it('names the settings in which the pages of the build are another one’s', async () => {
    const { ask } = await serve(page, {}, { differing: ['BACKEND_URL'] })
    expect(await (await ask('/api/health/ready')).json()).toMatchObject({
      missing: ['pages of the build'],
      pages: 'those of the build were made with another BACKEND_URL',
    })
  })

  it('says all of it, too, while no page can be served', async () => {
    const { ask } = await serve(async (_, response) => void response.writeHead(500).end())
    serviceStates.publish(false)
    const answer = await ask('/api/health/ready')
    expect([answer.status, await answer.json()]).toMatchObject([503, { missing: ['service'] }])
  })
})

describe('health, of the entries', () => {
  it('says what is wrong with them, and is ready all the same', async () => {
    const whole = await serve(page)
    expect(await (await whole.ask('/api/health/ready')).json()).toMatchObject({ content: 'whole' })
    const cut = await serve(page, {}, { contentProblems: ['faq.yaml: it is empty'] })
    const answer = await cut.ask('/api/health/ready')
    expect([answer.status, await answer.json()]).toMatchObject([200, { content: ['faq.yaml: it is empty'] }])
  })
})

describe('metrics', () => {
  it('are there for who has the token, and nobody else learns that they are', async () => {
    const { ask } = await serve(page)
    await ask('/nl')
    remoteCalls.publish({ call: 'standards', outcome: 'timeout', seconds: 2, requestId: undefined })
    expect((await ask('/api/metrics')).status).toBe(404)
    expect((await ask('/api/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
    const answer = await ask('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toMatch(/site_requests_total\{kind="document",status="200"\} 1/)
    expect(text).toMatch(/site_remote_calls_total\{call="standards",outcome="timeout"\} 1/)
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('are not there without a token', async () => {
    const { ask } = await serve(page, { METRICS_TOKEN: undefined })
    expect((await ask('/api/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
  })
})

describe('stopping', () => {
  it('what is in flight is finished, nothing new is taken, and who keeps a connection open does not hold it', async () => {
    let finish: (() => void) | undefined
    const { site, ask } = await serve(async (request, response) => {
      if (request.url === '/nl/slow') await new Promise<void>((resolve) => (finish = resolve))
      await page(request, response)
    })
    const address = site.address()
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve) =>
      get(`${address}/nl`, { agent }, (answer) => answer.resume().on('end', () => resolve())),
    )
    const slow = ask('/nl/slow')
    await expect.poll(() => finish).toBeDefined()
    const stopped = site.stop()
    await expect(fetch(`${address}/nl`)).rejects.toThrow()
    finish?.()
    expect((await slow).status).toBe(200)
    await stopped
    agent.destroy()
  })

  it('a process that stops tells who is still being answered that this connection ends', async () => {
    const { site } = await serve(page)
    const { hostname, port } = new URL(site.address())
    const isClosed = await new Promise<unknown>((resolve, reject) => {
      // The connection stands when the end begins; its request comes after that.
      const sent = get({ hostname, port, path: '/nl' }, (answer) => resolve(answer.resume().headers.connection))
      sent.on('error', reject)
      sent.on('socket', (socket) => socket.once('connect', () => void site.stop()))
    })
    expect(isClosed).toBe('close')
  })
})

describe('the address by which the process reaches itself', () => {
  it.each([
    ['0.0.0.0', /^http:\/\/localhost:\d+$/],
    ['::', /^http:\/\/localhost:\d+$/],
    ['::1', /^http:\/\/\[::1\]:\d+$/],
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ])('is one that can be asked where it listens on %s', async (host, address) => {
    const { site, ask } = await serve(page, {}, { host })
    expect(site.address()).toMatch(address)
    expect(await (await ask('/api/health/live')).json()).toEqual({ status: 'up' })
  })

  it('is none before it listens and after its end', async () => {
    const { site } = await serve(page)
    await site.stop()
    expect(site.address()).toBe('')
  })
})

it('a process cannot listen where another one does, and says so', async () => {
  const { site } = await serve(page)
  const other = await serve(page)
  await other.site.stop()
  await expect(other.site.listen(Number(new URL(site.address()).port), '127.0.0.1')).rejects.toThrow(/EADDRINUSE/)
})

describe('an address in another spelling', () => {
  const leads: Handle = async ({ url }, response) => {
    if (url === '/fr/stock/born/B1234567') response.writeHead(308, { Location: '/fr/stock/leon/B1234567' })
    else if (url === '/fr/stock/leon/B1234567') response.writeHead(307, { Location: '/fr/stock' })
    else if (url === '/fr/faq/commander') response.writeHead(308, { Location: '/fr/faq#commander' })
    response.end()
  }

  it('leads at once to where its page leads, with its query and before a place of the page', async () => {
    const { ask } = await serve(leads)
    const car = await ask('/fr/STOCK/born/b1234567?x=1&sales_type=B2C')
    expect([car.status, car.headers.get('location')]).toEqual([307, '/fr/stock?x=1'])
    const place = await ask('/FR/faq/commander?x=1')
    expect([place.status, place.headers.get('location')]).toEqual([308, '/fr/faq?x=1#commander'])
    const stays = await ask('/fr/STOCK/tavascan?x=1')
    expect([stays.status, stays.headers.get('location')]).toEqual([308, '/fr/stock/tavascan?x=1'])
  })

  it('counts as the page that has to be asked for', async () => {
    const { ask } = await serve(leads, { RATE_LIMIT: 2 })
    const statuses = [
      await ask('/FR/stock/a'),
      await ask('/FR/stock/born'),
      await ask('/FR/stock/leon'),
      await ask('/FR/stock/born'),
    ]
    expect(statuses.map(({ status }) => status).at(-1)).toBe(429)
  })
})

describe('a page that says that there is nothing at its address', () => {
  it('is 404, and its data are an answer', async () => {
    const { ask } = await serve(async (_, response) => {
      const context = requestContext.getStore()
      if (context) context.isUnknown = true
      response.end('<html></html>')
    })
    expect((await ask('/fr/configurateur/offer/A')).status).toBe(404)
    expect((await ask('/_next/data/build-1/fr/configurateur/offer/A.json')).status).toBe(200)
  })
})
