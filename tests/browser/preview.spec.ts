import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { type PreviewLink, previewToken } from '@/site/preview/token.server'
import { sign } from '@/site/revalidation/signature.server'
import { copySite } from '../../scripts/lib/copy-site.mjs'
import { freePort, serve } from '../../scripts/lib/run.mjs'

/** Editors see drafts and other days on the real pages; visitors see nothing of it. On a built server of its own. */
test.describe.configure({ mode: 'serial' })

const SECRET = 'a secret of more than thirty-two letters'
const MARKER = 'Zonnewende'
const TITLE = /^(title:\n +fr: ).*(\n +nl: ).*/m
let folder: string
let base: string
let server: Awaited<ReturnType<typeof serve>> | undefined

const entry = (name: string) => join(folder, 'src/content/entries', `${name}.yaml`)
const draft = (name: string) => join(folder, 'src/content/drafts', `${name}.yaml`)

function writeDraft(name: string, from: string | RegExp, to: string, as = name) {
  const before = readFileSync(entry(name), 'utf8')
  const after = before.replace(from, to)
  expect(after, name).not.toBe(before)
  mkdirSync(dirname(draft(as)), { recursive: true })
  writeFileSync(draft(as), after)
}

test.beforeAll(async () => {
  folder = copySite('src')
  writeDraft('pages/co2', TITLE, `$1${MARKER}$2${MARKER}`)
  writeDraft('carlines/born', TITLE, `$1${MARKER}$2${MARKER}`)
  writeDraft('news/pneus-sept-degres', TITLE, `$1${MARKER}$2${MARKER}`, 'news/nouveau')
  writeDraft('faq', /(question:\n +fr: ).*(\n +nl: ).*/, `$1${MARKER} ?$2${MARKER}?`)
  writeDraft('navigation/footer', /(title:\n +fr: ).*(\n +nl: ).*/, `$1${MARKER}$2${MARKER}`)
  server = await serve({
    port: await freePort(),
    quiet: true,
    folder,
    env: { NODE_ENV: 'production', RATE_LIMIT: '0', PREVIEW_SECRET: SECRET, REVALIDATE_SECRET: SECRET },
  })
  base = server.address
})

test.afterAll(async () => {
  await server?.stop()
  if (folder) rmSync(folder, { recursive: true })
})

const nowS = () => Math.floor(Date.now() / 1_000)
const linkTo = (link: Partial<PreviewLink> = {}, until = nowS() + 3_600) => {
  const whole: PreviewLink = { route: 'co2', params: {}, language: 'fr', salesType: 'B2C', ...link }
  return `${base}/api/preview?token=${previewToken(whole, until, SECRET)}`
}

