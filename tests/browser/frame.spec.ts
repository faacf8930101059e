import { expect, type Page } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import { vehicleIn } from '@tests/vehicle-in'
import { CONSENT_KEY } from '@/config/consent.mjs'
import { LANGUAGES } from '@/domain/language'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { untilHydrated } from './page-checks'
import { carPath, PAGES, tagOfPair } from './pages'
import { expectRoomForLargeLetters, expectRoomForPage } from './room-for-page'
import { test } from './test'

/** How much of the window the frame takes, and how one gets past it by key. */

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 800 }
const dutch = { language: 'nl', salesType: 'B2C' } as const
const header = (page: Page) => page.locator('header').first()
const burger = (page: Page) => header(page).locator('details > summary').first()
const panel = (page: Page) => page.locator('[data-menu-panel]')

async function openMenu(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await burger(page).click()
  await expect(panel(page).locator('[data-from-price]').first()).toBeVisible()
}

test.describe('on the first visit', () => {
  test.use({ hasAnswered: false })

  const question = (page: Page) => page.getByRole('complementary').first()

  /** With bars of their own, and the homepage. The others are of the long run; every-page.spec.ts enlarges the letters of each. */
  const HAVE_BARS: readonly RouteName[] = ['homepage', 'models-v2', 'models.carline', 'models.carline.tab']
  const pages = [
    ...PAGES.map(
      ([name, params, salesType], index) =>
        [
          buildPath(name, params as never, { language: LANGUAGES[index % 2] ?? 'nl', salesType }),
          HAVE_BARS.includes(name) ? [] : ['@long'],
        ] as const,
    ),
    [carPath({ language: 'fr', salesType: 'B2C' }), []],
    // Where a business reads « excl. btw » behind a price of eight digits, in the bar at the foot.
    [buildPath('models.carline', { carline_code: 'BORN' }, { language: 'nl', salesType: 'B2B' }), []],
    [buildPath('stock.vehicle', vehicleIn('in_stock'), { language: 'nl', salesType: 'B2B' }), []],
  ] as const
  for (const [path, tag] of pages) {
    test(`two thirds of the window stay the page's, at 400 % and with letters of twice the size too: ${path}`, {
      tag: [...tag],
    }, async ({ page }) => {
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      await expectRoomForPage(page, [{ width: 320, height: 256 }, { width: 320, height: 568 }, PHONE, LAPTOP])
      await expectRoomForLargeLetters(page)
    })
  }

  for (const audience of AUDIENCES) {
    const path = buildPath('homepage', {}, audience)
    test(`header and question of consent take a quarter of ${path} at most`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      const heightOf = async (part: ReturnType<typeof header>) => (await part.boundingBox())?.height ?? 0
      expect(await heightOf(header(page))).toBeLessThanOrEqual(0.07 * PHONE.height)
      expect(await heightOf(question(page))).toBeLessThanOrEqual(0.18 * PHONE.height)
      await page.setViewportSize(LAPTOP)
      await expect.poll(() => heightOf(question(page))).toBeLessThanOrEqual(0.12 * LAPTOP.height)
    })
  }

  test('the total of a configured car is below the question, and above it while it has the focus', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(carPath({ language: 'fr', salesType: 'B2C' }))
    await expect(question(page)).toBeVisible()
    await untilHydrated(page)
    await page.getByRole('complementary', { name: 'Total' }).getByRole('link').last().focus()
    const [bar, panelBox] = [
      await page.getByRole('complementary', { name: 'Total' }).boundingBox(),
      await question(page).boundingBox(),
    ]
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((panelBox?.y ?? 0) + 1)
  })

  test('the steps of a configured car give way in a low window, and stay in view once the question is answered', async ({
    page,
  }) => {
    const low = { width: 320, height: 568 }
    const steps = page.locator('[data-gives-way]')
    const toThirdStep = () =>
      page
        .locator('[data-step]')
        .nth(2)
        .evaluate((step) => step.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.setViewportSize(low)
    await page.goto(carPath({ language: 'fr', salesType: 'B2C' }))
    await expect(question(page)).toBeVisible()
    await untilHydrated(page)
    await toThirdStep()
    await expect(steps).not.toBeInViewport()
    await question(page).getByRole('button', { name: 'Tout refuser' }).click()
    await toThirdStep()
    await expect(steps).toBeInViewport()
  })

  for (const language of LANGUAGES) {
    test(`the question of the first visit leaves the first action free, ${language}`, async ({ page }) => {
      await page.addInitScript(
        ([key = '', record = '']) => localStorage.setItem(key, record),
        [CONSENT_KEY, recordOfConsent()],
      )
      await page.setViewportSize(PHONE)
      await page.goto(buildPath('homepage', {}, { language, salesType: 'B2C' }))
      await expect(question(page)).toBeVisible()
      for (const size of [
        { width: 320, height: 568 },
        { width: 360, height: 640 },
        // It stands under the header of phones that are lower than this one.
        { width: 360, height: 721 },
        { width: 360, height: 740 },
        { width: 375, height: 740 },
        { width: 390, height: 760 },
        { width: 412, height: 732 },
        PHONE,
        { width: 768, height: 1024 },
        LAPTOP,
      ]) {
        await page.setViewportSize(size)
        await expect(async () => {
          const asked = await question(page).boundingBox()
          const action = await page.getByRole('main').getByRole('link').first().boundingBox()
          const isBeside = (action?.x ?? 0) + (action?.width ?? 0) <= (asked?.x ?? 0)
          const isAbove = (action?.y ?? 0) + (action?.height ?? 0) <= (asked?.y ?? 0)
          const isUnder = (asked?.y ?? 0) + (asked?.height ?? 0) <= (action?.y ?? 0)
          const where = `${size.width}x${size.height}: ${JSON.stringify({ asked, action })}`
          expect(asked && action && (isBeside || isAbove || isUnder), where).toBe(true)
        }).toPass({ timeout: 20_000 })
      }
    })
  }

  test('answered by key, each question gives the focus back to the page', async ({ page }) => {
    await page.goto('/fr')
    const refuse = page.getByRole('button', { name: 'Tout refuser' })
    await refuse.focus()
    await page.keyboard.press('Enter')
    await expect(refuse).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    const close = page.getByRole('complementary').getByRole('button', { name: 'Fermer' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(close).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('answered in detail, the question gives the focus back to where the keyboard was before', async ({ page }) => {
    await page.goto('/nl/faq')
    const choose = page.getByRole('button', { name: 'Zelf kiezen' })
    await expect(choose).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(choose).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Mijn keuze bewaren' }).press('Enter')
    await expect(choose).toBeHidden()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })
})

/** Links of the menu that are shown, and of which a part is not in the window. */
const cutLinks = (page: Page) =>
  panel(page)
    .locator('a:visible')
    .evaluateAll(async (links) => {
      const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
        const watch = new IntersectionObserver(resolve)
        for (const link of links) watch.observe(link)
      })
      return seen
        .filter(({ intersectionRatio }) => intersectionRatio < 0.99)
        .map(({ target }) => target.textContent)
        .concat(links.length > 10 ? [] : ['hardly a link'])
    })

for (const audience of AUDIENCES) {
  const path = buildPath('models.carline', { carline_code: 'BORN' }, audience)

  test(`the whole menu of a phone is one and a half windows, its models have their actions: ${path}`, {
    tag: [...tagOfPair(audience)],
  }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openMenu(page, path)
    const [height, room] = await panel(page).evaluate(({ scrollHeight }) => [
      scrollHeight,
      innerHeight - (document.querySelector('header')?.offsetHeight ?? 0),
    ])
    expect(height).toBeLessThanOrEqual(1.5 * (room ?? 0))
    const first = panel(page).getByRole('list').first().getByRole('link')
    expect(await first.count()).toBe(audience.salesType === 'B2B' ? 6 : 4)
    for (const link of await first.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    expect(await panel(page).locator('details[open]').count()).toBe(0)
    // Beside each name stands its car, at the scale of the others.
    const cars = panel(page).locator('summary img[src*="-side-"][loading=lazy]')
    const models = await panel(page)
      .locator('summary', { has: page.locator('img') })
      .count()
    await expect(cars).toHaveCount(models)
    expect(models).toBeGreaterThan(8)
    expect(new Set(await cars.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))).size).toBe(1)
    await panel(page).locator('summary', { hasText: 'Tavascan' }).click()
    const actions = panel(page).getByRole('article', { name: 'Tavascan' }).locator('[data-actions] a')
    await expect(actions).toHaveCount(3)
    await expect(actions.first()).toBeVisible()
  })

  test(`the whole menu is seen at 1280x800, whichever family is chosen: ${path}`, {
    tag: [...tagOfPair(audience)],
  }, async ({ page }) => {
    await page.setViewportSize(LAPTOP)
    await openMenu(page, path)
    for (const tab of await panel(page).getByRole('tab').all()) {
      await tab.click()
      const cars = panel(page).locator('article picture > img[src*="-side-"]:visible')
      const places = await Promise.all((await cars.all()).map((car) => car.boundingBox()))
      expect(places.length).toBe(await panel(page).locator('article:visible').count())
      expect(new Set(places.map((box) => [box?.y, box?.width, box?.height].join())).size).toBe(1)
      expect(await panel(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
      await expect.poll(() => cutLinks(page)).toEqual([])
    }
  })
}

test('a business is offered no formula for consumers, and first what it can have', async ({ page }) => {
  await page.goto('/nl/professioneel')
  const links = await panel(page).getByRole('link', { includeHidden: true }).allTextContents()
  expect(links.filter((text) => /private lease|personal lease/i.test(text))).toEqual([])
  expect(links.slice(0, 3)).toEqual(['Langetermijn\u00ADhuur', 'Financiële renting', 'Vloot en bedrijven'])
})

test.describe('by key', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

  test('the menu closed by a press beside it gives the focus to its button', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 })
    await openMenu(page, '/fr/co2')
    await page.mouse.click(20, 1950)
    await expect(panel(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()
  })

  for (const [width, name] of [
    [1280, 'Naar de wagens'],
    [390, 'Naar de wagens'],
  ] as const) {
    test(`one key leads past the filters to the first car, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(buildPath('stock', {}, dutch))
      await untilHydrated(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      let stops = 0
      while ((await focused(page)) !== name && stops < 8) {
        await page.keyboard.press('Tab')
        stops += 1
      }
      const skip = page.getByRole('link', { name })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      const firstCar = page.locator('main article').first().getByRole('link').first()
      for (stops = 0; stops < 4 && !(await firstCar.evaluate((link) => link === document.activeElement)); stops += 1)
        await page.keyboard.press('Tab')
      await expect(firstCar).toBeFocused()
      await expect(firstCar).toBeInViewport()
    })
  }

  test('a car is read by its name, its price and its state before anything else', async ({ page }) => {
    await page.goto(buildPath('stock', {}, dutch))
    const card = page.locator('main article').filter({ hasText: 'Gereserveerd' }).first()
    const words = (await card.textContent()) ?? ''
    const title = (await card.getByRole('heading').textContent()) ?? ''
    expect(words.startsWith(title)).toBe(true)
    expect(words.indexOf('€')).toBeLessThan(words.indexOf('Gereserveerd'))
    const snapshot = await card.ariaSnapshot()
    expect(snapshot.indexOf('heading')).toBeLessThan(snapshot.indexOf('img'))
  })
})
