import { expect, type Page } from '@playwright/test'
import { isHydrated, isShownInTime } from './page-checks'
import { pagesThatAsk, remotePaths } from './pages'
import { test } from './test'
import { BACKEND, openWithoutData, RETRY, SLOW } from './without-data'

/** Calls that hang in the browser, on pages that the server made without their data. */

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2B' } as const
const hang = (page: Page) => page.route(BACKEND, () => {})
/** New calls are answered. Those that hang still do: without any interception the browser would let them go on. */
const heal = (page: Page) => page.route(BACKEND, (route) => route.continue())

// The seconds that a visitor waits are the page's own timers: they pass when a test says so.
test.beforeEach(({ page }) => page.clock.install())
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** What moves from now on without a press. */
const measureShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

/** The parts of the page that still miss their answer. */
const unanswered = (page: Page) => page.locator('main [aria-busy="true"]')

async function isToldAndHeals(page: Page) {
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveCount(1)
  await expect(unanswered(page).first()).toBeVisible()
  await measureShifts(page)
  await isShownInTime(page, main.getByRole('status').filter({ hasText: SLOW }).first())
  const alert = main.getByRole('alert').filter({ has: page.getByRole('button', { name: RETRY }) })
  await isShownInTime(page, alert.first())
  await expect(main.locator('h1')).toHaveCount(1)
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)

  await heal(page)
  await alert.first().getByRole('button', { name: RETRY }).click()
  await expect(main.getByText(SLOW)).toHaveCount(0)
  await expect(alert).toHaveCount(0)
  await expect(main.locator('h1')).toHaveCount(1)
}

for (const [audience, width] of [
  [french, 360],
  [dutch, 1280],
] as const) {
  test.describe(`${audience.language} ${audience.salesType}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const [index, [name, path]] of pagesThatAsk(audience).entries()) {
      // `npm run verify` has each page once, half of them in each window; `npm run test:browser` has all in both.
      const tag = (index % 2 === 0) === (width === 360) ? [] : ['@long']
      test(`${name}: a call that hangs is told, moves nothing, and heals by another try`, { tag }, async ({ page }) => {
        await hang(page)
        await openWithoutData(page, path)
        await isToldAndHeals(page)
      })
    }
  })
}

// That it is told and heals, tests of components say of each; nothing of what moves. `npm run verify` has these.
for (const [what, tag, isChosen] of [
  ['a configuration, a calculation, a car in stock, a fleet', [], (at: number) => [0, 3, 5, 7].includes(at)],
  ['comparisons and costs besides', ['@long'], () => true],
] as const)
  test(`what the service makes: ${what}: the same`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(240_000)
    for (const path of (await remotePaths(page, 'fr')).filter((_, at) => isChosen(at))) {
      await hang(page)
      await openWithoutData(page, path)
      await isToldAndHeals(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

test('a choice in the configurator: the bar of the total tells that the service hangs, and goes on by another try', async ({
  page,
}) => {
  const [path = ''] = await remotePaths(page, 'nl')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await hang(page)
  const tile = page.locator('[data-step="exterior"] [data-choice]:not(:has(a[aria-current]))').first()
  const selector = `[data-choice="${await tile.getAttribute('data-choice')}"] a`
  const choice = page.locator(selector).first()
  await choice.scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page, selector)).toBe(true)
  await choice.click()
  await measureShifts(page)
  const bar = page.locator('aside:has([data-total])')
  await isShownInTime(page, bar.getByText(SLOW))
  await expect(bar.getByText(SLOW)).toBeInViewport()
  await isShownInTime(page, bar.getByRole('alert'))
  await expect(bar.getByRole('alert')).toBeInViewport()
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
  await heal(page)
  await bar.getByRole('button', { name: RETRY }).click()
  await expect(bar.getByRole('alert')).toHaveCount(0)
  await expect(choice).toHaveAttribute('aria-current', 'true')
})
