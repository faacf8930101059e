import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Route } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { gate, networkReturns } from './network'
import { untilHydrated } from './page-checks'
import { carPath } from './pages'
import { answerBefore, test } from './test'

/** How a page starts: the first picture before any script, and no press, word or form lost until there is code. */

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2C' } as const
const CODE = '**/_next/static/chunks/**'
const WORDS = '**/api/words/**'

/** The bootstrap script is the same everywhere: `npm run verify` looks at these, `npm run test:browser` at the others as well. */
const FIRST_PAGES = [
  buildPath('homepage', {}, dutch),
  buildPath('models.carline', { carline_code: 'FORMENTOR' }, french),
  buildPath('stock', {}, dutch),
]

const PAGES = [
  ...FIRST_PAGES,
  buildPath('adn', {}, french),
  buildPath('contact', {}, french),
  buildPath('faq', {}, dutch),
  buildPath('car-configurator', {}, french),
  '/nl/bestaat-niet',
]

const tagOf = (path: string) => ({ tag: FIRST_PAGES.includes(path) ? [] : ['@long'] })

/** The moment at which the page's own boundary has been hydrated. */
const hydrated = (page: Page, selector = 'main *') =>
  page.waitForFunction(
    (of) =>
      [...document.querySelectorAll(of)].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    selector,
  )

/** A slow picture holds the load event back, so that there is a time before it. */
async function holdLoad(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/icon.svg*', (route) => route.continue())
  await page.route(/\/images\/.*\.(?:avif|webp)/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
for (const path of PAGES) {
  test(`no script of the site is asked for before the load event: ${path}`, tagOf(path), async ({ page }) => {
    const early: string[] = []
    let isLoaded = false
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!isLoaded && (request.resourceType() === 'script' || pathname.startsWith('/api/'))) early.push(pathname)
    })
    page.on('load', () => {
      isLoaded = true
    })
    await page.goto(path)
    await hydrated(page, 'header *')
    expect(early).toEqual([])
  })
}

for (const [sign, give] of [
  ['a press', (page: Page) => page.mouse.click(5, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  [
    'a touch',
    async (page: Page) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 5, y: 300 }] })
    },
  ],
  ['the focus', (page: Page) => page.locator('#content').evaluate((content) => content.focus())],
] as const) {
  test(`the first sign of the visitor starts the scripts: ${sign}`, async ({ page }) => {
    const release = await holdLoad(page)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(buildPath('homepage', {}, french), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    expect(scripts).toEqual([])
    await give(page)
    await expect.poll(() => scripts.length).toBeGreaterThan(4)
    release()
    await hydrated(page)
    // Once, though the load event has come since.
    expect(new Set(scripts).size).toBe(scripts.length)
  })
}

for (const width of [360, 1280]) {
  for (const path of [...PAGES, buildPath('contact.dealer', { dealer: 'gent' }, french)]) {
    test(`nothing moves when the scripts start: ${path} at ${width} px`, tagOf(path), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(CODE, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const placed = await page.evaluateHandle(() => {
        // A card that is far from the window has an estimated height until a frame comes: what is below it would move for that.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('main * { content-visibility: visible !important }')
        document.adoptedStyleSheets = [sheet]
        return [...document.querySelectorAll('main a, main button, main h1, main h2, main h3, main p, footer a')].map(
          (element) => ({ element, top: element.getBoundingClientRect().top + scrollY }),
        )
      })
      release()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const moved = await placed.evaluate((all) =>
        all
          .filter(({ element }) => element.getClientRects().length > 0)
          .map(({ element, top }) => ({ by: element.getBoundingClientRect().top + scrollY - top, element }))
          .filter(({ by }) => Math.abs(by) > 1)
          .map(({ element, by }) => `${Math.round(by)} px: ${element.textContent?.slice(0, 40)}`),
      )
      expect(moved.slice(0, 5)).toEqual([])
    })
  }
}

test('a press within the first moment is carried out once the code is there', async ({ page }) => {
  const release = await holdLoad(page)
  await page.goto(buildPath('adn', {}, french), { waitUntil: 'domcontentloaded' })
  const carousel = page.locator('main section:has(> ul[tabindex])').first()
  const track = carousel.locator('ul').first()
  await page.route(CODE, async (route) => {
    await setTimeout(300)
    await route.continue()
  })
  await carousel.locator('button').last().click()
  release()
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
})

test('a link that asks first does so however early it is pressed', async ({ page }) => {
  const release = await holdLoad(page)
  await page.goto(carPath(french), {
    waitUntil: 'domcontentloaded',
  })
  await page.getByRole('link', { name: 'Professionnel', exact: true }).click()
  release()
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeChecked()
})

test('what is typed before there is code is found, and nothing of it is lost to what a password manager puts beside the field', async ({
  page,
}) => {
  const release = await holdLoad(page)
  await page.route(WORDS, async (route) => {
    await setTimeout(500)
    await route.continue()
  })
  await page.goto(buildPath('faq', {}, dutch), { waitUntil: 'domcontentloaded' })
  const search = page.getByRole('searchbox')
  await search.evaluate((field) => field.after(document.createElement('div')))
  await search.pressSequentially('batterij')
  release()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d+ antwoord/)
  await expect(search).toHaveValue('batterij')
  await expect(search).toBeFocused()
})

