import { afterEach, describe, expect, it, vi } from 'vitest'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { createQueryClient, retryDelay, shouldRetry } from '@/data/query-client'

describe('retryDelay', () => {
  it('waits 1, 2, 4 seconds and so on, never longer than 30', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
  })

  it('keeps to a longer wait that the service asks for', () => {
    expect(retryDelay(0, new RemoteProblem('prices', { status: 429, retryAfterMs: 7_000 }))).toBe(7_000)
  })

  it('does not hurry when the service asks for less than the back-off', () => {
    expect(retryDelay(2, new RemoteProblem('prices', { status: 503, retryAfterMs: 0 }))).toBe(4_000)
  })

  it('waits 30 seconds at most, whatever the service asks for', () => {
    expect(retryDelay(0, new RemoteProblem('prices', { status: 503, retryAfterMs: 3_600_000 }))).toBe(30_000)
  })
})

describe('on the server', () => {
  afterEach(() => vi.useRealTimers())

  it('no timer keeps the answers of a page that has been sent', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    await client.query({ queryKey: ['prices'], queryFn: () => 'an answer' })
    expect(client.getQueryData(['prices'])).toBe('an answer')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    new RemoteUnreachable('prices', new Error('refused')),
    new RemoteProblem('prices', { status: 503 }),
    new WrongShape('prices', '(body)', 'invalid'),
  ])('nothing is tried again: %s', (error) => {
    expect(shouldRetry(0, error)).toBe(false)
  })

  it('a failing query is asked once', async () => {
    let asked = 0
    const query = createQueryClient().query({
      queryKey: ['dead'],
      queryFn: () => {
        asked += 1
        throw new RemoteUnreachable('dead', new Error('refused'))
      },
    })
    await expect(query).rejects.toThrow(RemoteUnreachable)
    expect(asked).toBe(1)
  })
})
