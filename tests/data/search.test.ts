import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemSchema } from '@/contract/problem'
import { searchIndexSchema } from '@/contract/search'
import { createQueryClient } from '@/data/query-client'
import { readSearchIndex } from '@/data/search/answer.server'
import { getSearchIndex } from '@/data/search/calls'
import { searchQueries } from '@/data/search/queries'

describe('GET /api/search', () => {
  it('answers as the contract says, the same to the caller as it reads', async () => {
    const index = await readSearchIndex({ language: 'fr', sales_type: 'B2B' })
    expect(searchIndexSchema.parse(index)).toEqual(index)
    expect(await getSearchIndex({ language: 'fr', salesType: 'B2B' })).toEqual(index)
  })

  it('counts any other sales type as B2C and any other language as NL', async () => {
    const usual = await readSearchIndex({ language: 'nl', sales_type: 'B2C' })
    expect(await readSearchIndex({ language: 'de', sales_type: 'x' })).toBe(usual)
    expect(await readSearchIndex({})).toBe(usual)
  })

  it('reads the content once for all who ask at the same time', async () => {
    const [one, other] = [readSearchIndex({ language: 'fr' }), readSearchIndex({ language: 'fr' })]
    expect(one).toBe(other)
    await one
  })

  it('is asked for each language and sales type, by name', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/search', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ entries: [{ title: 'Born' }] })
      }),
    )
    const error = { name: 'WrongShape', call: 'search', path: 'entries[0].kind' }
    await expect(getSearchIndex({ language: 'nl', salesType: 'B2C' })).rejects.toMatchObject(error)
    const query = searchQueries.index({ language: 'fr', salesType: 'B2B' })
    await expect(createQueryClient().query(query)).rejects.toMatchObject(error)
    expect(asked).toEqual(['?language=nl&sales_type=B2C', '?language=fr&sales_type=B2B'])
  })

  it('that gets no answer says which call it was', async () => {
    server.use(http.get('*/api/search', () => HttpResponse.error()))
    await expect(getSearchIndex({ language: 'nl', salesType: 'B2C' })).rejects.toMatchObject({
      name: 'RemoteUnreachable',
      call: 'search',
    })
  })

  it('is kept by the browser for as long as the page lives', () => {
    expect(searchQueries.index({ language: 'nl', salesType: 'B2C' }).staleTime).toBe(Number.POSITIVE_INFINITY)
  })

  it('stays small enough to be fetched while a menu opens', async () => {
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(JSON.stringify(await readSearchIndex({ language: 'fr' }))).length).toBeLessThan(20_000)
  })
})

describe('what is read for the search', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.doUnmock('@/content/read/search.server')
    vi.resetModules()
  })

  /** The answer with a memory of its own, over content that counts how often it is read. */
  async function fresh(read: () => Promise<unknown[]>) {
    vi.resetModules()
    const asked: unknown[] = []
    vi.doMock('@/content/read/search.server', () => ({
      readSearchEntries: (audience: unknown, flags: unknown) => {
        asked.push({ audience, flags })
        return read()
      },
    }))
    const { setTransport } = await import('@/data/transport')
    setTransport('backend', { base: 'http://localhost:3000/api/backend' })
    const { readSearchIndex: readFresh, answerSearch: answerFresh } = await import('@/data/search/answer.server')
    return { asked, readFresh, answerFresh }
  }

  it('is kept for a minute, for each language and sales type', async () => {
    const start = Date.UTC(2026, 10, 21)
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const { asked, readFresh } = await fresh(async () => [])
    await readFresh({ language: 'fr', sales_type: 'B2C' })
    await readFresh({ language: 'fr', sales_type: 'B2B' })
    await readFresh({ language: 'nl', sales_type: 'B2C' })
    expect(asked).toHaveLength(3)
    vi.setSystemTime(start + 59_999)
    await readFresh({ language: 'fr', sales_type: 'B2C' })
    expect(asked).toHaveLength(3)
    vi.setSystemTime(start + 60_000)
    await readFresh({ language: 'fr', sales_type: 'B2C' })
    expect(asked).toHaveLength(4)
  })

  it('is read again after a failure', async () => {
    let isBroken = true
    const { readFresh } = await fresh(async () => {
      if (isBroken) throw new Error('unreadable')
      return []
    })
    await expect(readFresh({ language: 'fr' })).rejects.toThrow('unreadable')
    isBroken = false
    await expect(readFresh({ language: 'fr' })).resolves.toEqual({ entries: [] })
  })

  it('is a problem when the content cannot be read, and nothing of what happened inside', async () => {
    const { answerFresh } = await fresh(() => Promise.reject(new Error('ENOENT /srv/entries/faq.yaml')))
    const answer = await answerFresh({ language: 'fr' })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(problemSchema.parse(JSON.parse(text))).toMatchObject({
      title: 'Internal Server Error',
      detail: 'The content to search could not be read',
      code: 'internal',
    })
    expect(text).not.toContain('ENOENT')
  })

  it('follows the flags of the service, and those that it told last while it is dead', async () => {
    server.use(http.get('*/v1/feature-flags', () => HttpResponse.json({ TAVASCAN: true }), { once: true }))
    const { asked, readFresh } = await fresh(async () => [])
    await readFresh({ language: 'fr' })
    server.use(http.get('*/v1/feature-flags', () => HttpResponse.error()))
    await readFresh({ language: 'nl' })
    expect(asked).toMatchObject([
      { flags: { TAVASCAN: true, STOCK: false } },
      { flags: { TAVASCAN: true, STOCK: false } },
    ])
  })
})
