import { describe, expect, test, vi } from 'vitest'
import { answerRevalidation } from '@/door/revalidation/answer.server'
import { SIGNATURE_WINDOW_S, sign } from '@/door/revalidation/signature.server'
import { takeSignature } from '@/door/revalidation/used-signatures.server'

const SECRET = 'a secret of more than thirty-two letters'
const NOW = Date.UTC(2026, 10, 21, 12)
const NOW_S = String(NOW / 1_000)

let calls = 0
/** A call is signed once: each has a second of its own. */
const nextSecond = () => String(NOW / 1_000 - (calls++ % SIGNATURE_WINDOW_S))

interface CallOptions {
  timestamp?: string
  secret?: string
  signature?: string
  method?: string
  revalidate?: (path: string) => Promise<void>
}

function call(body: unknown, options: CallOptions = {}) {
  const { timestamp = nextSecond(), secret = SECRET, method = 'POST', revalidate = async () => {} } = options
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const { signature = sign(timestamp, bytes, secret) } = options
  return answerRevalidation({ method, timestamp, signature, body: bytes }, { revalidate, secret: SECRET, now: NOW })
}

const BORN = { pages: [{ route: 'models.carline', params: { carline_code: 'BORN' } }] }

describe('a CDN', () => {
  test('is told of the pages by their own tags once they are made, and its failure is said', async () => {
    const order: string[] = []
    const making = {
      secret: SECRET,
      now: NOW,
      revalidate: async (path: string) => void order.push(path),
      purge: async (tags: readonly string[]) => void order.push(tags.join(' ')),
    }
    const body = Buffer.from(JSON.stringify(BORN))
    const signedAt = (timestamp: string) => ({
      method: 'POST',
      timestamp,
      signature: sign(timestamp, body, SECRET),
      body,
    })
    await answerRevalidation(signedAt(nextSecond()), making)
    expect(order.at(-1)).toBe('page:models.carline/BORN')
    expect(order).toHaveLength(5)
    const purge = () => Promise.reject(new Error('403'))
    const answer = await answerRevalidation(signedAt(nextSecond()), { ...making, purge })
    expect(answer).toMatchObject({ status: 502, body: { failed: ['cdn'] } })
  })

  test('is told of the whole site where an entry is on every page', async () => {
    const purge = vi.fn(async () => {})
    const timestamp = nextSecond()
    const body = Buffer.from(JSON.stringify({ entries: ['legal/homepage'] }))
    const signature = sign(timestamp, body, SECRET)
    await answerRevalidation(
      { method: 'POST', timestamp, signature, body },
      { secret: SECRET, now: NOW, revalidate: async () => {}, purge },
    )
    expect(purge).toHaveBeenCalledExactlyOnceWith(['site'])
  })
})

describe('pages that are asked for', () => {
  test('are made again in both languages and for both kinds of buyer', async () => {
    const revalidate = vi.fn(async () => {})
    const answer = await call(BORN, { revalidate })
    const paths = [
      '/fr/modeles/born',
      '/fr/professionnel/modeles/born',
      '/nl/modellen/born',
      '/nl/professioneel/modellen/born',
    ]
    expect(answer).toMatchObject({ status: 200, body: { revalidated: paths, failed: [] } })
    expect(revalidate.mock.calls.flat().sort()).toEqual(paths)
  })

  test.each([
    ['pages/services', '/nl/services', '/fr/services/contrats'],
    ['carlines/tavascan', '/nl/modellen/tavascan', '/fr/modeles/tavascan/design'],
    [
      'news/hiver-electrique',
      '/nl/news/elektrisch-in-de-winter',
      '/fr/news/hiver-electrique',
      '/fr',
      '/nl/news/page/2',
    ],
    ['dealers/gent', '/fr/contact/gent', '/nl/professioneel/contact'],
    ['contact', '/nl/contact'],
    ['faq', '/nl/faq', '/fr/professionnel/faq'],
    ['banners', '/nl/stock/born', '/fr/modeles', '/fr/professionnel/modeles/born', '/nl/stocks/formentor'],
    ['navigation/footer', '/nl', '/fr/professionnel/contact', '/nl/services/contracten', '/fr/modeles/born/design'],
    ['legal/credit', '/nl/private-lease', '/fr/professionnel/news/hiver-electrique'],
  ])('the entry %s is every page that shows it', async (entry, ...some) => {
    const { status, body } = await call({ entries: [entry] })
    expect(status).toBe(200)
    const { revalidated } = body as { revalidated: string[] }
    for (const path of some) expect(revalidated).toContain(path)
    expect(new Set(revalidated).size).toBe(revalidated.length)
  })

  test('that fail are named, and the others are made all the same', async () => {
    const revalidate = async (path: string) => {
      if (path.startsWith('/nl/prof')) throw new Error('no')
    }
    expect(await call(BORN, { revalidate })).toMatchObject({
      status: 502,
      body: { failed: ['/nl/professioneel/modellen/born'], revalidated: { length: 3 } },
    })
  })

  test.each([
    [{ pages: [{ route: 'no-such-route' }] }, 'pages[0]'],
    [{ pages: [{ route: 'models.carline', params: { carline_code: 'ATECA' } }] }, 'pages[0]'],
    [{ entries: ['faq', 'pages/no-such-page'] }, 'entries[1]'],
    [{ entries: ['secrets/passwords'] }, 'entries[0]'],
    [{ entries: ['dealers/nowhere'] }, 'entries[0]'],
    [{ entries: ['faq/nothing'] }, 'entries[0]'],
  ])('that are none stop the call: %j', async (body, unknown) => {
    const revalidate = vi.fn(async () => {})
    const answer = await call(body, { revalidate })
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown_page', unknown: [unknown] } })
    expect(revalidate).not.toHaveBeenCalled()
  })
})

