import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { openForGolden, part } from './golden'
import { untilHydrated } from './page-checks'
import { test } from './test'

/**
 * What a change of one component does elsewhere, seen at once: the shell and the page that is not there, against golden
 * images. The components are photographed on the design page (tests/design). Pictures of cars are left out: they change with
 * every rendering. Update them with `npm run test:visual:update` (docs/design-system.md).
 */

const WIDTHS = [360, 768, 1280, 1920] as const
/** From this width the families of the menu are tabs. */
const TABS_FROM = 1280

/** A page of the law, which nobody changes for its looks: only what stands around it is photographed. */
const path = (language: 'fr' | 'nl', salesType: 'B2C' | 'B2B' = 'B2C') => buildPath('dsa', {}, { language, salesType })

for (const width of WIDTHS) {
  test(`the top of a page at ${width} px`, async ({ page }) => {
    await openForGolden(page, path('fr'), width)
    await untilHydrated(page)
    await expect(page.getByRole('banner')).toHaveScreenshot(`top-${width}.png`)
  })

  test(`the footer at ${width} px`, async ({ page }) => {
    await openForGolden(page, path('nl'), width)
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`footer-${width}.png`, part)
  })

  test(`the page that is not there at ${width} px`, async ({ page }) => {
    await openForGolden(page, '/nl/modelen', width)
    // The browser alone knows what was asked for, and finds what is nearest to it.
    await expect(page.getByRole('main').getByRole('status').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('main')).toHaveScreenshot(`not-found-${width}.png`, part)
  })

  test(`the open menu at ${width} px`, async ({ page }) => {
    await openForGolden(page, path('nl'), width)
    await untilHydrated(page)
    await page.locator('header summary').first().click()
    // Cards, and rows on a phone, take the place of the names: only they have prices.
    await expect(page.locator('[data-menu-panel] [data-from-price]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-menu-panel] [role="tablist"]')).toBeVisible({ visible: width >= TABS_FROM })
    await expect(page).toHaveScreenshot(`menu-${width}.png`)
  })
}

test('the top of a page for business buyers', async ({ page }) => {
  await openForGolden(page, path('nl', 'B2B'), 1280)
  await untilHydrated(page)
  await expect(page.getByRole('banner')).toHaveScreenshot('top-business-1280.png')
})