/** What a colleague's browser sends after it has opened a link. */
async function cookieOf(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('a link opens the draft for a colleague without an account, and says so to no index and no cache', async () => {
  const cookie = await cookieOf(linkTo())
  for (const path of ['/fr/co2', '/nl/professioneel/co2', '/fr/modeles/born', '/nl/news/nouveau', '/nl/faq', '/fr']) {
    const page = await fetch(base + path, { headers: { cookie } })
    const html = await page.text()
    expect(page.status, path).toBe(200)
    expect(html, path).toContain(MARKER)
    expect(html, path).toContain('id="preview-bar"')
    expect(html, path).toContain('name="robots" content="noindex, nofollow"')
    expect(page.headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
    expect(page.headers.get('cache-control'), path).toMatch(/private.*no-store/)
  }
})

test('a link that is altered, too old or made up opens nothing and sets nothing', async () => {
  const good = linkTo()
  for (const link of [
    `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
    linkTo({}, nowS() - 1),
    `${base}/api/preview`,
  ]) {
    const answer = await fetch(link, { redirect: 'manual' })
    expect(answer.status, link).toBe(401)
    expect(answer.headers.getSetCookie(), link).toEqual([])
    expect(answer.headers.get('cache-control'), link).toBe('private, no-store')
  }
  for (const cookie of ['__prerender_bypass=1', '__prerender_bypass=1; __next_preview_data=x']) {
    const html = await (await fetch(`${base}/fr/co2`, { headers: { cookie } })).text()
    expect(html).not.toContain(MARKER)
    expect(html).not.toContain('preview-bar')
  }
})

test('a link that is used for more than it was signed for opens nothing', async () => {
  // A signed call to make pages again, overheard.
  const until = String(nowS() + 3_600)
  const body = Buffer.from(JSON.stringify({ route: 'co2', params: {}, language: 'fr', salesType: 'B2C' }))
  const text = body.toString('base64url')
  const overheard = `${text}.${until}.${sign(until, text, SECRET).replace('sha256=', '')}`
  expect((await fetch(`${base}/api/preview?token=${overheard}`)).status).toBe(401)
  // What the browser was given, after the end of its link.
  const cookie = await cookieOf(linkTo({}, nowS() + 2))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  const html = await (await fetch(`${base}/fr/co2`, { headers: { cookie } })).text()
  expect(html).not.toContain(MARKER)
  expect(html).not.toContain('preview-bar')
})

test('no answer to a visitor holds a word of a draft', async () => {
  test.setTimeout(300_000)
  const cookie = await cookieOf(linkTo())
  // Every one of them was just made for an editor too.
  const seen = [
    '/fr/co2',
    '/nl/co2',
    '/fr/modeles/born',
    '/fr/faq',
    '/nl/news',
    '/fr/news/nouveau',
    '/nl/contact',
    '/fr',
  ]
  for (const path of seen) await (await fetch(base + path, { headers: { cookie } })).text()

  const index = await (await fetch(`${base}/sitemap.xml`)).text()
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(sitemaps.length).toBeGreaterThan(1)
  const texts = await Promise.all(sitemaps.map(async (path) => (await fetch(base + path)).text()))
  const pages = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
  )
  expect(pages.length).toBeGreaterThan(300)
  for (const text of texts) expect(text).not.toContain('nouveau')
  const buildId = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim()
  const others = [
    ...['fr', 'nl'].flatMap((language) => [
      `/${language}/rss.xml`,
      ...['B2C', 'B2B'].map((salesType) => `/api/search?language=${language}&sales_type=${salesType}`),
      ...['cars', 'header', 'footer'].map((type) => `/api/navigation?language=${language}&type=${type}`),
    ]),
    ...seen.map((path) => `/_next/data/${buildId}${path}.json`),
    '/fr/news/nouveau',
  ]
  // Cars in stock are alike, and there are hundreds.
  const some = pages.filter((path, index) => !/\/stock\/[^/]+\/[^/]+$/.test(path) || index % 50 === 0)
  const waiting = [...new Set([...seen, ...some, ...others])]
  const look = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const html = await (await fetch(base + path)).text()
      expect(html, path).not.toContain(MARKER)
      expect(html, path).not.toContain('preview-bar')
    }
  }
  await Promise.all(Array.from({ length: 4 }, look))
  expect((await fetch(`${base}/fr/news/nouveau`)).status).toBe(404)
})

/** The bar, opened. */
async function bar(page: Page) {
  const details = page.locator('#preview-bar details')
  if ((await details.getAttribute('open')) === null) await page.locator('#preview-bar summary').click()
  return page.locator('#preview-bar')
}

test('the bar changes language, buyer and day, keeps to its page, and ends the preview', async ({ page }) => {
  await page.goto(linkTo())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARKER)
  await expect(page.locator('#preview-bar summary')).toHaveText(
    'Aperçu · Brouillon · Français · Particuliers · Aujourd’hui',
  )
  await (await bar(page)).getByRole('link', { name: 'Néerlandais' }).click()
  await expect(page).toHaveURL(`${base}/nl/co2`)
  await (await bar(page)).getByRole('link', { name: 'Professionelen' }).click()
  await expect(page).toHaveURL(`${base}/nl/professioneel/co2`)
  await (await bar(page)).getByLabel('De site zoals ze zal zijn').fill('2027-02-01')
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page.locator('#preview-bar summary')).toContainText('1 februari 2027')
  await expect(page).toHaveURL(`${base}/nl/professioneel/co2`)
  // Any link of the page leads to a page with a bar that speaks of it.
  await page.locator('header a[href$="/modellen"]').first().click()
  await expect(page.locator('#preview-bar summary')).toContainText('1 februari 2027')
  await expect(page.locator('#preview-bar input[name=path]').first()).toHaveValue('/nl/professioneel/modellen')
  await (await bar(page)).getByRole('button', { name: 'Voorbeeld verlaten' }).click()
  await expect(page).toHaveURL(`${base}/nl/professioneel/modellen`)
  await expect(page.locator('#preview-bar')).toHaveCount(0)
  await page.goto(`${base}/fr/co2`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(MARKER)
})

test('the site’s texts and its service are of the day that is previewed', async () => {
  writeDraft('pages/co2', /^blocks:\n/m, `blocks:\n${block('2027-03-01', '2027-03-31')}`)
  const on = async (day?: string) => {
    const cookie = await cookieOf(linkTo(day ? { day } : {}))
    return (await fetch(`${base}/fr/co2`, { headers: { cookie } })).text()
  }
  expect(await on('2027-03-01')).toContain('Seulement en mars')
  expect(await on('2027-03-31')).toContain('Seulement en mars')
  for (const day of [undefined, '2027-02-28', '2027-04-01']) expect(await on(day)).not.toContain('Seulement en mars')

  const delivery = async (cookie?: string) => {
    const answer = await fetch(
      `${base}/api/backend/v1/car-configurator/delivery?carline_code=BORN&lang=fr&sales_type=B2C`,
      {
        headers: cookie ? { cookie } : {},
      },
    )
    const { updated_at } = (await answer.json()) as { updated_at: string }
    return { cache: answer.headers.get('cache-control'), day: updated_at }
  }
  expect(await delivery(await cookieOf(linkTo({ day: '2027-03-01' })))).toEqual({
    cache: 'private, no-store',
    day: '2027-03-01',
  })
  expect((await delivery()).day).toBe(dayInBrussels(new Date()))
})

const block = (from: string, until: string) => `  - discriminant: text
    value:
      heading:
        fr: Seulement en mars
        nl: Alleen in maart
      body:
        fr: Un texte.
        nl: Een tekst.
      period:
        from: ${from}
        until: ${until}
`

test('a published entry is seen by all four audiences as soon as the signed call has come', async () => {
  const paths = ['/fr/co2', '/fr/professionnel/co2', '/nl/co2', '/nl/professioneel/co2']
  for (const path of paths) expect(await (await fetch(base + path)).text(), path).not.toContain(MARKER)
  writeDraft('pages/co2', TITLE, `$1${MARKER}$2${MARKER}`)
  renameSync(draft('pages/co2'), entry('pages/co2'))
  const body = JSON.stringify({ entries: ['pages/co2'] })
  const at = String(nowS())
  const headers = { 'x-timestamp': at, 'x-signature': sign(at, body, SECRET) }
  const answer = await fetch(`${base}/api/revalidate`, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  for (const path of paths) expect(await (await fetch(base + path)).text(), path).toContain(MARKER)
})

test('without a secret there is no preview', async ({ request }) => {
  expect((await request.get('/api/preview?token=x')).status()).toBe(404)
  expect((await request.get('/api/preview?entry=pages/co2')).status()).toBe(404)
  expect((await request.post('/api/preview', { form: { action: 'exit', path: '/fr' } })).status()).toBe(404)
  for (const path of ['/api/drafts']) expect((await request.post(path, { form: {} })).status()).not.toBe(200)
})
