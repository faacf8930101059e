import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { MOST_CHOSEN, marksOf } from '@/content/store/chosen-drafts.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { FEATURE_FLAGS, type FeatureFlag } from '@/domain/feature-flag'
import { flagLabel } from '@/domain/flag-labels'
import { type PreviewLink, previewToken } from '@/door/preview/token.server'
import { sign } from '@/door/revalidation/signature.server'
import { parsePath } from '@/routing/parse-path'
import { copySite } from '../../scripts/lib/copy-site.mts'
import { freePort, serve } from '../../scripts/lib/run.mjs'
import { untilHydrated } from './page-checks'
import { test } from './test'

/** Editors see drafts and other days on the real pages; visitors see nothing of it. On a built server of its own. */
test.describe.configure({ mode: 'serial' })

const SECRET = 'a secret of more than thirty-two letters'
const MARKER = 'Zonnewende'
/** A published article whose day is to come. */
const COMING = 'pas-encore-la'
const COMING_DAY = dayInBrussels(new Date(Date.now() + 90 * 86_400_000))
const NEXT_YEAR = Number(dayInBrussels(new Date()).slice(0, 4)) + 1
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
  writeFileSync(
    entry(`news/${COMING}`),
    readFileSync(entry('news/pneus-sept-degres'), 'utf8')
      .replace(/^date: .*/m, `date: '${COMING_DAY}'`)
      .replace(/^address:\n.*\n.*\n/m, '')
      .replace(TITLE, `$1${MARKER}$2${MARKER}`),
  )
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

test('a link to one chosen draft shows it over what is live: no answer has a word of another draft', async () => {
  const cookie = await cookieOf(linkTo({ only: marksOf(['pages/co2']) }))
  const read = async (path: string) => (await fetch(base + path, { headers: { cookie } })).text()
  for (const path of ['/fr/co2', '/nl/professioneel/co2']) {
    const html = await read(path)
    expect(html, path).toContain(MARKER)
    // The title of the page and what is made of it, and not that of the footer below.
    expect(/<footer.*<\/footer>/s.exec(html)?.[0] ?? MARKER, path).not.toContain(MARKER)
  }
  const buildId = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim()
  for (const path of [
    '/fr',
    '/nl/modellen/born',
    '/fr/faq',
    '/nl/news',
    '/fr/news/nouveau',
    '/api/search?language=fr&sales_type=B2C',
    '/api/navigation?language=fr&type=footer',
    `/_next/data/${buildId}/fr/faq.json`,
    '/api/preview?view=sides&path=/fr/faq',
  ]) {
    const answer = await read(path)
    expect(answer, path).not.toContain(MARKER)
    expect(answer, path).not.toContain('news/nouveau')
  }
  // Whoever came by the link has no way to the others.
  const form = { method: 'POST', body: new URLSearchParams({ action: 'all', path: '/fr/faq' }) }
  const refused = await fetch(`${base}/api/preview`, { ...form, headers: { cookie, origin: base }, redirect: 'manual' })
  expect(refused.status).toBe(403)
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

/** Pages of one kind are made by the same code: `npm run verify` asks for the first of each, the long run for every page. */
function firstOfEachKind(pages: readonly string[]): string[] {
  const seen = new Set<string>()
  return pages.filter((path) => {
    const name = parsePath(path)?.match.name
    const kind = `${path.slice(0, 3)} ${/\/profession/.test(path)} ${name}`
    const isFirst = !seen.has(kind)
    seen.add(kind)
    return isFirst
  })
}

/** Cars in stock are alike, and there are hundreds. */
const withFewCars = (pages: readonly string[]) =>
  pages.filter((path, index) => !/\/stock\/[^/]+\/[^/]+$/.test(path) || index % 50 === 0)

for (const [which, chosen, tag] of [
  ['a page of each kind', firstOfEachKind, []],
  ['all pages', withFewCars, ['@long']],
] as const) {
  test(`no answer to a visitor holds a word of a draft, or of an article to come: ${which}`, { tag: [...tag] }, () =>
    expectNothingHidden(chosen),
  )
}

async function expectNothingHidden(chosen: (pages: readonly string[]) => string[]) {
  test.setTimeout(300_000)
  // The pages of the build know nothing of the article: they are made again. An editor sees it on its day.
  expect((await tellServer(`news/${COMING}`)).status).toBe(200)
  const onItsDay = await cookieOf(linkTo({ day: COMING_DAY }))
  for (const path of [`/fr/news/${COMING}`, '/nl/news']) {
    expect(await (await fetch(base + path, { headers: { cookie: onItsDay } })).text(), path).toContain(COMING)
  }
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
  for (const text of texts) expect(text).not.toMatch(new RegExp(`nouveau|${COMING}`))
  const buildId = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim()
  const others = [
    ...['fr', 'nl'].flatMap((language) => [
      `/${language}/rss.xml`,
      ...['B2C', 'B2B'].map((salesType) => `/api/search?language=${language}&sales_type=${salesType}`),
      ...['cars', 'header', 'footer'].map((type) => `/api/navigation?language=${language}&type=${type}`),
    ]),
    ...[...seen, '/fr/news', '/fr/professionnel/news', `/fr/news/${COMING}`].map(
      (path) => `/_next/data/${buildId}${path}.json`,
    ),
    '/fr/news/nouveau',
    `/fr/news/${COMING}`,
    `/nl/professioneel/news/${COMING}`,
  ]
  const waiting = [...new Set([...seen, ...chosen(pages), ...others])]
  const look = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const html = await (await fetch(base + path)).text()
      expect(html, path).not.toContain(MARKER)
      expect(html, path).not.toContain('preview-bar')
      if (!path.includes(COMING)) expect(html, path).not.toContain(COMING)
    }
  }
  await Promise.all(Array.from({ length: 4 }, look))
  for (const slug of ['nouveau', COMING]) expect((await fetch(`${base}/fr/news/${slug}`)).status, slug).toBe(404)
}

