import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { WORDS_OF_THE_FIRST } from '../../scripts/check/test-others/brand-words.mts'
import { readPdf } from '../door/papers/quote/read-pdf'

/** The site with a brand of its own beside a service of its own: nothing of the first brand is left in it. */

const service = process.env.OTHERS_SERVICE ?? ''
const folder = process.env.OTHERS_FOLDER ?? ''

const AUDIENCES = ['/fr', '/fr/professionnel', '/nl', '/nl/professioneel'] as const
type Start = (typeof AUDIENCES)[number]
const inFrench = (start: Start) => start.startsWith('/fr')
const audienceOf = (start: Start) => ({
  lang: inFrench(start) ? 'fr' : 'nl',
  sales_type: start.includes('profession') ? 'B2B' : 'B2C',
})

/** Pictures are the demonstration's, under the names of its paints. */
const PICTURE = /\/images\/cars\/[^\s"',&\\]*/g

/** What of the first brand stands in a text, with what is around it. */
const foundIn = (written: string) => {
  const text = written.replace(PICTURE, '')
  return WORDS_OF_THE_FIRST.flatMap((word) => {
    const found = word.exec(text)
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 60)] : []
  })
}

async function cars(request: APIRequestContext, start: Start) {
  const audience = audienceOf(start)
  const models = await request.get(`${service}/v1/car-configurator/models-prices`, { params: audience })
  const stock = await request.post(`${service}/v1/stocks/vehicles`, { data: { ...audience, limit: 2 } })
  return { models: (await models.json()).models, vehicle: (await stock.json()).vehicles[0] }
}

async function pagesOf(request: APIRequestContext, start: Start): Promise<string[]> {
  const { models, vehicle } = await cars(request, start)
  const [fr, nl] = [inFrench(start), !inFrench(start)]
  const configurator = `${start}/${fr ? 'configurateur' : 'car-configurator'}`
  return [
    start,
    `${start}/${fr ? 'adn' : 'dna'}-orvane`,
    `${start}/${fr ? 'grand-large-2027' : 'open-zee-2027'}`,
    `${start}/${fr ? 'modeles' : 'modellen'}`,
    `${start}/${fr ? 'modeles' : 'modellen'}/brise`,
    `${start}/${fr ? 'modeles' : 'modellen'}/galerne`,
    configurator,
    `${configurator}/conf/${models[0].from_id}`,
    `${configurator}/offer/${models[0].from_cupra_code}`,
    `${start}/stock`,
    `${start}/stock/${vehicle.carline_code.toLowerCase()}/${vehicle.commission_id}`,
    `${start}/contact`,
    `${start}/faq`,
    `${start}/${nl ? 'wettelijke-informatie' : 'information-legale'}`,
    `${start}/${nl ? 'financiering' : 'financement'}`,
  ]
}

test('the service has its two carlines and no other', async ({ request }) => {
  const { models } = await cars(request, '/nl')
  expect(models.map(({ carline_code }: { carline_code: string }) => carline_code).sort()).toEqual(['BRISE', 'GALERNE'])
})

for (const start of AUDIENCES) {
  test(`every kind of page of ${start} says its own names, and nothing of the first brand’s`, async ({ request }) => {
    test.setTimeout(300_000)
    for (const path of await pagesOf(request, start)) {
      const answer = await request.get(path)
      const html = await answer.text()
      expect([path, answer.status(), foundIn(html)]).toEqual([path, 200, []])
      expect(html).toContain('ORVANE')
    }
  })
}

test('what is shown in a browser, the menu included, has none of them either', async ({ page, request }) => {
  test.setTimeout(300_000)
  for (const path of await pagesOf(request, '/nl')) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    expect([path, foundIn(await page.content())]).toEqual([path, []])
  }
  await page.locator('header details > summary').first().click()
  await expect(page.locator('[data-menu-panel] [data-from-price]').first()).toBeVisible()
  expect(foundIn(await page.content())).toEqual([])
})

test('routes that the brand lacks are not there, and no page leads to them', async ({ request }) => {
  for (const path of [
    '/nl/metahype',
    '/fr/obsession',
    '/nl/cupra-connect',
    '/nl/stocks/formentor',
    '/nl/community',
    '/nl/dna-cupra',
  ])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
  const html = await (await request.get('/nl')).text()
  const links = [...html.matchAll(/href="(\/nl[^"#?]*)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(10)
  for (const path of new Set(links)) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
})

test('what machines read is of the brand: manifest, sitemap, feed, icons', async ({ request }) => {
  for (const path of [
    '/fr/manifest.webmanifest',
    '/nl/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/icon.svg',
    '/nl/rss.xml',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status(), foundIn(await answer.text())]).toEqual([path, 200, []])
  }
})

for (const start of AUDIENCES) {
  test(`a quote of ${start} is a document of the brand`, async ({ request }) => {
    const { models } = await cars(request, start)
    const params = { ...audienceOf(start), cupra_code: models[0].from_cupra_code }
    const answer = await request.get('/api/quote', { params })
    expect(answer.status()).toBe(200)
    const { text: words } = await readPdf(new Uint8Array(await answer.body()))
    expect(words).toContain('ORVANE')
    expect(foundIn(words)).toEqual([])
  })
}

test('the code of the site holds no name of the first brand, nor its mark or colours', () => {
  const chunks = join(folder, '.next/static')
  const found = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .flatMap((name) => foundIn(readFileSync(join(chunks, name), 'utf8')).map((text) => `${name}: ${text}`))
  expect(found).toEqual([])
})
