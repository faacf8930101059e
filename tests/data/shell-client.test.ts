import { afterEach, describe, expect, it, vi } from 'vitest'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { toRemoteProblem } from '@/data/parse-problem'
import { getJson } from '@/data/shell-client'
import { setTransport, type Transport, transportTo } from '@/data/transport'

const before = transportTo('site')
const request = { call: 'navigation header', party: 'site', path: '/api/navigation?type=header' } as const
const answerWith = (fetch: Transport['fetch']) => setTransport('site', { base: 'https://site.test', fetch })

afterEach(() => {
  setTransport('site', before)
  vi.useRealTimers()
})

describe('a call of the frame', () => {
  it('asks its party for JSON, under the address of that party', async () => {
    const asked: [unknown, RequestInit | undefined][] = []
    answerWith(async (input, init) => {
      asked.push([input, init])
      return Response.json({ groups: [] })
    })
    expect(await getJson(request)).toEqual({ groups: [] })
    expect(asked).toEqual([
      ['https://site.test/api/navigation?type=header', { headers: { accept: 'application/json' } }],
    ])
  })

  it('hands its signal on', async () => {
    const { signal } = new AbortController()
    let given: unknown
    answerWith(async (_, init) => {
      given = init?.signal
      return Response.json({})
    })
    await getJson({ ...request, signal })
    expect(given).toBe(signal)
  })

  it('has no body where the answer is no JSON: the shape check will say so', async () => {
    answerWith(async () => new Response('<!doctype html>'))
    expect(await getJson(request)).toBeUndefined()
  })

  it('is unreachable when nobody answers, and when the answer breaks off', async () => {
    const cause = new TypeError('fetch failed')
    answerWith(() => Promise.reject(cause))
    await expect(getJson(request)).rejects.toMatchObject({
      name: 'RemoteUnreachable',
      call: 'navigation header',
      cause,
    })
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
    answerWith(async () => new Response(broken))
    await expect(getJson(request)).rejects.toMatchObject({ name: 'RemoteUnreachable' })
  })

  it('that is given up fails with the reason of its signal', async () => {
    const reason = new Error('the visitor left')
    answerWith(() => Promise.reject(new TypeError('fetch failed')))
    await expect(getJson({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('outside 2xx is a problem, with the wait it asks for and the words of its caller', async () => {
    answerWith(async () => new Response('', { status: 503, headers: { 'retry-after': '3' } }))
    await expect(getJson({ ...request, failureMessage: 'No menu' })).rejects.toMatchObject({
      name: 'RemoteProblem',
      status: 503,
      retryAfterMs: 3_000,
      message: 'No menu',
    })
  })

  it('goes where its party was set to be, the rest of the transport as it was', () => {
    const rest = transportTo('site')
    setTransport('site', { base: 'https://elsewhere.test' })
    expect(transportTo('site')).toEqual({ ...rest, base: 'https://elsewhere.test' })
  })
})

describe('the wait that an answer asks for', () => {
  const waitOf = async (retryAfter: string | null | undefined) =>
    (await toRemoteProblem('prices', { status: 503, retryAfter, body: undefined })).retryAfterMs

  it.each([
    ['7', 7_000],
    [' 12 ', 12_000],
    ['0', 0],
    ['soon', undefined],
    ['1.5 s', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %s ms', async (header, wait) => {
    expect(await waitOf(header)).toBe(wait)
  })

  it('by a date is the time until then, and none when that is past', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
    expect(await waitOf('Sun, 22 Nov 2026 10:00:30 GMT')).toBe(30_000)
    expect(await waitOf('Sun, 22 Nov 2026 09:59:30 GMT')).toBe(0)
  })
})

describe('the picture that a page about a carline opens with', () => {
  it('is the car, or the outline of one that is only announced', () => {
    const audience = { language: 'fr', salesType: 'B2B' } as const
    expect(heroPictureQuery(audience, 'BORN')).toEqual({
      lang: 'fr',
      sales_type: 'B2B',
      carline_code: 'BORN',
      view: 'hero',
    })
    expect(heroPictureQuery(audience, 'LEONNEW').view).toBe('teaser')
  })
})
