import type { RequestListener } from 'node:http'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { askService } from '@/data/service/ask-service.server'
import { breakerChanges } from '@/data/service/breaker-changes.server'
import { breakerStates, forgetBreakers, isBreakerOpen } from '@/data/service/circuit-breakers.server'
import { withPageDeadline } from '@/data/service/page-deadline.server'
import { type RemoteCall, remoteCalls } from '@/data/service/remote-calls.server'
import { deferred } from './deferred'
import { remoteServer } from './remote-server'

const FLAGS = '/v1/feature-flags'
const ONE_CAR = '/v1/car-configurator/cupra-code'
const DEADLINE = 60_000

async function service(listener: RequestListener) {
  const asked: string[] = []
  const { url, close } = await remoteServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  const ask = (path: string, init?: RequestInit, deadline = DEADLINE) =>
    askService(new Request(`${url}${path}`, init), deadline)
  return { ask, asked, close }
}

const answer: RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/json').end('{}')
}
const fail: RequestListener = (_, response) => {
  response.writeHead(500).end('trouble')
}
const hang: RequestListener = () => undefined

/** The clocks stand still, all but that of the network. */
function stopClocks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

let told: RemoteCall[] = []
const listen = (message: unknown) => void told.push(message as RemoteCall)

beforeEach(() => {
  told = []
  remoteCalls.subscribe(listen)
  forgetBreakers()
})

afterEach(() => {
  remoteCalls.unsubscribe(listen)
  forgetBreakers()
})

describe('while a page is made', () => {
  it('the same question is asked once, and each asker reads the whole answer', async () => {
    const { ask, asked } = await service(answer)
    const bodies = await withPageDeadline(DEADLINE, async () => {
      const first = await ask(FLAGS)
      return Promise.all([first.json(), ask(FLAGS).then((again) => again.json())])
    })
    expect(bodies).toEqual([{}, {}])
    expect(asked).toEqual([`GET ${FLAGS}`])
  })

  it('a question without an answer is not asked again', async () => {
    const { ask, asked } = await service((request) => request.socket.destroy())
    await withPageDeadline(DEADLINE, async () => {
      await expect(ask(FLAGS)).rejects.toThrow()
      await expect(ask(FLAGS)).rejects.toThrow()
    })
    expect(asked).toHaveLength(1)
  })

  it('another query or another body is another question', async () => {
    const { ask, asked } = await service(answer)
    await withPageDeadline(DEADLINE, async () => {
      await ask(`${FLAGS}?a=1`)
      await ask(`${FLAGS}?a=2`)
      await ask(ONE_CAR, { method: 'POST', body: '{"id":1}' })
      await ask(ONE_CAR, { method: 'POST', body: '{"id":2}' })
    })
    expect(asked).toHaveLength(4)
  })

  it('two pages ask each for themselves', async () => {
    const { ask, asked } = await service(answer)
    await withPageDeadline(DEADLINE, () => ask(FLAGS))
    await withPageDeadline(DEADLINE, () => ask(FLAGS))
    expect(asked).toHaveLength(2)
  })

  it('all calls share one limit, which says nothing about the service', async () => {
    const { ask, asked } = await service(hang)
    // Long enough for the first question to leave a busy machine.
    await withPageDeadline(1_000, async () => {
      await expect(ask(FLAGS)).rejects.toMatchObject({ name: 'PageTimeSpent' })
      await expect(ask(ONE_CAR)).rejects.toMatchObject({ name: 'PageTimeSpent' })
    })
    expect(asked).toEqual([`GET ${FLAGS}`])
    expect(told.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['feature-flags', 'page-time-spent'],
      ['cupra-code', 'page-time-spent'],
    ])
    for (let page = 0; page < 10; page++) {
      await withPageDeadline(10, () => expect(ask(FLAGS)).rejects.toMatchObject({ name: 'PageTimeSpent' }))
    }
    expect(breakerStates()['feature-flags']).toBe('closed')
  })
})

