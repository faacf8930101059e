import { expect, test } from '@playwright/test'
import { vehicleIn } from '@tests/vehicle-in'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { carPath, PAGES, remotePaths } from './pages'
import { expectRoomForPage } from './room-for-page'

/** A visitor who reads letters of twice the size (WCAG 1.4.4), on the first visit: the question of consent is open. */
test.use({
  storageState: { cookies: [], origins: [] },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
})

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
  { width: 320, height: 568 },
]

const paths = [
  ...PAGES.map(([name, params, salesType], index) =>
    buildPath(name, params as never, { language: LANGUAGES[index % 2] ?? 'nl', salesType }),
  ),
  carPath({ language: 'fr', salesType: 'B2C' }),
  // Where a business reads « excl. btw » behind a price of eight digits, in the bar at the foot.
  buildPath('models.carline', { carline_code: 'BORN' }, { language: 'nl', salesType: 'B2B' }),
  buildPath('stock.vehicle', vehicleIn('in_stock'), { language: 'nl', salesType: 'B2B' }),
]

for (const path of paths) {
  test(`two thirds of the window stay the page's, and nothing is wider than it: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('complementary').getByRole('button').first()).toBeVisible()
    await expectRoomForPage(page, WINDOWS)
  })
}

test('nor is a page of cars that the service alone knows', async ({ page }) => {
  test.slow()
  for (const path of await remotePaths(page, 'fr')) {
    await page.goto(path)
    await expectRoomForPage(page, WINDOWS)
  }
})

test('the header is one row, and what it has no room for opens with the menu', async ({ page }) => {
  await page.goto('/fr')
  const header = page.locator('header')
  const business = header.getByRole('link', { name: 'Professionnel' })
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const box = await header.boundingBox()
    // A row of 3.5 letters, and its line.
    expect(box?.height).toBeLessThanOrEqual(2 * 56 + 1)
    const menu = header.locator('details > summary').first()
    await expect(menu).toBeInViewport({ ratio: 1 })
    if (!(await business.isVisible())) await menu.click()
    await expect(business).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})
