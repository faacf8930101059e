import { describe, expect, test } from 'vitest'
import { listNewsPage } from '@/content/news.server'
import { forgetReads } from '@/content/store.server'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { parsePath } from '@/routing/parse-path'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { indexedPages } from '@/site/seo/indexed-pages.server'
import { sitemap, sitemapIndex } from '@/site/seo/sitemap.server'

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
    forgetReads()
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
  const xml = sitemap(name).then((answer) => answer?.body ?? '')
  const matches = xml.then((text) => addressesIn(text).map((address) => parsePath(address)))

  test('holds canonical addresses of its own audience alone, each once', async () => {
    const addresses = addressesIn(await xml)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const found of await matches) {
      expect(found?.language).toBe(audience.language)
      expect(found?.match.salesType).toBe(audience.salesType)
    }
  })

  test('has a page of every route that search engines may show, and of no other', async () => {
    const names = new Set((await matches).map((found) => found?.match.name))
    const isPaged = (await listNewsPage(audience.language, 2)) !== undefined
    const wanted = ROUTE_NAMES.filter((route) => route !== 'news.page' || isPaged).filter((route) => {
      const { sitemap: listed, robots } = routeDefinition(route)
      return listed && robots === 'index'
    })
    expect([...names].sort()).toEqual([...wanted].sort())
  })

  test('knows announced models, articles, tabs, subjects of questions and the cars in stock', async () => {
    const found = (await matches).map((each) => JSON.stringify(each?.match.params))
    for (const part of ['LEONNEW', '"tab_slug_id":"design"', '"slug":["', '"topic":"', '"commissionId":"']) {
      expect(found.filter((params) => params.includes(part)).length, part).toBeGreaterThan(0)
    }
  })

  test('gives each page its alternates and the one for readers of neither language', async () => {
    const entries = (await xml).split('<url>').slice(1)
    for (const entry of entries) {
      const codes = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code)
      expect(codes, entry).toContain('x-default')
      expect(codes.length).toBeGreaterThan(1)
    }
  })

  test('says since when a car is offered and an article written, and invents no date', async () => {
    const pages = await indexedPages(audience)
    const dated = pages.filter(({ changed }) => changed !== undefined)
    for (const { changed } of dated) expect(changed).toMatch(/^\d{4}-\d\d-\d\d/)
    expect(dated.map(({ match }) => match.name)).toEqual(expect.arrayContaining(['stock.vehicle', 'news.article']))
  })
})
