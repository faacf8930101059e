import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { createQueryClient } from '@/data/query-client'

/** In the browser (this file runs in a DOM): when each try of a query that always fails with `error` happened. */
async function triesOf(error: Error): Promise<number[]> {
  const started = Date.now()
  const tries: number[] = []
  const outcome = createQueryClient()
    .query({
      queryKey: ['failing'],
      queryFn: () => {
        tries.push(Date.now() - started)
        throw error
      },
    })
    .catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await outcome).toBe(error)
  return tries
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('in the browser', () => {
  it.each([
    ['no answer', new RemoteUnreachable('prices', new Error('refused'))],
    ['500', new RemoteProblem('prices', { status: 500 })],
    ['503', new RemoteProblem('prices', { status: 503 })],
    ['429', new RemoteProblem('prices', { status: 429 })],
  ])('%s is tried three times more, after 1, 2 and 4 seconds', async (_, error) => {
    expect(await triesOf(error)).toEqual([0, 1_000, 3_000, 7_000])
  })

  it.each([400, 401, 403, 404, 410, 413, 422])('%i is never tried again', async (status) => {
    expect(await triesOf(new RemoteProblem('prices', { status }))).toEqual([0])
  })

  it('a wrong shape is never tried again', async () => {
    expect(await triesOf(new WrongShape('prices', '(body)', 'invalid'))).toEqual([0])
  })

  it('Retry-After decides when it asks for more than the back-off', async () => {
    const error = new RemoteProblem('prices', { status: 503, retryAfterMs: 5_000 })
    expect(await triesOf(error)).toEqual([0, 5_000, 10_000, 15_000])
  })
})

describe('a browser that takes itself for offline', () => {
  it('asks all the same, and says in the usual time that nobody answers', async () => {
    onlineManager.setOnline(false)
    expect(await triesOf(new RemoteUnreachable('stock', new Error('refused')))).toEqual([0, 1_000, 3_000, 7_000])
    expect(await createQueryClient().query({ queryKey: ['there'], queryFn: () => 'an answer' })).toBe('an answer')
    onlineManager.setOnline(true)
  })

  it('asks again for what is missing, and for nothing else, once it is back', async () => {
    const client = createQueryClient()
    client.mount()
    const asked: string[] = []
    const ask = (key: string, isThere: boolean) =>
      new QueryObserver(client, {
        queryKey: [key],
        retry: false,
        queryFn: () => {
          asked.push(key)
          return isThere ? key : Promise.reject(new Error('refused'))
        },
      }).subscribe(() => {})
    ask('there', true)
    ask('missing', false)
    await vi.advanceTimersByTimeAsync(1_000)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual(['there', 'missing', 'missing'])
    client.unmount()
    client.clear()
  })
})

describe('the cache', () => {
  it('keeps unused data for 5 minutes', async () => {
    const client = createQueryClient()
    await client.query({ queryKey: ['kept'], queryFn: () => 'an answer' })

    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    expect(client.getQueryData(['kept'])).toBe('an answer')

    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(['kept'])).toBeUndefined()
  })

  it.each([
    ['the network', () => [onlineManager.setOnline(false), onlineManager.setOnline(true)]],
    ['the window', () => [focusManager.setFocused(false), focusManager.setFocused(true)]],
    ['a component', (observe: () => void) => observe()],
  ])('is not refreshed because %s comes back, however old it is', async (_, comeBack) => {
    let asked = 0
    const client = createQueryClient()
    const observe = () => new QueryObserver(client, { queryKey: ['old'], queryFn: () => ++asked }).subscribe(() => {})
    client.mount()
    observe()
    await vi.advanceTimersByTimeAsync(60 * 60_000)

    comeBack(observe)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(1)
    client.unmount()
    client.clear()
  })
})
