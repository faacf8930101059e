import type { RequestListener, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { server as mockServer } from '@tests/msw/server'
import { http } from 'msw'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { remoteServer } from './remote-server'

/** The data layer as a server loads it: fresh modules, the transport set by its import alone. */
async function onServer() {
  await import('@/data/server-transport.server')
  const { getFeatureFlags } = await import('@/data/feature-flags/calls')
  const { getCarsNavigation, getLinkGroups } = await import('@/data/navigation/calls')
  const { getMarketingCode, getModelsPrices } = await import('@/data/configurator/calls')
  return { getFeatureFlags, getCarsNavigation, getLinkGroups, getMarketingCode, getModelsPrices }
}

/** A thousandth of its length. */
const PACKED = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.doUnmock('@demo/backend/http/app')
  vi.unstubAllEnvs()
})

// The next file reads the environment as it is.
afterAll(() => vi.resetModules())

describe('without BACKEND_URL', () => {
  it('the embedded backend is called in process: nothing goes over the network', async () => {
    mockServer.use(
      http.all('*', () => {
        throw new Error('the network was used')
      }),
    )
    const { getFeatureFlags } = await onServer()
    expect(Object.values(await getFeatureFlags())).toContain(true)
  })

  it('axios goes the same way', async () => {
    vi.doMock('@demo/backend/http/app', () => ({
      backendFetch: async (request: Request) =>
        Response.json({ marketing_code: new URL(request.url).pathname, label: request.method }),
    }))
    const { getMarketingCode } = await onServer()
    await expect(getMarketingCode({ lang: 'fr', sales_type: 'B2C', id: 'born.v1' })).resolves.toEqual({
      marketing_code: '/v1/car-configurator/marketing-code',
      label: 'GET',
    })
  })
})

