import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isExpensive, isGeneratedFile, pagePath, routeOf } from '@/server/page-making/expensive-requests'

describe('what the limit of an address counts', () => {
  it.each([
    '/api/backend/v1/car-configurator/configuration',
    '/api/backend/v1/stocks/vehicles',
    '/api/search',
    '/redirection/carconfigurator',
    '/api/quote',
    '/api/fleet',
    '/api/costs',
    '/api/vehicle-sheet',
    '/api/stock-feed',
    '/sitemap.xml',
    '/sitemaps/nl-b2b.xml',
    '/fr/rss.xml',
    '/nl/stock',
    '/fr/professionnel/stock/born',
    '/nl/stock/formentor/abc123',
    '/nl/stock/compare/a/b',
    '/nl/stocks/formentor',
    '/fr/configurateur/conf/x',
    '/nl/car-configurator/offer/ABCD2345',
    '/nl/professioneel/car-configurator',
    '/_next/data/build-1/nl/stock.json',
    '/_next/data/build-1/fr/professionnel/configurateur/conf/x.json',
    // Nobody knows how many of these there are.
    '/nl/nergens',
    '/_next/data/build-1/nl/nergens.json',
    '/nl/bericht/offer',
    // One for each calculation that a visitor makes.
    '/fr/financement/calcul/2FPMF5MJ~pl~48~15000~',
    '/nl/financiering/budget/550~pl~48~15000~',
    '/api/backend/v1/stocks',
    '/api/backend/v1/stock/x',
    '/api/image',
    '/nl/rss.xml',
  ])('%s', (path) => expect(isExpensive(path)).toBe(true))

  it.each([
    '/',
    '/nl',
    '/fr/modeles/formentor',
    '/nl/professioneel/faq',
    '/fr/modeles-v2',
    '/nl/mijn-wagens',
    '/_next/data/build-1/nl.json',
    '/_next/static/chunks/1.js',
    '/images/cars/born/front-640.avif',
    '/api/backend/v1/feature-flags',
    '/api/health/ready',
    '/api/messages/contact',
    '/api/words/nl/common',
    '/x/api/backend/v1/stocks',
    '/api/backend/v1/stocksx',
    '/x/api/backend/v1/car-configurator/x',
    '/api/searchx',
    '/x/api/search',
    '/api/quotex',
    '/x/api/quote',
    '/sitemap.xmlx',
    '/x/sitemap.xml',
    '/x/fr/rss.xml',
    '/sitemapx',
    '/de/rss.xml',
  ])('and not %s', (path) => expect(isExpensive(path)).toBe(false))
})

describe('the page of a request', () => {
  it('is the same for its document and its data', () => {
    expect(pagePath('/nl/stock/born')).toBe('/nl/stock/born')
    expect(pagePath('/_next/data/build-1/nl/stock/born.json')).toBe('/nl/stock/born')
    expect(pagePath('/_next/static/chunks/1.js')).toBeUndefined()
    expect(pagePath('/api/search')).toBeUndefined()
    expect(pagePath('/fr')).toBe('/fr')
    expect(pagePath('/frx')).toBeUndefined()
    expect(pagePath('/x/fr')).toBeUndefined()
    expect(pagePath('/_next/data//nl/stock.json')).toBeUndefined()
    expect(pagePath('/_next/data/b/nl/stock')).toBeUndefined()
    expect(pagePath('/_next/data/b/nl/stock.jsonx')).toBeUndefined()
    expect(pagePath('/_next/data/b/x.json')).toBeUndefined()
  })
})

it('the route of a page is that of the table, and a paper is no page', () => {
  expect([routeOf('/nl/stock'), routeOf('/nl/nergens')]).toEqual(['stock', undefined])
  for (const path of ['/api/quote', '/sitemap.xml', '/sitemaps/x', '/fr/rss.xml'])
    expect(isGeneratedFile(path), path).toBe(true)
  for (const path of ['/fr', '/fr/rss.xmlx', '/x/fr/rss.xml']) expect(isGeneratedFile(path), path).toBe(false)
})

it('every address that draws a paper is one; the code of a car is a small picture', () => {
  const drawing = readdirSync('src/pages/api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && readFileSync(`src/pages/api/${name}`, 'utf8').includes('/door/papers/'))
    .map((name) => `/api/${name.replace('.ts', '')}`)
  expect(drawing).toContain('/api/quote')
  expect(drawing.filter((address) => !isGeneratedFile(address))).toEqual(['/api/qr'])
})