/** What stands between an editor and the public site tells it which entries have changed. */
function tellServer(...entries: readonly string[]) {
  const body = JSON.stringify({ entries })
  const at = String(nowS())
  const headers = { 'x-timestamp': at, 'x-signature': sign(at, body, SECRET) }
  return fetch(`${base}/api/revalidate`, { method: 'POST', body, headers })
}

/** The bar, opened. */
async function bar(page: Page) {
  const details = page.locator('#preview-bar > details')
  if ((await details.getAttribute('open')) === null) await page.locator('#preview-bar > details > summary').click()
  return page.locator('#preview-bar')
}

test('the bar changes language, buyer and day, keeps to its page, and ends the preview', async ({ page }) => {
  await page.goto(linkTo())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARKER)
  // Nobody measures an editor: no question covers the page.
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toHaveCount(0)
  await expect(page.locator('#preview-bar > details > summary')).toHaveText(
    'Aperçu · Brouillon · Français · Particuliers · Aujourd’hui',
  )
  await (await bar(page)).getByRole('link', { name: 'Néerlandais' }).click()
  await expect(page).toHaveURL(`${base}/nl/co2`)
  await (await bar(page)).getByRole('link', { name: 'Professionelen' }).click()
  await expect(page).toHaveURL(`${base}/nl/professioneel/co2`)
  await (await bar(page)).getByLabel('De site zoals ze zal zijn').fill(`${NEXT_YEAR}-02-01`)
  await page.getByRole('button', { name: 'Tonen' }).click()
  await expect(page.locator('#preview-bar > details > summary')).toContainText(`1 februari ${NEXT_YEAR}`)
  await expect(page).toHaveURL(`${base}/nl/professioneel/co2`)
  // Any link of the page leads to a page with a bar that speaks of it.
  await page.locator('header a[href$="/modellen"]').first().click()
  await expect(page.locator('#preview-bar > details > summary')).toContainText(`1 februari ${NEXT_YEAR}`)
  await expect(page.locator('#preview-bar input[name=path]').first()).toHaveValue('/nl/professioneel/modellen')
  await (await bar(page)).getByRole('button', { name: 'Voorbeeld verlaten' }).click()
  await expect(page).toHaveURL(`${base}/nl/professioneel/modellen`)
  await expect(page.locator('#preview-bar')).toHaveCount(0)
  await page.goto(`${base}/fr/co2`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(MARKER)
})