it('a page waits for its answers: no signal of a query reaches a call, which would keep it in memory', async () => {
  const signals: AbortSignal[] = []
  vi.doMock('@demo/backend/http/app', () => ({
    backendFetch: async ({ signal }: Request) => {
      signals.push(signal)
      return Response.json({ marketing_code: 'M1', label: 'Herfst' })
    },
  }))
  const { getMarketingCode } = await onServer()
  const query = new AbortController()
  await getMarketingCode({ lang: 'fr', sales_type: 'B2C', id: 'born.v1' }, { signal: query.signal })
  query.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

describe('navigation on the server', () => {
  it('comes from the content, in process', async () => {
    const { getCarsNavigation, getLinkGroups } = await onServer()
    const { readCarsNavigation, readLinkGroups } = await import('@/content/read/navigation.server')
    expect(await getCarsNavigation('fr')).toEqual(await readCarsNavigation('fr'))
    expect(await getLinkGroups('nl', 'header')).toEqual(await readLinkGroups('nl', 'header'))
    expect(await getLinkGroups('nl', 'footer')).toEqual(await readLinkGroups('nl', 'footer'))
  })
})

describe('anything else of the site on the server', () => {
  it('is not there: nothing goes over the network', async () => {
    await import('@/data/server-transport.server')
    const { transportTo } = await import('@/data/transport')
    const { base, fetch } = transportTo('site')
    expect((await fetch(`${base}/api/search?language=fr`)).status).toBe(404)
  })
})

describe('with BACKEND_URL', () => {
  it('that service is called over HTTP', async () => {
    const asked: string[] = []
    const { url: base } = await remoteServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.setHeader('content-type', 'application/json').end('{"TAVASCAN": true}')
    })
    vi.stubEnv('BACKEND_URL', `${base}/cars/`)
    const { getFeatureFlags, getMarketingCode } = await onServer()
    expect(await getFeatureFlags()).toMatchObject({ TAVASCAN: true, STOCK: false })
    await expect(getMarketingCode({ lang: 'fr', sales_type: 'B2C' })).rejects.toMatchObject({ name: 'WrongShape' })
    expect(asked).toEqual([
      'GET /cars/v1/feature-flags',
      'GET /cars/v1/car-configurator/marketing-code?lang=fr&sales_type=B2C',
    ])
  })

  it.each([
    ['never answers', () => undefined],
    [
      'drips its answer, a byte at a time',
      (_, response) => {
        response.setHeader('content-type', 'application/json')
        const timer = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ] as readonly (readonly [string, RequestListener])[])(
    'a service that %s is given up after the deadline, whatever is collected as garbage meanwhile',
    async (_, listener) => {
      const { url: base } = await remoteServer(listener)
      vi.stubEnv('BACKEND_URL', base)
      vi.stubEnv('BACKEND_DEADLINE_MS', '200')
      const { getFeatureFlags, getMarketingCode } = await onServer()
      setFlagsFromString('--expose-gc')
      const collectGarbage: () => void = runInNewContext('gc')
      const collecting = setInterval(collectGarbage, 20)
      onTestFinished(() => clearInterval(collecting))
      await expect(getFeatureFlags()).rejects.toMatchObject({ name: 'RemoteUnreachable', call: 'feature-flags' })
      await expect(getMarketingCode({ lang: 'fr', sales_type: 'B2C' })).rejects.toMatchObject({
        name: 'RemoteUnreachable',
        call: 'marketing-code',
      })
    },
  )

  it.each([
    [
      'is much too long',
      (response) => {
        response.setHeader('content-type', 'application/json')
        const chunk = Buffer.alloc(1024 * 1024, ' ')
        let left = 64
        const more = () => {
          while (!response.destroyed && left-- > 0 && response.write(chunk)) {}
          if (left < 0) response.end('{}')
          else response.once('drain', more)
        }
        more()
      },
      '(body) longer than 2097152 bytes',
    ],
    [
      'is longer than it was packed',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        response.end(PACKED)
      },
      '(body) longer than 2097152 bytes',
    ],
    [
      'is in letters of its own',
      (response) => response.setHeader('content-type', 'application/json').end(Buffer.from('{"a":"é"}', 'latin1')),
      '(body) not in UTF-8, and names no other charset',
    ],
    [
      'leads to an address inside',
      (response) => response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
      '(status) 307 instead of 200; no call is sent on',
    ],
    [
      'says that nothing has changed, which nobody asked',
      (response) => response.writeHead(304).end(),
      '(status) 304 instead of 200; no call is sent on',
    ],
  ] as readonly (readonly [string, (response: ServerResponse) => void, string])[])(
    'an answer that %s cannot be used, is told, and opens no breaker: the service did answer',
    async (_, send, reason) => {
      const { url: base } = await remoteServer((_request, response) => send(response))
      vi.stubEnv('BACKEND_URL', base)
      vi.stubEnv('BACKEND_DEADLINE_MS', '60000')
      const { getFeatureFlags, getMarketingCode } = await onServer()
      const { setDeviationReporter } = await import('@/data/report-deviations')
      const { breakerStates } = await import('@/data/service/circuit-breakers.server')
      const told: string[] = []
      setDeviationReporter((call, [first]) => void told.push(`${call} ${first?.kind} ${first?.path} ${first?.reason}`))
      const name = reason.startsWith('(body)') ? 'WrongShape' : 'RemoteProblem'
      for (let asked = 0; asked < 6; asked += 1) await expect(getFeatureFlags()).rejects.toMatchObject({ name })
      await expect(getMarketingCode({ lang: 'fr', sales_type: 'B2C' })).rejects.toMatchObject({ name })
      expect([...new Set(told)]).toEqual(
        ['feature-flags', 'marketing-code'].map((call) => `${call} wrong-shape ${reason}`),
      )
      expect(breakerStates()).toEqual({ 'feature-flags': 'closed', 'marketing-code': 'closed' })
    },
  )

  it('no timer is left behind by a call that was answered', async () => {
    const { url: base } = await remoteServer((_, response) => {
      response.setHeader('content-type', 'application/json').end('{}')
    })
    vi.stubEnv('BACKEND_URL', base)
    const { getFeatureFlags } = await onServer()
    await getFeatureFlags()
    const timers = vi.spyOn(globalThis, 'clearTimeout')
    const started = vi.spyOn(globalThis, 'setTimeout')
    await getFeatureFlags()
    const deadlines = started.mock.results.filter((_, at) => started.mock.calls[at]?.[1] === 2_000)
    expect(deadlines).toHaveLength(1)
    expect(timers).toHaveBeenCalledWith(deadlines[0]?.value)
  })

  it('a caller who leaves aborts the call before the deadline', async () => {
    const { url: base } = await remoteServer(() => undefined)
    vi.stubEnv('BACKEND_URL', base)
    const { getFeatureFlags } = await onServer()
    const controller = new AbortController()
    const call = getFeatureFlags({ signal: controller.signal })
    setTimeout(() => controller.abort(), 20)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('a service that is not there is unreachable at once', async () => {
    const { url: base, close } = await remoteServer(() => undefined)
    await close()
    vi.stubEnv('BACKEND_URL', base)
    const { getFeatureFlags } = await onServer()
    await expect(getFeatureFlags()).rejects.toMatchObject({ name: 'RemoteUnreachable' })
  })

  it('a wrong BACKEND_URL stops the start, by name', async () => {
    vi.stubEnv('BACKEND_URL', 'api.example.be')
    await expect(import('@/data/server-transport.server')).rejects.toThrow('BACKEND_URL is "api.example.be"')
  })
})
