import { expect } from '@playwright/test'
import { enlargeLetters } from './page-checks'
import { remotePaths } from './pages'
import { expectRoomForLargeLetters, WINDOWS_OF_LARGE_LETTERS } from './room-for-page'
import { test } from './test'

/** A visitor who reads letters of twice the size (WCAG 1.4.4), on the first visit. Other pages: frame.spec.ts. */
test.use({ hasAnswered: false })

for (const language of ['fr', 'nl'] as const) {
  test(`of a page of cars that the service alone knows two thirds of the window stay its own, and nothing is wider, ${language}`, async ({
    page,
  }) => {
    test.slow()
    for (const path of await remotePaths(page, language)) {
      await page.goto(path)
      await expectRoomForLargeLetters(page)
    }
  })
}

test('the header is one row, and what it has no room for opens with the menu', async ({ page }) => {
  await page.goto('/fr')
  await enlargeLetters(page)
  const header = page.locator('header')
  const business = header.getByRole('link', { name: 'Professionnel' })
  for (const size of WINDOWS_OF_LARGE_LETTERS) {
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
