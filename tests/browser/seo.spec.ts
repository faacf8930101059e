import { expect, test } from '@playwright/test'

/** What machines fetch of the site, as the served build gives it. */

for (const [path, type, word] of [
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/sitemap.xml', 'application/xml', '/sitemaps/fr-b2c.xml'],
  ['/sitemaps/nl-b2b.xml', 'application/xml', '/nl/professioneel/modellen'],
  ['/fr/rss.xml', 'application/rss+xml', '<language>fr-be</language>'],
  ['/nl/manifest.webmanifest', 'application/manifest+json', '"lang":"nl-BE"'],
] as const) {
  test(`${path} is served as what it is, to be kept by caches`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain(type)
    expect(answer.headers()['cache-control']).toContain('public')
    expect(await answer.text()).toContain(word)
  })
}

test('a file of the whole site has one address, and a file of a language has no other', async ({ request }) => {
  for (const path of ['/fr/robots.txt', '/nl/sitemap.xml', '/sitemaps/en-b2c.xml', '/rss.xml']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('the service is no search result', async ({ request }) => {
  const answer = await request.get('/api/backend/v1/feature-flags')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect((await request.get('/fr')).headers()['x-robots-tag']).toBeUndefined()
})

test('structured data stands in the page under its own policy, once, and not among the data of the browser', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto('/fr/modeles/born')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks).toHaveLength(1)
  expect(JSON.parse(blocks[0] ?? '')['@graph'].length).toBeGreaterThan(1)
  expect(await page.locator('#__NEXT_DATA__').textContent()).not.toContain('schema.org')
  expect(refused).toEqual([])
})

test('a page made with the build has a picture of its own, and one made on request has its parent’s', async ({
  request,
}) => {
  const pictureOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname
  }
  expect(await pictureOf('/nl/professioneel/co2')).toBe('/og/nl/co2.jpg')
  const stock = await request.post('/api/backend/v1/stocks/vehicles', {
    data: { lang: 'fr', sales_type: 'B2C', limit: 1, criteria: { carline: ['BORN'] } },
  })
  const [vehicle] = (await stock.json()).vehicles
  const borrowed = await pictureOf(`/fr/stock/born/${vehicle.commission_id}`)
  expect(borrowed).toBe('/og/fr/stock/born.jpg')
  const picture = await request.get(borrowed)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect(picture.headers()['cache-control']).toContain('max-age=86400')
  expect((await picture.body()).length).toBeLessThan(120 * 1024)
})
