import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import type { MessageKind } from '@/domain/message-kind'
import { addWorkingDays } from '@/domain/working-days'
import { WORDS_OF_THE_FIRST } from '../../scripts/check/test-others/brand-words.mts'
import { readDrawing, readPdf } from '../door/papers/quote/read-pdf'
import { filledIn } from '../messages/filled-in'
import { decoded, startMailServer } from '../messages/receivers'
import { palette } from './second-brand/brand/colors'
import { MAIL } from './second-brand/brand/mail'

/** The site with a brand of its own beside a service of its own: nothing of the first brand is left in it. */

const service = process.env.OTHERS_SERVICE ?? ''
const folder = process.env.OTHERS_FOLDER ?? ''

const TODAY = new Date().toISOString().slice(0, 10)

const AUDIENCES = ['/fr', '/fr/professionnel', '/nl', '/nl/professioneel'] as const
type Start = (typeof AUDIENCES)[number]
const inFrench = (start: Start) => start.startsWith('/fr')
const audienceOf = (start: Start) =>
  ({
    lang: inFrench(start) ? 'fr' : 'nl',
    sales_type: start.includes('profession') ? 'B2B' : 'B2C',
  }) as const

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
    `${start}/${nl ? 'cookiebeleid' : 'politique-cookies'}`,
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
  const pages = await Promise.all(['/nl', '/nl/modellen/brise'].map(async (path) => (await request.get(path)).text()))
  const links = [...pages.join().matchAll(/href="(\/nl[^"#?]*)/g)].map(([, path = '']) => path)
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

/** The addresses of every document that the site writes for a buyer. */
async function papersOf(request: APIRequestContext, start: Start): Promise<string[]> {
  const { models, vehicle } = await cars(request, start)
  const audience = audienceOf(start)
  const address = (path: string, about: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...audience, ...about })}`
  const fleet = `ol~${models[0].from_cupra_code}*10*48*20000~${models[1].from_cupra_code}*3*36*15000`
  return [
    address('/api/quote', { cupra_code: models[0].from_cupra_code }),
    address('/api/quote', { cupra_code: models[1].from_cupra_code }),
    address('/api/vehicle-sheet', { carline_code: vehicle.carline_code, commission_id: vehicle.commission_id }),
    // A private buyer has no fleet.
    ...(audience.sales_type === 'B2B' ? [address('/api/fleet', { fleet, format: 'pdf' })] : []),
  ]
}

for (const start of AUDIENCES) {
  test(`each paper of ${start} is the brand’s in words, colours and mark`, async ({ request }) => {
    const papers = await papersOf(request, start)
    expect(papers).toHaveLength(start.includes('profession') ? 4 : 3)
    for (const path of papers) {
      const answer = await request.get(path)
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'application/pdf'])
      const file = await answer.body()
      const { colors, drawn } = readDrawing(file)
      const { text: words, info } = await readPdf(new Uint8Array(file))
      expect(words).toContain('ORVANE')
      expect([path, foundIn(words), foundIn(JSON.stringify(info)), foundIn([...colors].join())]).toEqual([
        path,
        [],
        [],
        [],
      ])
      expect([path, [...colors].filter((each) => each === palette.brand || each === palette.highlight)]).toEqual([
        path,
        expect.arrayContaining([palette.brand]),
      ])
      expect([path, /29\.5 4 m\b/.test(drawn)]).toEqual([path, false])
      expect([path, foundIn(answer.headers()['content-disposition'] ?? '')]).toEqual([path, []])
    }
  })
}

test('a fleet as a table has its own names', async ({ request }) => {
  for (const start of AUDIENCES.filter((each) => each.includes('profession'))) {
    const [, , , fleet = ''] = await papersOf(request, start)
    const table = await (await request.get(fleet.replace('format=pdf', 'format=csv'))).text()
    expect([start, foundIn(table)]).toEqual([start, []])
    expect(table).toMatch(/Brise|Galerne/)
  }
})

test('each mail to a buyer, a dealer and the company is the brand’s', async ({ request }) => {
  test.setTimeout(180_000)
  const post = await startMailServer(Number(process.env.OTHERS_MAIL_PORT))
  /** Whoever has a car of the first brand to hand in says its name. */
  const own = { date: addWorkingDays(TODAY, 3), dealer_id: '', trade_in: 'Volvo V60, 2019, 84.000 km' }
  try {
    /** By the address that the visitor has given: to one that nobody has confirmed only a few mails go. */
    const sent = new Map<string, string>()
    for (const start of AUDIENCES) {
      const { models, vehicle } = await cars(request, start)
      const { lang: language, sales_type } = audienceOf(start)
      const about: Readonly<Partial<Record<MessageKind, Record<string, string>>>> = {
        contact: {},
        'test-drive': { carline_code: models[0].carline_code },
        offer: { cupra_code: models[1].from_cupra_code },
        reservation: { commission_id: vehicle.commission_id },
        ...(sales_type === 'B2B' && { fleet: {} }),
        newsletter: {},
      }
      for (const [kind, car] of Object.entries(about)) {
        const {
          carline_code: _,
          cupra_code: __,
          commission_id: ___,
          ...person
        } = filledIn(kind as MessageKind, sales_type)
        const email = `zoe${sent.size}@example.be`
        const envelope = { language, sales_type, key: randomUUID(), opened_at: String(Date.now() - 60_000) }
        const answer = await request.post(`/api/messages/${kind}`, {
          data: { ...envelope, ...person, ...own, email, ...car },
        })
        expect([start, kind, await answer.text(), answer.status()]).toEqual([start, kind, expect.any(String), 201])
        sent.set(email, `${start} ${kind}`)
      }
    }
    const unheard = () =>
      [...sent].flatMap(([email, what]) => {
        const own = post.mails.filter(({ to, source }) => to.includes(email) || decoded(source).includes(email))
        const toVisitor = own.filter(({ to }) => to.includes(email)).length
        return [...(toVisitor > 0 ? [] : [`${what}: visitor`]), ...(own.length > toVisitor ? [] : [`${what}: company`])]
      })
    await expect.poll(unheard, { timeout: 120_000 }).toEqual([])
    const mails = post.mails.map(({ to, source }) => ({ to, text: decoded(source), source }))
    for (const { to, text, source } of mails) {
      expect([to, foundIn(text), foundIn(source)]).toEqual([to, [], []])
      expect([to, text.includes('ORVANE'), text.includes(MAIL.edge)]).toEqual([to, true, true])
    }
    for (const language of LANGUAGES)
      expect(mails.filter(({ text }) => text.includes(`<html lang="${language}">`)).length).toBeGreaterThan(
        sent.size / 2,
      )
  } finally {
    await post.close()
  }
})

test('the page of nginx’s own answers is the brand’s', () => {
  const page = execFileSync(join(folder, 'node_modules/.bin/tsx'), ['scripts/make/front-problem-page.mts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(page).toContain('<b>ORVANE</b>')
  expect(foundIn(page)).toEqual([])
})

test('the code of the site holds no name of the first brand, nor its mark or colours', () => {
  const chunks = join(folder, '.next/static')
  const found = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .flatMap((name) => foundIn(readFileSync(join(chunks, name), 'utf8')).map((text) => `${name}: ${text}`))
  expect(found).toEqual([])
})
