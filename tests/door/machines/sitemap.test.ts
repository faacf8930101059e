import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listNewsPage } from '@/content/read/news.server'
import { invalidateReads } from '@/content/store/store.server'
import { LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { indexedPages } from '@/door/machines/indexed-pages.server'
import { sitemap, sitemapIndex } from '@/door/machines/sitemap.server'
import { parsePath } from '@/routing/parse-path'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'

const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

describe('the index of sitemaps', () => {
  test('names one sitemap for each language and audience, and each of them is there', async () => {
    const names = addressesIn((await sitemapIndex()).body)
    expect(names).toHaveLength(LANGUAGES.length * SALES_TYPES.length)
    for (const name of names) expect(await sitemap(name.replace('/sitemaps/', '')), name).toBeDefined()
  })

  test('is looked up once in a quarter of an hour, and anew after entries have changed', async () => {
    const first = await sitemap('nl-b2b.xml')
    expect(await sitemap('nl-b2b.xml')).toBe(first)
    invalidateReads()
    const next = await sitemap('nl-b2b.xml')
    expect(next).not.toBe(first)
    expect(next).toEqual(first)
  })

  test('names no other', async () => {
    expect(await sitemap('en-b2c.xml')).toBeUndefined()
    expect(await sitemap(undefined)).toBeUndefined()
  })
})

describe.each([
  ['fr-b2b.xml', { language: 'fr', salesType: 'B2B' }],
  ['nl-b2c.xml', { language: 'nl', salesType: 'B2C' }],
] as const)('the sitemap %s', (name, audience) => {
  const read = async () => (await sitemap(name))?.body ?? ''
  const readMatches = async () => addressesIn(await read()).map((address) => parsePath(address))

  test('holds canonical addresses of its own audience alone, each once', async () => {
    const addresses = addressesIn(await read())
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const found of await readMatches()) {
      expect(found?.language).toBe(audience.language)
      expect(found?.match.salesType).toBe(audience.salesType)
    }
  })

  test('has a page of every route that search engines may show, and of no other', async () => {
    const names = new Set((await readMatches()).map((found) => found?.match.name))
    const isPaged = (await listNewsPage(audience, 2)) !== undefined
    const wanted = ROUTE_NAMES.filter((route) => route !== 'news.page' || isPaged).filter((route) => {
      const { sitemap: listed, robots } = routeDefinition(route)
      return listed && robots === 'index'
    })
    expect([...names].sort()).toEqual([...wanted].sort())
  })

  test('knows announced models, articles, tabs, subjects of questions and the cars in stock', async () => {
    const found = (await readMatches()).map((each) => JSON.stringify(each?.match.params))
    for (const part of ['LEONNEW', '"tab_slug_id":"design"', '"slug":["', '"topic":"', '"commissionId":"']) {
      expect(found.filter((params) => params.includes(part)).length, part).toBeGreaterThan(0)
    }
  })

  test('gives each page its alternates and the one for readers of neither language', async () => {
    const entries = (await read()).split('<url>').slice(1)
    for (const entry of entries) {
      const codes = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code)
      expect(codes, entry).toContain('x-default')
      expect(codes.length).toBeGreaterThan(1)
    }
  })

  test('gives an article and a tab the address that each language has for it', async () => {
    const { language, salesType } = audience
    const segment = { fr: { B2B: 'professionnel/', B2C: '' }, nl: { B2B: 'professioneel/', B2C: '' } }
    const pages = [
      { fr: 'news/hiver-electrique', nl: 'news/elektrisch-in-de-winter' },
      { fr: 'services/contrats', nl: 'services/contracten' },
    ]
    const entries = (await read()).split('<url>').slice(1)
    for (const page of pages) {
      const address = (of: Language) => `http://localhost:3000/${of}/${segment[of][salesType]}${page[of]}`
      const entry = entries.find((one) => one.includes(`<loc>${address(language)}</loc>`))
      for (const of of LANGUAGES) expect(entry).toContain(`hreflang="${of}-BE" href="${address(of)}"`)
      expect(entry).toContain(`hreflang="x-default" href="${address('nl')}"`)
    }
  })

  test('says since when a car is offered and an article written, and invents no date', async () => {
    const { pages } = await indexedPages(audience)
    const dated = pages.filter(({ changed }) => changed !== undefined)
    for (const { changed } of dated) expect(changed).toMatch(/^\d{4}-\d\d-\d\d/)
    expect(dated.map(({ match }) => match.name)).toEqual(expect.arrayContaining(['stock.vehicle', 'news.article']))
  })
})

describe('a sitemap that is made while the service does not answer', () => {
  const hasCars = (answer: Awaited<ReturnType<typeof sitemap>>) => answer?.body.includes('/stock/formentor/') ?? false
  let met = 0
  const breakStock = () => {
    met = 0
    server.use(
      http.all('*/v1/stocks/*', () => {
        met += 1
        return new HttpResponse(null, { status: 503 })
      }),
    )
  }
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)

  test('does not take the place of a whole one', async () => {
    later(3_600)
    expect(hasCars(await sitemap('fr-b2c.xml'))).toBe(true)
    later(3_600)
    breakStock()
    const meanwhile = await sitemap('fr-b2c.xml')
    expect(met).toBeGreaterThan(0)
    expect(hasCars(meanwhile)).toBe(true)
    expect(meanwhile?.seconds).toBe(3_600)
  })

  test('has the other pages where there is none yet, and is kept for ten seconds at most', async () => {
    // As after a start: the maps of the module are empty.
    vi.resetModules()
    const { sitemap: newly } = await import('@/door/machines/sitemap.server')
    const { setTransport } = await import('@/data/transport')
    const fetch = (...of: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...of)
    setTransport('backend', { base: 'http://localhost:3000/api/backend', fetch, isCancellable: true })
    breakStock()
    const first = await newly('fr-b2c.xml')
    expect([hasCars(first), first?.body.includes('/fr/modeles/born<')]).toEqual([false, true])
    expect(first?.seconds).toBe(10)
    server.resetHandlers()
    expect(await newly('fr-b2c.xml')).toBe(first)
    later(11)
    expect(hasCars(await newly('fr-b2c.xml'))).toBe(true)
  })
})
