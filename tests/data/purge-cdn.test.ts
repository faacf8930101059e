import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { purgeCdn } from '@/data/front/purge-cdn.server'

const ADDRESS = 'https://cdn.test/zones/1/purge_cache'
const settings = { CDN_PURGE_URL: ADDRESS, CDN_PURGE_TOKEN: 't'.repeat(40) }

function listen(status = 200) {
  const calls: { headers: Headers; tags: string[] }[] = []
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      calls.push({ headers: request.headers, ...((await request.json()) as { tags: string[] }) })
      return new HttpResponse('{}', { status })
    }),
  )
  return calls
}

describe('a CDN', () => {
  it('is told what to drop, in the words of those there are', async () => {
    const calls = listen()
    await purgeCdn(['carline:BORN', 'page:homepage'], settings)
    expect(calls.map(({ tags }) => tags)).toEqual([['carline:BORN', 'page:homepage']])
    const [{ headers } = { headers: new Headers() }] = calls
    expect(headers.get('surrogate-key')).toBe('carline:BORN page:homepage')
    expect(headers.get('authorization')).toBe(`Bearer ${settings.CDN_PURGE_TOKEN}`)
  })

  it('is told of many in several calls', async () => {
    const calls = listen()
    const tags = Array.from({ length: 70 }, (_, index) => `page:${index}`)
    await purgeCdn(tags, settings)
    expect(calls.map((call) => call.tags.length)).toEqual([30, 30, 10])
    expect(calls.flatMap((call) => call.tags)).toEqual(tags)
  })

  it('that refuses is said to', async () => {
    listen(403)
    await expect(purgeCdn(['site'], settings)).rejects.toThrow('The CDN was not told: 403')
  })

  it('is told nothing where there is none, or without its token', async () => {
    const calls = listen()
    await purgeCdn(['site'], {})
    await purgeCdn(['site'], { CDN_PURGE_URL: ADDRESS })
    expect(calls).toEqual([])
  })
})
