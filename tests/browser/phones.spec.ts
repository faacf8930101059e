import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { carPath, tagOfPair } from './pages'
import { aCarInStock } from './stock-car'
import { test } from './test'

/** What a small window has of its own: rails, a bar of actions, a folded footer. None of it needs a script. */

const PHONE = { width: 390, height: 844 }
const dutch = { language: 'nl', salesType: 'B2C' } as const

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const language of LANGUAGES) {
    for (const salesType of SALES_TYPES) {
      test(`the homepage is at most 5,000 px long, ${language} ${salesType}`, async ({ page }) => {
        await page.goto(buildPath('homepage', {}, { language, salesType }))
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000)
      })
    }
  }

  test('the range is a row to push, and the keyboard brings each car into the window', async ({ page }) => {
    await page.goto(buildPath('homepage', {}, dutch))
    const cars = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    const [first, second] = [await cars.nth(0).boundingBox(), await cars.nth(1).boundingBox()]
    expect(second?.y).toBeCloseTo(first?.y ?? 0, 0)
    // A part of the next one shows that there is one.
    expect(second?.x).toBeLessThan(PHONE.width - 16)
    const last = page.getByRole('main').getByRole('link', { name: 'Leon Sportstourer' })
    await last.focus()
    await expect(last).toBeInViewport()
  })

  for (const language of LANGUAGES) {
    for (const salesType of SALES_TYPES) {
      const audience = { language, salesType }
      test(`the way back to the last car lies over nothing of the header, ${language} ${salesType}`, {
        tag: [...tagOfPair(audience)],
      }, async ({ page }) => {
        const { carline_code, commission_id } = await aCarInStock(page, audience)
        await page.goto(buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience))
        const back = page.locator('header').getByRole('link', { name: /^(Reprendre|Verdergaan)/ })
        await expect(back).toBeVisible()
        for (const width of [360, 376, 390, 412, 430, 767]) {
          await page.setViewportSize({ width, height: 844 })
          await expect(back).toBeVisible()
          const ways = await page
            .locator('header :is(a, summary):visible')
            .evaluateAll((all) =>
              all.map((way) => way.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
            )
          const inOrder = ways.toSorted((a, b) => a.left - b.left)
          for (const [at, { left }] of inOrder.entries())
            expect.soft(left, `at ${width} px`).toBeGreaterThanOrEqual((inOrder[at - 1]?.right ?? 0) - 0.5)
        }
      })
    }
  }

  test('the switch that gave its place to the way back comes with the open menu', async ({ page }) => {
    const { carline_code, commission_id } = await aCarInStock(page, dutch)
    await page.goto(buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, dutch))
    const header = page.locator('header')
    await expect(header.getByRole('link', { name: /^Verdergaan/ })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Professioneel' })).toBeHidden()
    await header.locator('nav > details > summary').click()
    await expect(header.getByRole('link', { name: 'Professioneel' })).toBeVisible()
    await expect(header.getByRole('link', { name: /^Verdergaan/ })).toBeHidden()
  })

  const bar = (page: Page) => page.getByRole('navigation', { name: 'De Born: prijs, proefrit en offerte' })

  // A subject has no head with consumption and conditions, beside which alone a price may stand.
  for (const { path, says } of [
    { path: buildPath('models.carline', { carline_code: 'BORN' }, dutch), says: /€.*48/ },
    { path: buildPath('models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'design' }, dutch), says: /^Born/ },
  ]) {
    test(`both actions of ${path}, and its price where its conditions are, stand in one bar at the foot of the window, to the footer`, async ({
      page,
    }) => {
      await page.goto(path)
      const actions = bar(page)
      // The first screen of the model has them itself; the hero of a subject is shorter than the window.
      if (!path.endsWith('/design')) await expect(actions).not.toBeInViewport({ ratio: 0.1 })
      await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }))
      await expect(actions).toBeInViewport({ ratio: 1 })
      const { y = 0, height = 0 } = (await actions.boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(64)
      expect(Math.round(y + height)).toBe(PHONE.height)
      await expect(actions).toContainText(says)
      for (const name of ['Proefrit', /^Offerte vragen/])
        await expect(actions.getByRole('link', { name })).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(actions).not.toBeInViewport()
    })
  }

  test('the bar of a car in stock comes when its own actions are out of sight, and lets go in a low window', async ({
    page,
  }) => {
    const { carline_code, commission_id } = await aCarInStock(page, dutch)
    await page.goto(buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, dutch))
    const actions = page.getByRole('navigation', { name: 'Deze wagen: prijs, proefrit en offerte' })
    await expect(actions).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(actions).toBeInViewport({ ratio: 1 })
    expect((await actions.boundingBox())?.height).toBeLessThanOrEqual(64)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(actions).not.toBeInViewport()
  })

  test('what has the focus does not come to rest behind the actions', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, dutch))
    const links = page.locator('#versions').getByRole('link')
    for (const link of await links.all()) {
      await link.focus()
      const [{ y = 0, height = 0 }, { y: top = 0 }] = [
        (await link.boundingBox()) ?? {},
        (await bar(page).boundingBox()) ?? {},
      ]
      expect(y + height).toBeLessThanOrEqual(top)
    }
  })

  test('nor under the car, its steps and its total, with whoever goes through the configurator by the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(carPath(dutch))
    await untilHydrated(page)
    for (const [start, key] of [
      ['#summary a', 'Tab'],
      ['#summary a', 'Shift+Tab'],
    ] as const) {
      await page.locator(start).first().focus()
      for (let i = 0; i < 25; i += 1) {
        await page.keyboard.press(key)
        await expect.poll(() => page.evaluate(hiddenFocus)).toBeUndefined()
      }
    }
  })

  test('the footer is folded, and opens without a script', async ({ browser }) => {
    const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false })
    await page.goto(buildPath('homepage', {}, dutch))
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: 'Veelgestelde vragen' })
    await expect(link).toBeHidden()
    await footer.locator('summary', { hasText: 'Hulp' }).click()
    await expect(link).toBeVisible()
    await page.close()
  })
})

test('where there is room the footer is open without a script, and nothing of it is folded', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
  await page.goto(buildPath('homepage', {}, dutch))
  const footer = page.getByRole('contentinfo')
  for (const link of await footer.getByRole('navigation').getByRole('link').all()) await expect(link).toBeVisible()
  await expect(footer.locator('summary').first()).toBeHidden()
  await page.close()
})

/** In the page: what has the focus, where no point of it can be seen. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const over = document.elementFromPoint(left + width * x, top + height * y)
      return over !== null && (focused.contains(over) || over.contains(focused))
    }),
  )
  return isSeen ? undefined : focused.outerHTML.slice(0, 120)
}