describe('a call that is not signed by the editors', () => {
  test.each([
    ['without a signature', { signature: '' }, 'signature_missing'],
    ['with another secret', { secret: 'another secret of thirty-two letters' }, 'signature_wrong'],
    ['with a signature of the wrong length', { signature: 'sha256=00' }, 'signature_wrong'],
    ['with another way of signing', { signature: 'md5=00000000000000000000000000000000' }, 'signature_wrong'],
    ['of yesterday', { timestamp: String(NOW / 1_000 - SIGNATURE_WINDOW_S - 1) }, 'signature_expired'],
    ['of tomorrow', { timestamp: String(NOW / 1_000 + SIGNATURE_WINDOW_S + 1) }, 'signature_expired'],
    ['at no time', { timestamp: 'now' }, 'signature_wrong'],
  ])('is refused: %s', async (_, options, code) => {
    const revalidate = vi.fn(async () => {})
    const answer = await call(BORN, { ...options, revalidate })
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      body: { type: 'about:blank', title: 'Unauthorized', status: 401, code },
    })
    expect(revalidate).not.toHaveBeenCalled()
  })

  test('is refused when the body is another than the one signed', async () => {
    const signature = sign(NOW_S, JSON.stringify(BORN), SECRET)
    expect(await call({ entries: ['faq'] }, { signature })).toMatchObject({ status: 401 })
  })

  test('is accepted up to the end of its five minutes', async () => {
    expect(await call(BORN, { timestamp: String(NOW / 1_000 - SIGNATURE_WINDOW_S) })).toMatchObject({ status: 200 })
  })

  test('is refused when it has come before, until it would be too old anyway', async () => {
    const revalidate = vi.fn(async () => {})
    const timestamp = String(NOW / 1_000 + 7)
    expect(await call(BORN, { timestamp })).toMatchObject({ status: 200 })
    const again = await call(BORN, { timestamp, revalidate })
    expect(again).toMatchObject({ status: 401, body: { code: 'signature_used' } })
    expect(revalidate).not.toHaveBeenCalled()
    const end = NOW + 2 * SIGNATURE_WINDOW_S * 1_000
    expect(takeSignature(sign(timestamp, JSON.stringify(BORN), SECRET), end)).toBe(false)
    expect(takeSignature(sign(timestamp, JSON.stringify(BORN), SECRET), end + 1)).toBe(true)
  })
})

describe('a call that cannot be read', () => {
  test.each(['', 'pages', '[]', '{"pages":"all"}', '{"entries":["../../etc/passwd"]}', '{"paths":["/fr"]}'])(
    'is refused with its fields: %s',
    async (body) => {
      expect(await call(body)).toMatchObject({ status: 400, body: { code: 'invalid_body' } })
    },
  )

  test('is refused by another method', async () => {
    expect(await call(BORN, { method: 'GET' })).toMatchObject({ status: 405, headers: { allow: 'POST' } })
  })
})

test('without a secret there is no such call, whoever signs it', async () => {
  const body = Buffer.from(JSON.stringify(BORN))
  const signed = { method: 'POST', timestamp: NOW_S, signature: sign(NOW_S, body, ''), body }
  const answer = await answerRevalidation(signed, { revalidate: async () => {}, secret: undefined, now: NOW })
  expect(answer).toMatchObject({ status: 404 })
})
