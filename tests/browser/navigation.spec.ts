import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { ROUTE_NAMES } from '@/routing/route-table'
import { routeView } from '@/site/route-views'
import type { ViewName } from '@/site/views'
import { allowSoftware } from './live-car'
import { slowService } from './network'
import { untilHydrated } from './page-checks'
import { PAGES, remotePaths } from './pages'
import { test } from './test'

/** From page to page inside the site: each is shown whole at once, and a new deployment stops nobody. */

const french = { language: 'fr', salesType: 'B2C' } as const

/** One address for each kind of page, of those that no flag has closed. */
async function onePageOfEachView(page: Page): Promise<readonly string[]> {
  const found = new Map<ViewName, string>()
  const known = PAGES.map(([name, params]) => buildPath(name, params as never, french))
  for (const path of [...known, ...(await remotePaths(page, 'fr'))]) {
    const name = parsePath(path)?.match.name
    if (!name || found.has(routeView(name))) continue
    if ((await page.request.get(path, { maxRedirects: 0 })).ok()) found.set(routeView(name), path.split('?')[0] ?? path)
  }
  return [...found.values()]
}

/** What is seen of the main content, without what differs from one moment to the next. */
const WATCH = `
  window.frames_ = []
  const look = () => {
    const main = document.querySelector('main')
    const text = main?.innerText.length ?? 0
    if (text !== window.frames_.at(-1)?.text) window.changed_ = performance.now()
    window.frames_.push({
      address: location.pathname,
      heading: main?.querySelector('h1')?.textContent ?? '',
      text,
      height: main?.scrollHeight ?? 0,
      pictures: main?.querySelectorAll('img').length ?? 0,
    })
    requestAnimationFrame(look)
  }
  look()
`
/** Nothing has come or gone for a while. Whether the network is idle is not told again after a page's own load. */
const QUIET = 'performance.now() - window.changed_ > 800'
interface Frame {
  readonly address: string
  readonly heading: string
  readonly text: number
  readonly height: number
  readonly pictures: number
}

for (const [which, tag, isChosen] of [
  ['every second kind', [], (index: number) => index % 2 === 0],
  ['any kind', ['@long'], () => true],
] as const)
  test(`a navigation to ${which} of page shows that page whole at once`, { tag: [...tag] }, ({ page }) =>
    expectWholeAtOnce(page, isChosen),
  )

async function expectWholeAtOnce(page: Page, isChosen: (index: number) => boolean): Promise<void> {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  const paths = await onePageOfEachView(page)
  // What a part asks the service for after the page is shown comes later than this test looks: it is not of the page.
  await slowService(page, 3_000)
  // Nor does this machine, which draws in software, say so of the live car.
  await allowSoftware(page)
  // All but the answer to a message, which is reached by sending one.
  expect(paths.length).toBeGreaterThanOrEqual(new Set(ROUTE_NAMES.map(routeView)).size - 1)
  for (const [index, path] of paths.filter((_, at) => isChosen(at)).entries()) {
    const from = path === '/fr/vie-privee' || index % 2 === 0 ? '/fr/information-legale' : '/fr/nulle-part'
    await page.goto(from)
    await untilHydrated(page)
    const before = await page.locator('main h1').textContent()
    await page.evaluate(WATCH)
    // A link of the page, as an editor writes one: followed by a click, without being approached first.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'further' })
      document.querySelector('footer')?.append(link)
      link.click()
    }, path)
    await page.waitForURL((url) => url.pathname === path)
    await expect(page.locator('main h1')).not.toHaveText(before ?? '')
    await expect.poll(() => page.evaluate(QUIET), { timeout: 20_000 }).toBe(true)
    const frames: Frame[] = await page.evaluate('window.frames_')
    const settled = frames.at(-1)
    const first = frames.find(({ address, heading }) => address === path && heading !== before)
    expect.soft(first?.heading, path).toBe(settled?.heading)
    expect.soft(first?.pictures, `${path}: pictures`).toBe(settled?.pictures)
    // What is said of this moment (open now, nearest places) may be longer by a word.
    expect.soft(Math.abs((first?.text ?? 0) - (settled?.text ?? 0)), `${path}: words`).toBeLessThanOrEqual(120)
    expect.soft(Math.abs((first?.height ?? 0) - (settled?.height ?? 0)), `${path}: height`).toBeLessThanOrEqual(80)
    // The page before stays whole until then.
    const halves = frames.filter(({ heading }) => heading !== before && heading !== settled?.heading)
    expect.soft(halves, `${path}: nothing between the two pages`).toEqual([])
  }
}

test('two tabs across a deployment: the older one goes on with the new files', async ({ page }) => {
  await page.goto(buildPath('contact', {}, french))
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }))
  // The files of the build that this tab was opened with are gone.
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.route('**/_next/data/**', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.locator('header').getByRole('link', { name: 'Tous les modèles', exact: true }).first().click()
  await page.waitForURL(`**${buildPath('models', {}, french)}`)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false)
})

test('a view whose code is gone is shown by the browser’s own navigation', async ({ page }) => {
  await page.goto(buildPath('legal', {}, french))
  await untilHydrated(page)
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }))
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.waitForURL(`**${buildPath('contact', {}, french)}`)
  await expect(page.locator('main h1')).toHaveText(/Appelez, écrivez ou passez nous voir/)
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false)
})

test('whoever came with the parameters of a campaign finds the page again, back from a configuration', async ({
  page,
}) => {
  await page.goto(`${buildPath('models.carline', { carline_code: 'BORN' }, french)}?utm_source=mail`)
  await untilHydrated(page)
  const heading = page.locator('main h1')
  const model = (await heading.textContent()) ?? ''
  await page.locator('main a[href*="/conf/"]').first().click()
  await expect(heading).not.toHaveText(model)
  await untilHydrated(page)
  const first = page.url()
  await page.locator('#version a[href*="/conf/"]').last().click()
  await expect(page).not.toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(/utm_source=mail$/)
  await expect(heading).toHaveText(model)
})