test('Back before there is code, after a reload, shows the page of the address', async ({ page }) => {
  await page.goto(buildPath('faq', {}, french))
  await untilHydrated(page)
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page.locator('main h1')).toHaveText(/Appelez, écrivez ou passez nous voir/)
  const release = await holdLoad(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  // The picture of its head is held too.
  await page.waitForURL(`**${buildPath('faq', {}, french)}`, { waitUntil: 'domcontentloaded' })
  release()
  await expect(page.locator('main h1')).not.toHaveText(/Appelez, écrivez ou passez nous voir/)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('before there is code, links lead on, sections open and the skip link works', async ({ page }) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(buildPath('contact', {}, french))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.locator('header details > summary').first().click()
  await expect(page.locator('[data-menu-panel]')).toBeVisible()
  await page.locator('[data-menu-panel]').getByRole('link', { name: 'Tous les modèles' }).first().click()
  await page.waitForURL(`**${buildPath('models', {}, french)}`)
  await expect(page.locator('main h1')).toBeVisible()
})

// Whether an update meets the hydration is chance, the more so the slower the machine: the long run tries more often.
for (const [times, rates, tag] of [
  ['three times', [2, 3, 4], []],
  ['often', [2, 2, 3, 4, 2, 3, 2, 4], ['@long']],
] as const)
  test(`a menu that is opened while the page is hydrated keeps the page on the screen: ${times}`, {
    tag: [...tag],
  }, async ({ browser }) => {
    test.setTimeout(120_000)
    for (const rate of rates) {
      const context = await browser.newContext({ viewport: { width: 360, height: 900 } })
      await answerBefore(context)
      const page = await context.newPage()
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
      await page.addInitScript(() => {
        Object.assign(window, { hidden: [] })
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const isHidden = target instanceof HTMLElement && target.style.display === 'none'
            if (isHidden && target.querySelector('header')) Object(window).hidden.push(target.className)
          }
        }).observe(document, { subtree: true, attributeFilter: ['style'] })
      })
      await page.goto('/nl')
      await page.locator('header details > summary').first().click()
      await expect(page.locator('[data-menu-panel]').getByText(/€/).first()).toBeAttached()
      expect(await page.evaluate(() => Object(window).hidden)).toEqual([])
      await context.close()
    }
  })

