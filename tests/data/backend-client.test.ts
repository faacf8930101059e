import { server } from '@tests/msw/server'
import axios from 'axios'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callBackend } from '@/data/backend-client'
import { getChoices, getConfiguration, getMarketingCode, getPrices } from '@/data/configurator/calls'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { deferred } from './deferred'

const audience = { lang: 'nl', sales_type: 'B2B' } as const
const MARKETING_CODE = '*/v1/car-configurator/marketing-code'
const answer = { marketing_code: 'M1', label: 'Herfst' }

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('a request', () => {
  it('carries its query encoded, without what is undefined', async () => {
    let search = ''
    server.use(
      http.get(MARKETING_CODE, ({ request }) => {
        search = new URL(request.url).search
        return HttpResponse.json(answer)
      }),
    )
    await getMarketingCode({ ...audience, id: 'born.v1~a&b', cupra_code: undefined })
    expect(search).toBe('?lang=nl&sales_type=B2B&id=born.v1%7Ea%26b')
  })

  it('is sent by one function for each call: axios keeps all that it has seen', async () => {
    const request = vi.spyOn(axios, 'request')
    onTestFinished(() => request.mockRestore())
    server.use(http.get(MARKETING_CODE, () => HttpResponse.json(answer)))
    for (const id of ['a', 'b']) await getMarketingCode({ ...audience, id })
    await getPrices({ ...audience, id: 'a' }).catch(() => undefined)
    const [one, two, other] = request.mock.calls.map(([{ env }]) => env?.fetch)
    expect(one).toBe(two)
    expect(other).not.toBe(one)
  })

  it('puts a value of the path in encoded', async () => {
    let path = ''
    server.use(
      http.get('*/v1/car-configurator/choices/:id', ({ request }) => {
        path = new URL(request.url).pathname
        return HttpResponse.json({})
      }),
    )
    await getChoices('../../alerts?x', audience).catch(() => undefined)
    expect(path).toBe('/api/backend/v1/car-configurator/choices/..%2F..%2Falerts%3Fx')
  })

  it('has no timeout of its own', async () => {
    server.use(
      http.get(MARKETING_CODE, async () => {
        await new Promise((resolve) => setTimeout(resolve, 250))
        return HttpResponse.json(answer)
      }),
    )
    await expect(getMarketingCode({ ...audience, id: 'a' })).resolves.toEqual(answer)
  })

  it('is aborted by its signal, and says so with the reason of the signal', async () => {
    const controller = new AbortController()
    const arrived = deferred<Request>()
    server.use(
      http.get(MARKETING_CODE, ({ request }) => {
        arrived.resolve(request)
        return new Promise<never>(() => undefined)
      }),
    )
    const error = errorOf(getMarketingCode({ ...audience, id: 'a' }, { signal: controller.signal }))
    const request = await arrived.promise
    expect(request.signal.aborted).toBe(false)

    const reason = new Error('the visitor left')
    controller.abort(reason)
    expect(await error).toBe(reason)
    expect(request.signal.aborted).toBe(true)
  })

  it('is not sent at all when its signal was aborted before', async () => {
    let sent = 0
    server.use(
      http.get(MARKETING_CODE, () => {
        sent += 1
        return HttpResponse.json(answer)
      }),
    )
    const error = await errorOf(getMarketingCode({ ...audience, id: 'a' }, { signal: AbortSignal.abort() }))
    expect(error).toHaveProperty('name', 'AbortError')
    expect(sent).toBe(0)
  })
})

