import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { askService } from '@/data/service/ask-service.server'
import { breakerStates, forgetBreakers } from '@/data/service/circuit-breakers.server'
import { withPageCalls } from '@/data/service/page-calls.server'
import { type RemoteCall, remoteCalls } from '@/data/service/remote-calls.server'
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
    const bodies = await withPageCalls(DEADLINE, async () => {
      const first = await ask(FLAGS)
      return Promise.all([first.json(), ask(FLAGS).then((again) => again.json())])
    })
    expect(bodies).toEqual([{}, {}])
    expect(asked).toEqual([`GET ${FLAGS}`])
  })

  it('a question without an answer is not asked again', async () => {
    const { ask, asked } = await service((request) => request.socket.destroy())
    await withPageCalls(DEADLINE, async () => {
      await expect(ask(FLAGS)).rejects.toThrow()
      await expect(ask(FLAGS)).rejects.toThrow()
    })
    expect(asked).toHaveLength(1)
  })

  it('another query or another body is another question', async () => {
    const { ask, asked } = await service(answer)
    await withPageCalls(DEADLINE, async () => {
      await ask(`${FLAGS}?a=1`)
      await ask(`${FLAGS}?a=2`)
      await ask(ONE_CAR, { method: 'POST', body: '{"id":1}' })
      await ask(ONE_CAR, { method: 'POST', body: '{"id":2}' })
    })
    expect(asked).toHaveLength(4)
  })

  it('two pages ask each for themselves', async () => {
    const { ask, asked } = await service(answer)
    await withPageCalls(DEADLINE, () => ask(FLAGS))
    await withPageCalls(DEADLINE, () => ask(FLAGS))
    expect(asked).toHaveLength(2)
  })

  it('all calls share one limit, which says nothing about the service', async () => {
    const { ask, asked } = await service(hang)
    // Long enough for the first question to leave a busy machine.
    await withPageCalls(1_000, async () => {
      await expect(ask(FLAGS)).rejects.toMatchObject({ name: 'PageTimeSpent' })
      await expect(ask(ONE_CAR)).rejects.toMatchObject({ name: 'PageTimeSpent' })
    })
    expect(asked).toEqual([`GET ${FLAGS}`])
    expect(told.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['feature-flags', 'page-time-spent'],
      ['cupra-code', 'page-time-spent'],
    ])
    for (let page = 0; page < 10; page++) {
      await withPageCalls(10, () => expect(ask(FLAGS)).rejects.toMatchObject({ name: 'PageTimeSpent' }))
    }
    expect(breakerStates()['feature-flags']).toBe('closed')
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
    await expect(ask(FLAGS)).rejects.toMatchObject({ code: 'EOPENBREAKER' })
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
})
