import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchWithTimeout, UnreadableAnswer } from '@/data/service/fetch-with-timeout.server'
import { deferred } from './deferred'
import { remoteServer } from './remote-server'

const MINUTE = 60_000
const TWO_MIB = 2_097_152

async function ask(listener: RequestListener, init?: RequestInit): Promise<Response> {
  const { url } = await remoteServer(listener)
  return fetchWithTimeout(MINUTE, new Request(url, init))
}

afterEach(() => {
  vi.useRealTimers()
})

describe('an answer', () => {
  it('comes with its status, its words and its headers', async () => {
    const answer = await ask((_, response) => {
      response.writeHead(404, 'Not here', { 'x-request-id': 'r-1', 'content-type': 'text/plain' }).end('été')
    })
    expect([answer.status, answer.statusText]).toEqual([404, 'Not here'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-request-id': 'r-1', 'content-type': 'text/plain' })
    expect(await answer.text()).toBe('été')
  })

  it.each([
    ['iso-8859-1', 'latin1'],
    ['"windows-1252"', 'latin1'],
    ['utf-16le', 'utf16le'],
    ['UTF-8', 'utf8'],
  ] as const)('in %s is read by its header', async (charset, encoding) => {
    const answer = await ask((_, response) => {
      response.writeHead(200, { 'content-type': `application/json; charset=${charset}` })
      response.end(Buffer.from('{"color":"Gris été"}', encoding))
    })
    expect(await answer.json()).toEqual({ color: 'Gris été' })
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json; charset=klingon'])(
    'in other letters than its header says is none: %s',
    async (type) => {
      const asked = ask((_, response) => {
        response.writeHead(200, { 'content-type': type }).end(Buffer.from('{"color":"Gris été"}', 'latin1'))
      })
      await expect(asked).rejects.toThrow(UnreadableAnswer)
    },
  )

  it('that sends on to another address is none, and the other is not asked', async () => {
    let asked = 0
    const sentOn = ask((request, response) => {
      asked += 1
      response.writeHead(307, { location: request.url === '/a' ? '/b' : '/a' }).end()
    })
    await expect(sentOn).rejects.toThrow()
    expect(asked).toBe(1)
  })

  it('that was sent packed is unpacked, and says so no more', async () => {
    const packed = gzipSync('{"a":1}')
    const answer = await ask((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
    })
    expect(await answer.json()).toEqual({ a: 1 })
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([null, null])
  })

  it.each([204, 205, 304])('of status %i has no body', async (status) => {
    const answer = await ask((_, response) => void response.writeHead(status).end())
    expect([answer.status, answer.body]).toEqual([status, null])
  })

  it('to a question for the headers alone has no body', async () => {
    const answer = await ask((_, response) => void response.writeHead(200, { 'x-front-refreshed': '200' }).end(), {
      method: 'HEAD',
    })
    expect([answer.status, answer.body, answer.headers.get('x-front-refreshed')]).toEqual([200, null, '200'])
  })

  it('of five megabytes comes whole, as it was sent', async () => {
    const answer = await ask((_, response) => void response.end(Buffer.alloc(TWO_MIB, 'a')))
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.alloc(TWO_MIB, 'a'))).toBe(true)
  })

  it('of one byte more is none, and what is left of it is not waited for', async () => {
    const closed = deferred()
    const answer = ask((_, response) => {
      response.on('close', () => closed.resolve())
      response.write(Buffer.alloc(TWO_MIB + 1))
    })
    await expect(answer).rejects.toThrow(new UnreadableAnswer('longer than 2097152 bytes'))
    await closed.promise
  })
})

describe('a question that is not answered in time', () => {
  it.each<[string, RequestListener]>([
    ['nothing comes', () => undefined],
    ['the body stops on its way', (_, response) => void response.write('{')],
  ])('fails then, and not before, when %s', async (_, listener) => {
    const [arrived, closed] = [deferred(), deferred()]
    const { url } = await remoteServer((request, response) => {
      response.on('close', () => closed.resolve())
      listener(request, response)
      arrived.resolve()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let failed: unknown
    const answer = fetchWithTimeout(MINUTE, new Request(url)).catch((error: unknown) => {
      failed = error
    })
    await arrived.promise
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(failed).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(failed).toMatchObject({ name: 'TimeoutError', message: 'No answer within 60000 ms' })
    await closed.promise
  })
})

it('a body that stops fails in time also where what stands between does not pass the end on', async () => {
  const cancelled = vi.fn()
  const stalled = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{')),
    cancel: cancelled,
  })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(stalled))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = fetchWithTimeout(MINUTE, new Request('http://service.test/'))
  const failed = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(MINUTE)
  await failed
  expect(cancelled).toHaveBeenCalledOnce()
})

describe('a question whose asker leaves', () => {
  const reason = new Error('the visitor left')

  it('fails with the reason, and is taken back from the service', async () => {
    const [arrived, closed] = [deferred(), deferred()]
    const leaving = new AbortController()
    const answer = ask(
      (_, response) => {
        response.on('close', () => closed.resolve())
        arrived.resolve()
      },
      { signal: leaving.signal },
    )
    await arrived.promise
    leaving.abort(reason)
    await expect(answer).rejects.toBe(reason)
    await closed.promise
  })

  it('is not sent where the asker had left before', async () => {
    const listener = vi.fn<RequestListener>()
    await expect(ask(listener, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(listener).not.toHaveBeenCalled()
  })

  it('leaves nothing at the signal of an asker who stays', async () => {
    const { url } = await remoteServer((_, response) => void response.end())
    const request = new Request(url)
    const added = vi.spyOn(request.signal, 'addEventListener')
    const removed = vi.spyOn(request.signal, 'removeEventListener')
    await fetchWithTimeout(MINUTE, request)
    const own = added.mock.calls.filter(([, , options]) => options === undefined)
    expect(own).toHaveLength(1)
    expect(removed.mock.calls).toContainEqual(own[0])
  })
})