describe('an answer', () => {
  it('that is a problem becomes a RemoteProblem with all it says', async () => {
    server.use(
      http.get('*/v1/car-configurator/prices', () =>
        HttpResponse.json(
          {
            type: 'about:blank',
            title: 'Niet gevonden',
            status: 404,
            detail: 'Deze code kennen we niet.',
            code: 'unknown_code',
            request_id: 'r-1',
            errors: [{ field: 'cupra_code', code: 'unknown', message: 'onbekend' }],
          },
          { status: 404, headers: { 'content-type': 'application/problem+json', 'retry-after': '12' } },
        ),
      ),
    )
    const error = await errorOf(getPrices(audience))
    expect(error).toBeInstanceOf(RemoteProblem)
    expect(error).toMatchObject({
      call: 'prices',
      status: 404,
      code: 'unknown_code',
      retryAfterMs: 12_000,
      errors: [{ field: 'cupra_code', code: 'unknown', message: 'onbekend' }],
    })
  })

  it('that is an error without a problem keeps its status', async () => {
    server.use(
      http.get('*/v1/car-configurator/prices', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })),
    )
    const error = await errorOf(getPrices(audience))
    expect(error).toBeInstanceOf(RemoteProblem)
    expect(error).toMatchObject({ call: 'prices', status: 502, code: undefined, errors: [] })
  })

  it.each([
    [200, true],
    [299, true],
    [300, false],
    [399, false],
  ])('of status %i is taken for what was asked for: %s', async (status, isTaken) => {
    server.use(http.get(MARKETING_CODE, () => HttpResponse.json(answer, { status })))
    const given = await errorOf(getMarketingCode({ ...audience, id: 'a' }))
    expect(given === undefined).toBe(isTaken)
  })

  it('may ask for patience by a date', async () => {
    const inOneMinute = new Date(Date.now() + 60_000).toUTCString()
    server.use(
      http.get(
        '*/v1/car-configurator/prices',
        () => new HttpResponse(null, { status: 503, headers: { 'retry-after': inOneMinute } }),
      ),
    )
    const error = await errorOf(getPrices(audience))
    if (!(error instanceof RemoteProblem)) throw error
    expect(error.retryAfterMs).toBeGreaterThan(55_000)
    expect(error.retryAfterMs).toBeLessThanOrEqual(60_000)
  })

  it('that never comes becomes RemoteUnreachable', async () => {
    server.use(http.get('*/v1/car-configurator/prices', () => HttpResponse.error()))
    const error = await errorOf(getPrices(audience))
    expect(error).toBeInstanceOf(RemoteUnreachable)
    expect(error).toMatchObject({ call: 'prices', message: 'prices got no answer' })
  })

  it('in the wrong shape becomes WrongShape, naming the call and the place', async () => {
    server.use(
      http.get('*/v1/car-configurator/prices', () =>
        HttpResponse.json({ promotions: [], catalog: [{ code: 'P1', price: { incl: '12', excl: 1 } }] }),
      ),
    )
    const error = await errorOf(getPrices(audience))
    expect(error).toBeInstanceOf(WrongShape)
    expect(error).toMatchObject({ call: 'prices', path: 'catalog[0].price.incl' })
    expect(String(error)).toContain('prices: catalog[0].price.incl is not as agreed')
  })

  it('that is no JSON is a wrong shape of the whole body', async () => {
    server.use(http.get('*/v1/car-configurator/configuration', () => HttpResponse.text('<!doctype html>')))
    expect(await errorOf(getConfiguration(audience))).toMatchObject({
      name: 'WrongShape',
      call: 'configuration',
      path: '(body)',
    })
  })

  it('may hold more than is agreed: what is not known is left out', async () => {
    server.use(http.get(MARKETING_CODE, () => HttpResponse.json({ ...answer, future: true })))
    await expect(getMarketingCode({ ...audience, id: 'a' })).resolves.toEqual(answer)
  })
})

describe('a call that the contract does not have', () => {
  it('is not sent, and is named', async () => {
    const error = await errorOf(callBackend('no-such-call' as 'prices', { input: audience }))
    expect(error).toEqual(new Error('The contract has no call named no-such-call'))
  })
})

describe('the code of the client', () => {
  afterEach(() => {
    vi.doUnmock('@/data/backend-call')
    vi.resetModules()
  })
  const missing = () => {
    vi.resetModules()
    vi.doMock('@/data/backend-call', () => Promise.reject(new TypeError('the chunk is gone')))
    return import('@/data/backend-client')
  }

  it('that cannot be loaded counts as no answer: asking again may help', async () => {
    const { callBackend: call } = await missing()
    expect(await errorOf(call('prices', { input: audience }))).toMatchObject({
      name: 'RemoteUnreachable',
      call: 'prices',
    })
  })

  it('that is fetched ahead and cannot be loaded troubles nobody', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { prefetchBackendClient: ahead } = await missing()
    ahead()
    await vi.dynamicImportSettled()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('can be fetched ahead of the first call', async () => {
    vi.resetModules()
    const loaded = vi.fn(() => ({ makeBackendCall: () => undefined }))
    vi.doMock('@/data/backend-call', loaded)
    const { prefetchBackendClient: ahead } = await import('@/data/backend-client')
    expect(loaded).not.toHaveBeenCalled()
    ahead()
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
  })
})