test('flags are set for one preview: its pages have them, on the server and in the browser, and nobody else', async ({
  page,
}) => {
  await page.goto(linkTo({ route: 'homepage' }))
  const stock = page.getByRole('banner').getByRole('link', { name: 'Voitures de stock' })
  await expect(stock.first()).toBeVisible()
  await (await bar(page)).getByText('Drapeaux', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Lien vers le stock dans le menu' }).uncheck()
  await page.locator('#preview-bar').getByRole('button', { name: 'Afficher' }).last().click()
  await expect(page.locator('#preview-bar > details > summary')).toContainText(
    'Lien vers le stock dans le menu\u00a0: inactif',
  )
  await expect(stock).toHaveCount(0)
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  await expect(stock).toHaveCount(0)
  const told = await page.request.get(`${base}/api/backend/v1/feature-flags`)
  expect((await told.json()) as object).toMatchObject({ STOCK_CTA: false })
  expect(told.headers()['cache-control']).toBe('private, no-store')
  // A link that is passed on has them too.
  const share = await (await bar(page)).getByRole('link', { name: 'Lien à partager' }).getAttribute('href')
  const shared = await (await fetch(`${base}/fr`, { headers: { cookie: await cookieOf(base + share) } })).text()
  expect(shared).toContain('Lien vers le stock dans le menu\u00a0: inactif')
  const visitors = await (await fetch(`${base}/fr`)).text()
  expect(visitors).toContain('Voitures de stock')
  expect(visitors).not.toContain('Lien vers le stock dans le menu')
  const everybody = (await (await fetch(`${base}/api/backend/v1/feature-flags`)).json()) as object
  expect(everybody).toMatchObject({ STOCK_CTA: true })
})

test('a cookie holds as many flags as the bar allows, by their longest names, and as many chosen drafts', async () => {
  const flags = Object.fromEntries(
    [...FEATURE_FLAGS]
      .sort((one, other) => other.length - one.length)
      .slice(0, 8)
      .map((flag) => [flag, true]),
  )
  const only = marksOf(Array.from({ length: MOST_CHOSEN }, (_, index) => `pages/${index}`))
  const cookie = await cookieOf(linkTo({ flags, only, day: `${NEXT_YEAR}-03-01` }))
  const html = await (await fetch(`${base}/fr/co2`, { headers: { cookie } })).text()
  for (const flag of Object.keys(flags) as FeatureFlag[]) expect(html).toContain(`${flagLabel(flag).fr}\u00a0: actif`)
})

test('a page is seen beside itself, and beside what is live with the differences marked', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(linkTo())
  await (await bar(page)).getByRole('link', { name: 'Côte à côte' }).click()
  await page.getByRole('link', { name: 'Les quatre' }).click()
  await page.getByRole('link', { name: '768' }).click()
  for (const name of [
    'Français · Particuliers',
    'Français · Professionnels',
    'Néerlandais · Particuliers',
    'Néerlandais · Professionnels',
  ]) {
    const frame = page.locator(`iframe[title="${name}"]`)
    // Four pages are made at once, and none of a preview is stored.
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(MARKER, { timeout: 60_000 })
    await expect(frame.contentFrame().locator('#preview-bar')).toBeHidden()
    expect(await frame.getAttribute('width')).toBe('768')
  }
  await page.getByRole('link', { name: 'Retour à la page' }).click()
  await (await bar(page)).getByRole('link', { name: 'Comparer avec la page en ligne' }).click()
  await expect(page.locator('ins').filter({ hasText: MARKER })).toHaveCount(1)
  await expect(page.locator('del').filter({ hasText: 'Lire une valeur WLTP' })).toHaveCount(1)
  await expect(page.getByText('Passages modifiés\u00a0: 1')).toBeVisible()
  // Of a page that is nobody's draft, nothing differs: what is previewed today is what visitors have.
  await page.goto(`${base}/api/preview?view=changes&path=/fr/vie-privee`)
  await expect(page.getByText('Aucun texte ne diffère')).toBeVisible()
  for (const view of ['sides', 'changes']) {
    expect((await fetch(`${base}/api/preview?view=${view}&path=/fr/co2`)).status).toBe(401)
  }
})

test('an address without a page keeps its bar', async ({ page }) => {
  await page.goto(linkTo())
  const answer = await page.goto(`${base}/nl/nergens`)
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toMatch(/private.*no-store/)
  await expect(await bar(page)).toContainText('Op dit adres staat geen pagina')
  const visitors = await (await fetch(`${base}/nl/nergens`)).text()
  expect(visitors).not.toContain('preview-bar')
})

test('the site’s texts and its service are of the day that is previewed', async () => {
  writeDraft('pages/co2', /^blocks:\n/m, `blocks:\n${block(`${NEXT_YEAR}-03-01`, `${NEXT_YEAR}-03-31`)}`)
  const on = async (day?: string) => {
    const cookie = await cookieOf(linkTo(day ? { day } : {}))
    return (await fetch(`${base}/fr/co2`, { headers: { cookie } })).text()
  }
  expect(await on(`${NEXT_YEAR}-03-01`)).toContain('Seulement en mars')
  expect(await on(`${NEXT_YEAR}-03-31`)).toContain('Seulement en mars')
  for (const day of [undefined, `${NEXT_YEAR}-02-28`, `${NEXT_YEAR}-04-01`])
    expect(await on(day)).not.toContain('Seulement en mars')

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
  expect(await delivery(await cookieOf(linkTo({ day: `${NEXT_YEAR}-03-01` })))).toEqual({
    cache: 'private, no-store',
    day: `${NEXT_YEAR}-03-01`,
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
  expect((await tellServer('pages/co2')).status).toBe(200)
  for (const path of paths) expect(await (await fetch(base + path)).text(), path).toContain(MARKER)
})

test('without a secret there is no preview', async ({ request }) => {
  expect((await request.get('/api/preview?token=x')).status()).toBe(404)
  expect((await request.get('/api/preview?entry=pages/co2')).status()).toBe(404)
  expect((await request.post('/api/preview', { form: { action: 'exit', path: '/fr' } })).status()).toBe(404)
  for (const path of ['/api/drafts']) expect((await request.post(path, { form: {} })).status()).not.toBe(200)
})