describe('how a call ended', () => {
  it.each([
    [200, 'answered'],
    [304, 'answered'],
    [399, 'answered'],
    [400, 'refused'],
    [428, 'refused'],
    [429, 'trouble'],
    [430, 'refused'],
    [499, 'refused'],
    [500, 'trouble'],
    [503, 'trouble'],
  ])('with %i is told as %s, and the answer is handed on', async (status, outcome) => {
    const { ask } = await service((_, response) => void response.writeHead(status).end())
    expect((await ask(FLAGS)).status).toBe(status)
    expect(told.map((call) => call.outcome)).toEqual([outcome])
  })

  it('without an answer is told as unreachable, also where a page has less time than the deadline', async () => {
    const { ask } = await service((request) => request.socket.destroy())
    await expect(ask(FLAGS)).rejects.toThrow(TypeError)
    await withPageDeadline(DEADLINE / 2, () => expect(ask(FLAGS)).rejects.toThrow(TypeError))
    expect(told.map(({ outcome }) => outcome)).toEqual(['unreachable', 'unreachable'])
  })

  it.each([
    ['outside of a page', <T>(make: () => Promise<T>) => make()],
    ['in a page with more time', <T>(make: () => Promise<T>) => withPageDeadline(DEADLINE + 1, make)],
  ])('at its deadline is told as a timeout %s', async (_, within) => {
    stopClocks()
    const arrived = deferred()
    const { ask } = await service(() => arrived.resolve())
    const answer = within(() => ask(FLAGS))
    const failed = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
    await arrived.promise
    await vi.advanceTimersByTimeAsync(DEADLINE)
    await failed
    expect(told).toEqual([{ call: 'feature-flags', outcome: 'timeout', seconds: 60, requestId: undefined }])
  })

  it('at the end of the page’s time names that end, and what was cut off by it', async () => {
    stopClocks()
    const arrived = deferred()
    const { ask } = await service(() => arrived.resolve())
    const failed = expect(withPageDeadline(DEADLINE - 1, () => ask(FLAGS))).rejects.toMatchObject({
      name: 'PageTimeSpent',
      message: 'The time for this page is spent',
      cause: { name: 'TimeoutError' },
    })
    await arrived.promise
    await vi.advanceTimersByTimeAsync(DEADLINE - 1)
    await failed
  })

  it('is told with the seconds that it took', async () => {
    stopClocks()
    const { ask } = await service((request, response) => {
      vi.advanceTimersByTime(250)
      answer(request, response)
    })
    vi.advanceTimersByTime(1_000)
    await ask(FLAGS)
    expect(told).toEqual([{ call: 'feature-flags', outcome: 'answered', seconds: 0.25, requestId: undefined }])
  })
})

describe('the circuit breaker of a call', () => {
  async function openIt(ask: (path: string) => Promise<Response>) {
    for (let call = 0; call < 5; call++) expect((await ask(FLAGS)).status).toBe(500)
    await vi.waitFor(() => expect(breakerStates()['feature-flags']).toBe('open'))
  }

  it('opens after five failures, then fails at once without asking, and leaves the other calls alone', async () => {
    const { ask, asked } = await service((request, response) =>
      request.url === FLAGS ? fail(request, response) : answer(request, response),
    )
    await openIt(ask)
    const refused: unknown = await ask(FLAGS).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'EOPENBREAKER' })
    expect(isBreakerOpen(refused)).toBe(true)
    expect(asked).toHaveLength(5)
    expect((await ask(ONE_CAR)).status).toBe(200)
    expect(told.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('trouble'), 'breaker-open', 'answered'])
  })

  it('lets one call through after a while, and all when that one is answered; a clock that jumps changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let listener = fail
    const { ask, asked } = await service((request, response) => listener(request, response))
    for (let call = 0; call < 5; call++) expect((await ask(FLAGS)).status).toBe(500)
    expect(breakerStates()['feature-flags']).toBe('open')
    vi.setSystemTime(Date.now() - 3_600_000)
    await expect(ask(FLAGS)).rejects.toMatchObject({ code: 'EOPENBREAKER' })
    listener = answer
    vi.advanceTimersByTime(5_000)
    expect(breakerStates()['feature-flags']).toBe('half-open')
    expect((await ask(FLAGS)).status).toBe(200)
    expect(breakerStates()['feature-flags']).toBe('closed')
    expect(asked).toHaveLength(6)
  })

  it('stays closed for four failures, and for a fifth when most were answered', async () => {
    let listener = fail
    const { ask, asked } = await service((request, response) => listener(request, response))
    for (let call = 0; call < 4; call++) await ask(FLAGS)
    expect(breakerStates()['feature-flags']).toBe('closed')
    listener = answer
    for (let call = 0; call < 5; call++) await ask(FLAGS)
    listener = fail
    await ask(FLAGS)
    expect(breakerStates()['feature-flags']).toBe('closed')
    await ask(FLAGS)
    expect(breakerStates()['feature-flags']).toBe('open')
    expect(asked).toHaveLength(11)
  })

  it('opens when the service asks for patience, or is not there', async () => {
    const busy = await service((_, response) => void response.writeHead(429).end())
    for (let call = 0; call < 5; call++) await busy.ask(FLAGS)
    const gone = await service((request) => request.socket.destroy())
    for (let call = 0; call < 5; call++) await gone.ask(ONE_CAR).catch(() => undefined)
    expect(breakerStates()).toEqual({ 'feature-flags': 'open', 'cupra-code': 'open' })
  })

  it('opens when the service does not answer within the deadline', async () => {
    stopClocks()
    const { ask, asked } = await service(hang)
    const failed = Promise.allSettled([1, 2, 3, 4, 5].map(() => ask(FLAGS)))
    await vi.waitFor(() => expect(asked).toHaveLength(5))
    await vi.advanceTimersByTimeAsync(DEADLINE)
    expect((await failed).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    expect(breakerStates()['feature-flags']).toBe('open')
  })

  it('tells each time that it changes', async () => {
    stopClocks()
    const changes: unknown[] = []
    const hear = (change: unknown) => void changes.push(change)
    breakerChanges.subscribe(hear)
    onTestFinished(() => void breakerChanges.unsubscribe(hear))
    let listener = fail
    const { ask } = await service((request, response) => listener(request, response))
    for (let call = 0; call < 5; call++) await ask(FLAGS)
    listener = answer
    vi.advanceTimersByTime(4_999)
    expect(breakerStates()['feature-flags']).toBe('open')
    vi.advanceTimersByTime(1)
    await ask(FLAGS)
    expect(changes).toEqual([
      { call: 'feature-flags', state: 'open' },
      { call: 'feature-flags', state: 'half-open' },
      { call: 'feature-flags', state: 'closed' },
    ])
  })

  it('stays open when the call that is let through was cut off by its page: nobody has answered', async () => {
    stopClocks()
    let listener = fail
    let arrived = deferred()
    const { ask, asked } = await service((request, response) => {
      arrived.resolve()
      listener(request, response)
    })
    for (let call = 0; call < 5; call++) await ask(FLAGS)
    vi.advanceTimersByTime(5_000)
    listener = hang
    arrived = deferred()
    const failed = expect(withPageDeadline(100, () => ask(FLAGS))).rejects.toMatchObject({ name: 'PageTimeSpent' })
    await arrived.promise
    await vi.advanceTimersByTimeAsync(100)
    await failed
    expect(breakerStates()['feature-flags']).toBe('open')
    await expect(ask(FLAGS)).rejects.toMatchObject({ code: 'EOPENBREAKER' })
    expect(asked).toHaveLength(6)
    vi.advanceTimersByTime(5_000)
    listener = answer
    await ask(FLAGS)
    expect(breakerStates()['feature-flags']).toBe('closed')
  })

  it('does not open because askers leave', async () => {
    const { ask } = await service(hang)
    for (let call = 0; call < 10; call++) {
      await expect(ask(FLAGS, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(breakerStates()['feature-flags']).toBe('closed')
    expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['unreachable']))
  })

  it('is the only one whose error says that it is open', () => {
    const coded = (code: unknown) => Object.assign(new Error('refused'), { code })
    expect([coded('EOPENBREAKER'), coded('ECONNREFUSED'), new Error('refused')].map(isBreakerOpen)).toEqual([
      true,
      false,
      false,
    ])
    expect([{ code: 'EOPENBREAKER' }, undefined].map(isBreakerOpen)).toEqual([false, false])
  })

  it('a refusal is an answer: it opens nothing', async () => {
    const { ask } = await service((_, response) => void response.writeHead(404).end())
    for (let call = 0; call < 20; call++) expect((await ask(FLAGS)).status).toBe(404)
    expect(breakerStates()['feature-flags']).toBe('closed')
  })

  it('what a visitor puts into an address makes no breaker of its own', async () => {
    const { ask } = await service(answer)
    await ask('/v1/made-up/one')
    await ask('/v1/made-up/two')
    expect(Object.keys(breakerStates())).toEqual(['other'])
  })
})

