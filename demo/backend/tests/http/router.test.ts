import type { Handlers } from '@demo/backend/http/handler-types'
import type { LogRecord } from '@demo/backend/http/logger'
import { ProblemError } from '@demo/backend/http/problem-error'
import { createRouter, type RouterOptions } from '@demo/backend/http/router'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { problemSchema } from '@/contract/problem'

const FLAGS = '/v1/feature-flags'
const PRICES = '/v1/car-configurator/prices'
const VEHICLES = '/v1/stocks/vehicles'

function service(handlers: Partial<Handlers> = {}, options: Partial<RouterOptions> = {}) {
  const log: LogRecord[] = []
  const app = createRouter({
    logger: (record) => log.push(record),
    ...options,
    handlers: { 'feature-flags': () => ({ STOCK: true }), ...handlers } as Handlers,
  })
  return { log, ask: (path: string, init?: RequestInit) => app.request(path, init) }
}

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
  ...(body instanceof ReadableStream && { duplex: 'half' }),
})

/** The problem of an answer, after the checks that hold for every one of them. */
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const problem = problemSchema.parse(await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.request_id).toBe(response.headers.get('x-request-id'))
  expect(problem.title).not.toBe('')
  return problem
}

describe('an answer', () => {
  it('is JSON with its request id, the asker’s own when it is well formed', async () => {
    const { ask } = service()
    const response = await ask(FLAGS, { headers: { 'x-request-id': 'trace-0001' } })
    expect(response.headers.get('x-request-id')).toBe('trace-0001')
    expect(await response.json()).toEqual({ STOCK: true })
    const other = await ask(FLAGS, { headers: { 'x-request-id': 'no good!' } })
    expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('carries an ETag, and 304 without a body when the asker has it', async () => {
    const { ask } = service()
    const etag = (await ask(FLAGS)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const response = await ask(FLAGS, { headers: { 'if-none-match': known } })
      expect([response.status, await response.text()]).toEqual([304, ''])
    }
    expect((await ask(FLAGS, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('may be kept for a minute, but flags are asked for again and posts are not kept', async () => {
    const { ask } = service({
      prices: () => ({ promotions: [] }),
      'cupra-code': () => ({ cupra_code: '00000000', id: 'a.b.c' }),
    })
    const cacheOf = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get('cache-control')
    expect(await cacheOf(FLAGS)).toBe('no-cache')
    expect(await cacheOf(`${PRICES}?lang=fr&sales_type=B2C`)).toBe('public, max-age=60')
    const body = JSON.stringify({ lang: 'fr', sales_type: 'B2C', id: 'a.b.c' })
    expect(await cacheOf('/v1/car-configurator/cupra-code', post(body))).toBe('no-store')
  })

  it('to HEAD is the one to GET without its body', async () => {
    const { ask } = service()
    const [get, head] = [await ask(FLAGS), await ask(FLAGS, { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })

  it('that is not of the contract is refused where answers are checked', async () => {
    const { ask, log } = service({ 'feature-flags': () => ({ STOCK: 'yes' }) as never }, { checkResponses: true })
    expect((await problemOf(await ask(FLAGS))).code).toBe('internal')
    expect(log).toHaveLength(1)
  })
})

describe('a problem', () => {
  it('is told in the language of the query, of the body, or of the browser, and in Dutch otherwise', async () => {
    const { ask } = service()
    const titleOf = async (path: string, init?: RequestInit) => (await problemOf(await ask(path, init))).title
    expect(await titleOf('/v1/nothing?lang=fr')).toBe('Introuvable')
    expect(await titleOf('/v1/nothing?lang=nl', { headers: { 'accept-language': 'fr' } })).toBe('Niet gevonden')
    expect(await titleOf('/v1/nothing', { headers: { 'accept-language': 'en, nl;q=0.5, fr-BE;q=0.8' } })).toBe(
      'Introuvable',
    )
    expect(await titleOf('/v1/nothing', { headers: { 'accept-language': 'de' } })).toBe('Niet gevonden')
    expect(await titleOf(VEHICLES, post('{"lang":"fr"}'))).toBe('Contenu incorrect')
  })

  it('lists each wrong field with its reason', async () => {
    const { ask } = service()
    const path = '/v1/car-configurator/quotes?lang=de&duration=13&mileage=1e4&deposit=x'
    const { status, code, errors } = await problemOf(await ask(path, { headers: { 'accept-language': 'fr' } }))
    expect([status, code]).toEqual([400, 'invalid_parameter'])
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'lang', code: 'invalid_value', message: 'Valeurs possibles\u00a0: fr, nl.' },
        { field: 'sales_type', code: 'required', message: 'Cette valeur est obligatoire.' },
        { field: 'duration', code: 'invalid_value', message: 'Valeurs possibles\u00a0: 24, 36, 48, 60, 96.' },
      ]),
    )
    expect(errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['mileage', 'deposit']))
  })

  it('of a handler keeps its code, status, detail and fields', async () => {
    const detail = { fr: 'Vendue hier.', nl: 'Gisteren verkocht.' }
    const { ask, log } = service({
      prices: () => {
        throw new ProblemError('vehicle_sold', detail, [
          { field: 'id', code: 'gone', message: { fr: 'Partie', nl: 'Weg' } },
        ])
      },
    })
    const problem = await problemOf(await ask(`${PRICES}?lang=nl&sales_type=B2C`))
    expect(problem).toMatchObject({
      status: 410,
      code: 'vehicle_sold',
      detail: detail.nl,
      errors: [{ field: 'id', code: 'gone', message: 'Weg' }],
    })
    expect(log).toEqual([])
  })

  it('that nobody expected is logged whole and told without a word of its cause', async () => {
    const { ask, log } = service({
      prices: () => {
        throw new TypeError('secret: /home/somebody')
      },
    })
    const response = await ask(`${PRICES}?lang=fr&sales_type=B2C`)
    const text = await response.clone().text()
    const { request_id } = await problemOf(response)
    expect(response.status).toBe(500)
    expect(text).not.toMatch(/secret|TypeError|at .*\.ts/)
    expect(log).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'unexpected_exception',
        request_id,
        path: PRICES,
        message: 'secret: /home/somebody',
        stack: expect.stringContaining('TypeError'),
      }),
    ])
  })
})

describe('an address', () => {
  it.each(['/', '/v1', '/v2/feature-flags', '/v1/feature-flags/', '/v1/car-configurator/choices/', '/%', '/..%2f'])(
    'that is none, %s, is 404',
    async (path) => {
      expect((await problemOf(await service().ask(path))).code).toBe('not_found')
    },
  )

  it.each(CALLS.map(({ path, method }) => [path.replace(':id', 'a.b.c'), method]))(
    '%s refuses the methods it does not know and names those it does',
    async (path, method) => {
      const { ask } = service()
      for (const wrong of ['PUT', 'PATCH', 'DELETE', method === 'GET' ? 'POST' : 'GET']) {
        const response = await ask(path, { method: wrong })
        expect((await problemOf(response)).code).toBe('method_not_allowed')
        expect(response.headers.get('allow')?.split(', ')).toContain(method)
        expect(response.headers.get('allow')).not.toContain(wrong)
      }
      expect((await ask(path, { method: 'OPTIONS' })).status).toBe(204)
    },
  )

  it.each(['A.B', 'x'.repeat(201), 'a%00b', '..%2f..', "a'--"])(
    'of choices with the malformed id %s is 400',
    async (id) => {
      const { errors } = await problemOf(
        await service().ask(`/v1/car-configurator/choices/${id}?lang=fr&sales_type=B2C`),
      )
      expect(errors?.[0]?.field).toBe('id')
    },
  )
})

describe('a body', () => {
  const stream = (chunks: number, bytes: number) => {
    let sent = 0
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= chunks) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(bytes).fill(32))
      },
    })
  }

  it.each([
    ['no JSON', post('{'), 400, 'invalid_body'],
    ['empty', post(''), 400, 'invalid_body'],
    ['not UTF-8', post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'invalid_body'],
    ['null', post('null'), 400, 'invalid_body'],
    ['a list', post('[]'), 400, 'invalid_body'],
    ['nested without end', post('['.repeat(60_000)), 400, 'invalid_body'],
    ['of the wrong types', post('{"lang":"fr","sales_type":"B2C","limit":"24"}'), 400, 'invalid_body'],
    ['asking for too long a page', post('{"lang":"fr","sales_type":"B2C","limit":101}'), 400, 'invalid_body'],
    ['without its type', { method: 'POST', body: '{}' }, 415, 'unsupported_media_type'],
    ['a form', post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupported_media_type'],
    ['too long', post(' '.repeat(65_537)), 413, 'body_too_large'],
    ['too long in pieces, no length given', post(stream(80, 1_024)), 413, 'body_too_large'],
    ['too long by a length that lies', post(stream(80, 1_024), { 'content-length': '2' }), 413, 'body_too_large'],
    ['long by its promise alone', post('{}', { 'content-length': '9999999' }), 413, 'body_too_large'],
  ])('that is %s is refused', async (_, init, status, code) => {
    const problem = await problemOf(await service().ask(VEHICLES, init))
    expect([problem.status, problem.code]).toEqual([status, code])
  })

  it('of exactly the limit is read', async () => {
    const { ask } = service({ 'stock-vehicles': () => ({ total: 0, offset: 0, limit: 0, vehicles: [], version: '1' }) })
    const start = '{"lang":"fr","sales_type":"B2C"}'
    expect((await ask(VEHICLES, post(start + ' '.repeat(65_536 - start.length)))).status).toBe(200)
  })

  it('of JSON under another name of JSON is read', async () => {
    const { ask } = service({ 'stock-vehicles': () => ({ total: 0, offset: 0, limit: 0, vehicles: [], version: '1' }) })
    const init = post('{"lang":"fr","sales_type":"B2C"}', { 'content-type': 'application/ld+json; charset=utf-8' })
    expect((await ask(VEHICLES, init)).status).toBe(200)
  })

  it('whose sender goes away in the middle is an invalid body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
    expect((await problemOf(await service().ask(VEHICLES, post(broken)))).code).toBe('invalid_body')
  })
})

describe('another site', () => {
  const ask = (options: Partial<RouterOptions>, origin: string, init: RequestInit = {}) =>
    service({}, options).ask(FLAGS, { ...init, headers: { origin, ...init.headers } })

  it('may not read answers unless it is named', async () => {
    expect((await ask({ corsOrigin: [] }, 'https://a.example')).headers.get('access-control-allow-origin')).toBeNull()
    expect((await ask({}, 'https://a.example')).headers.get('access-control-allow-origin')).toBeNull()
    const options = { corsOrigin: ['https://a.example'] }
    expect((await ask(options, 'https://a.example')).headers.get('access-control-allow-origin')).toBe(
      'https://a.example',
    )
    expect((await ask(options, 'https://b.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('that is named gets its preflight answered', async () => {
    const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }
    const response = await ask({ corsOrigin: ['*'] }, 'https://a.example', preflight)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST')
  })
})
