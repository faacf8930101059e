import { expect, type Page } from '@playwright/test'
import { MODELLED_CARLINES } from '@/domain/carline'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { readThrough } from './read-through'
import { test } from './test'

const french = { language: 'fr', salesType: 'B2C' } as const
const OPENINGS = [
  buildPath('homepage', {}, french),
  buildPath('homepage', {}, { language: 'nl', salesType: 'B2B' }),
  ...MODELLED_CARLINES.map((carline_code) => buildPath('models.carline', { carline_code }, french)),
]

test.use({ viewport: { width: 1280, height: 900 } })

/** Where on the page something is moved by scrolling, in pixels from its top. */
const movedByScrolling = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, timeline } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target && timeline && timeline !== document.timeline ? [target.getBoundingClientRect().top + scrollY] : []
    }),
  )

test('the homepage and each model move with the visitor within the first 3,000 px', async ({ page }) => {
  for (const path of OPENINGS) {
    await page.goto(path)
    const tops = await movedByScrolling(page)
    expect.soft(tops.filter((top) => top < 3000).length, path).toBeGreaterThan(0)
  }
})

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of OPENINGS.slice(0, 3)) {
    await page.goto(path)
    expect.soft(await movedByScrolling(page), path).toEqual([])
  }
})

const lights = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation instanceof CSSAnimation ? [animation] : []))
      .filter(({ animationName }) => /^ui-(?:room|lamps|day)$/.test(animationName))
      .map(({ animationName, effect }) => [animationName, Number(effect?.getComputedTiming().endTime)]),
  )

test('the lights of a hero go on within 900 ms at the first page of a visit, and at no later one', async ({ page }) => {
  await page.goto(OPENINGS[0] ?? '', { waitUntil: 'commit' })
  await expect
    .poll(() => lights(page))
    .toEqual(
      expect.arrayContaining([
        ['ui-room', 900],
        ['ui-lamps', 900],
      ]),
    )
  await untilHydrated(page)
  await page.evaluate(() => {
    const seen = globalThis as unknown as { lit: string[] }
    seen.lit = []
    addEventListener('animationstart', ({ animationName }) => seen.lit.push(animationName), true)
  })
  const link = page.locator('main li a[href$="/modeles/formentor"]').first()
  await link.click()
  await page.waitForURL('**/modeles/formentor')
  await expect(page.locator('main img').first()).toBeVisible()
  await page.waitForTimeout(300)
  const lit = await page.evaluate(() => (globalThis as unknown as { lit: string[] }).lit)
  expect(lit.filter((name) => /^ui-(?:room|lamps)$/.test(name))).toEqual([])
})

test('the lights of a hero take no time for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(OPENINGS[2] ?? '', { waitUntil: 'commit' })
  await expect(page.locator('main img').first()).toBeVisible()
  expect((await lights(page)).every(([, time]) => Number(time) <= 1)).toBe(true)
})

const BY_DAY = [
  ['the menu', '/fr/contact', 'header article:has(picture)'],
  ['the homepage', '/nl', 'main ul:has(> li img[src*="-side-"]) > li'],
  ['the models', '/fr/modeles', 'main article[data-carline]:has(picture)'],
] as const

for (const [place, path, cards] of BY_DAY) {
  test(`a car of ${place} has its lights go on under the pointer, and asks for nothing more`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    if (place === 'the menu') await page.locator('header details > summary').first().click()
    const card = page.locator(cards).first()
    await card.locator('picture > img').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.mouse.move(0, 0)
    const byDay = async () => (await lights(page)).filter(([name]) => name === 'ui-day')
    expect(await byDay()).toEqual([])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const over = async () => {
      const box = await card.locator('picture > img').boundingBox()
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    }
    await over()
    await expect.poll(byDay).toEqual([['ui-day', 900]])
    expect(asked.filter((address) => /\.(?:avif|webp)$/.test(address))).toEqual([])
    await page.mouse.move(0, 0)
    await expect.poll(byDay).toEqual([])
    // Not for whoever wants less motion, or has colours of his own.
    for (const wish of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none', ...wish })
      await over()
      await page.waitForTimeout(100)
      expect(await byDay(), JSON.stringify(wish)).toEqual([])
      await page.mouse.move(0, 0)
    }
  })
}

test('what moves shifts nothing, hides nothing, and is at rest where it is read', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of OPENINGS.slice(0, 3)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await readThrough(page, 4000)
    expect
      .soft(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted), path)
      .toBeLessThan(0.02)
    const faint = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, p, img, dd)')]
        .filter((element) => element.checkVisibility() && Number(getComputedStyle(element).opacity) < 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect.soft(faint, path).toEqual([])
  }
  await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, french))
  const figure = page.locator('main dl > div').first()
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect
    .poll(() => figure.evaluate((element) => getComputedStyle(element).translate))
    .toMatch(/^(?:none|0px(?: 0px)?)$/)
})

const CARDS = [
  [buildPath('homepage', {}, french), 'models.carline', 'BORN'],
  [buildPath('models', {}, { language: 'nl', salesType: 'B2B' }), 'models.carline', 'TERRAMAR'],
  [buildPath('stock', {}, french), 'stock.vehicle', undefined],
] as const

/** Which parts of two pages the browser moved when it went from one to the other. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { moved: string[] }
    seen.moved = []
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update)
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && effect.pseudoElement) seen.moved.push(effect.pseudoElement)
          }
        },
        (reason) => seen.moved.push(String(reason)),
      )
      return transition
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
}

const cardOf = (page: Page, route: (typeof CARDS)[number][1], car: string | undefined) =>
  page
    .locator('main :is(li, article)')
    .filter({ has: page.locator('img') })
    .locator(route === 'stock.vehicle' ? 'h2 a' : `a[href$="/${car?.toLowerCase()}"]`)
    .first()

test('the car of a card becomes the first picture of its page', async ({ page }) => {
  const moved = await watchTransitions(page)
  for (const [path, route, car] of CARDS) {
    await page.goto(path)
    await untilHydrated(page)
    const link = cardOf(page, route, car)
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(`**${href}`)
    await expect.poll(moved, path).toContain('::view-transition-group(car)')
    await expect(page.locator('h1')).toBeInViewport()
    // The pair was found: the browser has both pictures.
    expect
      .soft(await moved(), path)
      .toEqual(expect.arrayContaining(['::view-transition-old(car)', '::view-transition-new(car)']))
  }
})

test('no car moves for whoever asked for less motion, nor without a card', async ({ page }) => {
  const moved = await watchTransitions(page)
  const [path, route, car] = CARDS[0]
  await page.goto(path)
  await page.locator('header').getByRole('link', { name: 'Formentor', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Formentor')
  expect(await moved()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await untilHydrated(page)
  await cardOf(page, route, car).click()
  await expect(page.locator('h1')).toHaveText('Born')
  expect(await moved()).toEqual([])
})