describe('the number of the request', () => {
  it('goes to the service', async () => {
    const { ask } = await service((request, response) => response.end(request.headers['x-request-id']))
    const answered = await requestContext.run({ requestId: 'abc-1' }, () => ask(FLAGS))
    expect(await answered.text()).toBe('abc-1')
    expect(told).toMatchObject([{ call: 'feature-flags', outcome: 'answered', requestId: 'abc-1' }])
  })

  it('is made up by nobody: a call for no visitor has none', async () => {
    const { ask } = await service((request, response) => response.end(String('x-request-id' in request.headers)))
    expect(await (await ask(FLAGS)).text()).toBe('false')
  })
})

describe('the trace of a call', () => {
  const spans = new InMemorySpanExporter()
  beforeEach(() => {
    spans.reset()
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).register()
  })
  afterEach(() => {
    trace.disable()
    context.disable()
    propagation.disable()
  })

  it('goes on in the service, and says how it ended', async () => {
    const { ask } = await service((request, response) => response.end(request.headers.traceparent))
    const parent = await (await ask(FLAGS)).text()
    const [span] = spans.getFinishedSpans()
    const { traceId, spanId } = span?.spanContext() ?? {}
    expect(parent).toBe(`00-${traceId}-${spanId}-01`)
    expect(span).toMatchObject({
      name: 'service feature-flags',
      kind: SpanKind.CLIENT,
      attributes: { outcome: 'answered' },
      instrumentationScope: { name: 'site' },
    })
  })

  it('is marked as an error where the service is in trouble, not where it refuses', async () => {
    const statuses = [200, 404, 500]
    const { ask } = await service((_, response) => void response.writeHead(statuses.shift() ?? 0).end())
    for (const _ of [1, 2, 3]) await ask(FLAGS)
    expect(spans.getFinishedSpans().map(({ attributes, status }) => [attributes.outcome, status.code])).toEqual([
      ['answered', SpanStatusCode.UNSET],
      ['refused', SpanStatusCode.UNSET],
      ['trouble', SpanStatusCode.ERROR],
    ])
  })
})
