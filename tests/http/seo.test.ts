import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { STATUS } from '@demo/backend/stock/make-stock'
import { stockIndex } from '@demo/backend/stock/stock'
import { expect, test } from 'vitest'
import { ask, follow, post } from './ask'

/** What machines fetch of the site, as the served build gives it. */

for (const [path, type, word] of [
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
  ['/sitemap.xml', 'application/xml', '/sitemaps/fr-b2c.xml'],
  ['/sitemaps/nl-b2b.xml', 'application/xml', '/nl/professioneel/modellen'],
  ['/fr/rss.xml', 'application/rss+xml', '<language>fr-be</language>'],
  ['/nl/manifest.webmanifest', 'application/manifest+json', '"lang":"nl-BE"'],
] as const) {
  test(`${path} is served as what it is, to be kept by caches`, async () => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(await answer.text()).toContain(word)
  })
}

test('a file of the whole site has one address, and a file of a language has no other', async () => {
  for (const path of ['/fr/robots.txt', '/nl/sitemap.xml', '/sitemaps/en-b2c.xml', '/rss.xml']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test('the service is no search result', async () => {
  const answer = await ask('/api/backend/v1/feature-flags')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect((await ask('/fr')).headers.get('x-robots-tag')).toBeNull()
})

test('a page made with the build has a picture of its own, and one made on request has its parent’s', async () => {
  const pictureOf = async (path: string) => {
    const html = await (await follow(path)).text()
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname
  }
  expect(await pictureOf('/nl/professioneel/co2')).toBe('/og/nl/co2.jpg')
  const stock = await post('/api/backend/v1/stocks/vehicles', {
    lang: 'fr',
    sales_type: 'B2C',
    limit: 1,
    criteria: { carline: ['BORN'] },
  })
  const [vehicle] = (await stock.json()).vehicles
  const borrowed = await pictureOf(`/fr/stock/born/${vehicle.commission_id}`)
  expect(borrowed).toBe('/og/fr/stock/born.jpg')
  const picture = await ask(borrowed)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('cache-control')).toContain('max-age=86400')
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(120 * 1024)
})

interface Head {
  readonly status: number
  readonly isHidden: boolean
  /** Paths; undefined where there is none. */
  readonly canonical: string | undefined
  readonly inOther: string | undefined
  readonly types: readonly string[]
}

async function headOf(path: string): Promise<Head> {
  const answer = await ask(path)
  const html = await answer.text()
  const pathIn = (pattern: RegExp) => {
    const url = pattern.exec(html)?.[1]
    return url === undefined ? undefined : new URL(url).pathname
  }
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const nodes: readonly { '@type': string | readonly string[] }[] = data ? JSON.parse(data)['@graph'] : []
  return {
    status: answer.status,
    isHidden: /<meta[^>]+name="robots"[^>]+noindex/.test(html),
    canonical: pathIn(/<link[^>]+rel="canonical"[^>]+href="([^"]+)"/),
    inOther: pathIn(path.startsWith('/fr') ? /hrefLang="nl-BE" href="([^"]+)"/i : /hrefLang="fr-BE" href="([^"]+)"/i),
    types: [...new Set(nodes.flatMap((node) => node['@type']))].sort(),
  }
}

const CAR = ['BreadcrumbList', 'Car', 'Product'].sort()

for (const [kind, path, head] of [
  ['the homepage', '/fr', { inOther: '/nl', types: ['Organization', 'WebSite'] }],
  ['a business page', '/nl/professioneel', { inOther: '/fr/professionnel', types: ['Organization', 'WebSite'] }],
  ['the models', '/fr/modeles', { inOther: '/nl/modellen', types: ['BreadcrumbList', 'ItemList'] }],
  ['a carline', '/nl/professioneel/modellen/born', { inOther: '/fr/professionnel/modeles/born', types: CAR }],
  ['an announced carline', '/nl/modellen/new-leon', { inOther: '/fr/modeles/new-leon', types: ['BreadcrumbList'] }],
  ['a tab', '/fr/modeles/born/autonomie', { inOther: '/nl/modellen/born/autonomie', types: ['BreadcrumbList'] }],
  ['the stock', '/fr/stock', { inOther: '/nl/stock', types: ['BreadcrumbList', 'ItemList'] }],
  [
    'an article, which each language calls otherwise',
    '/nl/news/elektrisch-in-de-winter',
    { inOther: '/fr/news/hiver-electrique', types: ['BreadcrumbList', 'NewsArticle'] },
  ],
  [
    'a tab of a page, which each language calls otherwise',
    '/fr/professionnel/services/contrats',
    { inOther: '/nl/professioneel/services/contracten', types: ['BreadcrumbList'] },
  ],
  [
    'another page of the news',
    '/fr/news/page/2',
    { inOther: '/nl/news/page/2', types: ['BreadcrumbList', 'ItemList'] },
  ],
  ['the questions', '/fr/faq', { inOther: '/nl/faq', types: ['BreadcrumbList', 'FAQPage'] }],
  ['a dealer', '/nl/contact/gent', { inOther: '/fr/contact/gent', types: ['AutoDealer', 'BreadcrumbList'] }],
  ['a legal page', '/fr/vie-privee', { inOther: '/nl/privacy-policy', types: ['BreadcrumbList'] }],
  ['the explorer', '/nl/modellen-v2', { isHidden: true, types: [] }],
] as const satisfies readonly (readonly [string, string, Partial<Head>])[]) {
  test(`search engines learn what this is, and that it is canonical to itself whatever its query: ${kind}`, async () => {
    const wanted = { status: 200, isHidden: false, canonical: path, ...head }
    expect(await headOf(path)).toMatchObject(wanted)
    expect(await headOf(`${path}?utm_source=x&sort=PRICE_ASC&compare=BORN`)).toMatchObject(wanted)
  })
}

test('a question and a car in stock have pages of their own, and a sold car leaves the results', async () => {
  const faq = await (await ask('/fr/faq')).text()
  const question = /href="(\/fr\/faq\/[^"#]+)["#]/.exec(faq)?.[1] ?? ''
  expect(await headOf(question)).toMatchObject({
    status: 200,
    isHidden: false,
    canonical: question,
    types: ['BreadcrumbList', 'FAQPage'],
  })

  const { stock } = stockIndex()
  const sold = makeCommissionId(stock.status.indexOf(STATUS.sold))
  const list = await (await ask('/nl/stock')).text()
  const vehicle = /href="(\/nl\/stock\/[^/"]+\/[^"?#]+)"/.exec(list)?.[1] ?? ''
  expect(await headOf(vehicle)).toMatchObject({ status: 200, isHidden: false, canonical: vehicle, types: CAR })
  // No status but 200 can be kept with a stored page (docs/search-engines.md).
  expect(await headOf(`/nl/stock/born/${sold}`)).toMatchObject({ status: 200, isHidden: true })
  const sitemap = await (await ask('/sitemaps/nl-b2c.xml')).text()
  expect(sitemap).not.toContain(sold)
})
