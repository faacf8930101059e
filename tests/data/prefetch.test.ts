import { type DehydratedState, hydrate, queryOptions, skipToken } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { RemoteProblem, RemoteUnreachable } from '@/data/errors'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'

const good = queryOptions({ queryKey: ['good'], queryFn: () => 'an answer' })
const other = queryOptions({ queryKey: ['other'], queryFn: async () => ({ deep: [1, 2] }) })
const dead = queryOptions({
  queryKey: ['dead'],
  queryFn: (): string => {
    throw new RemoteUnreachable('dead', new Error('refused'))
  },
})
const refused = queryOptions({
  queryKey: ['refused'],
  queryFn: (): Promise<string> => Promise.reject(new RemoteProblem('refused', { status: 404 })),
})
const disabled = queryOptions({ queryKey: ['disabled'], queryFn: skipToken })

describe('prefetch', () => {
  it('never throws, and gives the state of the queries that succeeded only', async () => {
    const state = await prefetch(createQueryClient(), [good, dead, other, refused])
    expect(state.queries.map(({ queryKey }) => queryKey)).toEqual([['good'], ['other']])
  })

  it('leaves out a query that has nothing to run', async () => {
    expect((await prefetch(createQueryClient(), [disabled, good])).queries).toHaveLength(1)
  })

  it('gives a state that travels as JSON and is read from the cache in the browser', async () => {
    const state: DehydratedState = JSON.parse(JSON.stringify(await prefetch(createQueryClient(), [good, other])))
    const inBrowser = createQueryClient()
    hydrate(inBrowser, state)
    expect(inBrowser.getQueryData(good.queryKey)).toBe('an answer')
    expect(inBrowser.getQueryData(other.queryKey)).toEqual({ deep: [1, 2] })
  })

  it('runs all at once', async () => {
    let running = 0
    let most = 0
    const slow = (name: string) =>
      queryOptions({
        queryKey: ['slow', name],
        queryFn: async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 10))
          running -= 1
          return name
        },
      })
    await prefetch(createQueryClient(), [slow('a'), slow('b'), slow('c')])
    expect(most).toBe(3)
  })

  it('keeps what an earlier prefetch of the same page brought', async () => {
    const client = createQueryClient()
    await prefetch(client, [good])
    expect((await prefetch(client, [other])).queries).toHaveLength(2)
  })
})