test('a menu that is opened before there is code stays open, and is searched once it is there', async ({ page }) => {
  const { open, hold } = gate()
  await page.route(CODE, hold)
  await page.goto(buildPath('homepage', {}, french))
  await page.locator('header details > summary').first().click()
  const panel = page.locator('[data-menu-panel]')
  await expect(panel).toBeVisible()
  open()
  await expect(panel.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(panel).toBeVisible()
})

const BROKEN: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' })],
  ['is empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['is 500', (route) => route.fulfill({ status: 500, body: 'error' })],
  ['never comes', (route) => route.abort('connectionreset')],
]

for (const [what, answer] of BROKEN) {
  test(`a script that ${what}: the page can be read, the visitor is told, and reloading helps`, async ({ page }) => {
    await page.clock.install()
    await page.route(/\/_next\/static\/chunks\/(?:main|pages)/, answer)
    await page.goto(buildPath('stock', {}, french))
    await expect(page.locator('main h1')).toBeVisible()
    const notice = page.locator('#code-problem')
    await expect(notice).toBeHidden()
    await page.clock.runFor(1_000)
    await page.mouse.click(5, 300)
    await page.clock.runFor(9_000)
    await expect(notice).toBeVisible()
    await expect(notice).toHaveAttribute('role', 'alert')
    await page.unroute(/\/_next\/static\/chunks\/(?:main|pages)/)
    await notice.getByRole('link', { name: 'Recharger la page' }).click()
    await hydrated(page)
    await expect(notice).toBeHidden()
  })
}

test('scripts that could not be had are asked for again when the network is back', async ({ page }) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(buildPath('faq', {}, french))
  await page.unroute(CODE)
  await networkReturns(page)
  await hydrated(page)
  await page.getByRole('searchbox').fill('borne')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d+ réponse/)
})

test('scripts that were asked for before the network is back, and fail after it, are asked for again', async ({
  page,
}) => {
  const { holdAndFail, open } = gate()
  let held = 0
  await page.route(CODE, (route) => {
    held += 1
    return holdAndFail(route)
  })
  await page.goto(buildPath('faq', {}, french))
  await expect.poll(() => held).toBeGreaterThan(3)
  await page.route(CODE, (route) => route.continue())
  await networkReturns(page)
  open()
  await hydrated(page)
})

test('words that could not be had are asked for again, and the page is read until then', async ({ page }) => {
  await page.route(WORDS, (route) => route.fulfill({ status: 503, body: '' }))
  // Before it has failed, the page has no reason to listen for the network.
  const refused = page.waitForResponse((answer) => answer.status() === 503)
  await page.goto(buildPath('faq', {}, french))
  await expect(page.locator('main h1')).toBeVisible()
  await refused
  await page.unroute(WORDS)
  await networkReturns(page)
  await hydrated(page)
})

for (const path of PAGES.filter((path) => !/bestaat-niet|faq|contact/.test(path))) {
  test(
    `no more than a style sheet and a font is asked for before the first picture: ${path}`,
    tagOf(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await page.goto(path)
      const before = await page.evaluate(async () => {
        // A row of small pictures above it waits its turn.
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
        const urgent = pictures.filter(({ fetchPriority }) => fetchPriority === 'high')
        const leading = urgent.length > 0 ? urgent : pictures.slice(0, 1)
        await Promise.all(leading.map((picture) => picture.decode()))
        const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const first = requests.find(({ name }) => leading.some(({ currentSrc }) => currentSrc === name))
        if (!first || !page) return ['no request for a picture']
        // A lazy picture may be asked for after the page is loaded, when the scripts are as well.
        const end = Math.min(first.startTime, page.loadEventStart || Number.POSITIVE_INFINITY)
        return requests.filter(({ startTime }) => startTime < end).map(({ name }) => new URL(name).pathname)
      })
      const others = before.filter((name) => !/\.css$|\.woff2$/.test(name))
      expect(others).toEqual([])
      expect(before.length).toBeLessThanOrEqual(2)
    },
  )
}

test('on a phone a car in the configurator asks the service for nothing before the visitor does something', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/backend/')) calls.push(pathname)
  })
  await page.goto(carPath(dutch))
  await hydrated(page, '#version *')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await page.getByRole('button', { name: /looptijd/ }).click()
  await expect.poll(() => calls).toContainEqual(expect.stringContaining('quotes'))
})

test('on a phone what a car in the configurator fetches by itself is within 170 KB of scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  // Nothing is asked of the page while it comes to rest: Playwright's questions count as a sign of the visitor. On a busy machine the
  // network is idle before the page is.
  await page.goto(carPath(french))
  await expect
    .poll(async () => {
      const before = scripts.length
      await setTimeout(1_000)
      return before > 15 && scripts.length === before
    })
    .toBe(true)
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170 * 1024)
  // The bar of the total is among what has come.
  await expect(page.getByRole('button', { name: /durée, kilomètres/ })).toBeVisible()
})
