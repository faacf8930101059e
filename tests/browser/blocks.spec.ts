import { expect, type Page, test } from '@playwright/test'

/** Editors' pages, where a real browser is needed: what stands without scripts, and what later navigations draw. */

const PAGE = '/fr/adn-cupra'
const IN_DUTCH = '/nl/dna-cupra'

/** A mark that a page loaded anew would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const headings = (page: Page) => page.locator('main h2').allTextContents()
const pictures = (page: Page) => page.locator('main img').count()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has all its blocks, its pictures with their words and its links', async ({ page }) => {
    await page.goto(PAGE)
    expect((await headings(page)).length).toBeGreaterThan(3)
    expect(await pictures(page)).toBeGreaterThan(1)
    await expect(page.locator('main img:not([alt]), main img[alt=""]')).toHaveCount(0)
    await expect(page.locator('main table')).toBeVisible()
  })
})

test('the browser leaves the blocks of a page as the server drew them', async ({ page }) => {
  const noise: string[] = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  // Before any script runs, so that an element that is put in its place would be seen to lack the mark.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const table of document.querySelectorAll('main table')) Object.assign(table, { fromServer: true })
    })
  })
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main table').evaluate((table) => 'fromServer' in table)).toBe(true)
  expect(noise).toEqual([])
})

test('a later navigation and the language switch draw every block of the page', async ({ page }) => {
  await page.goto(PAGE)
  const [asServed, drawn] = [await headings(page), await pictures(page)]
  await page.goto('/fr/metahype')
  await page.waitForLoadState('networkidle')
  await mark(page)
  await page.locator(`footer a[href="${PAGE}"]`).first().click()
  await page.waitForURL(`**${PAGE}`)
  await expect.poll(() => headings(page)).toEqual(asServed)
  expect(await pictures(page)).toBe(drawn)

  await page.locator('a[hreflang="nl-BE"]').first().click()
  await page.waitForURL(`**${IN_DUTCH}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect((await headings(page)).length).toBe(asServed.length)
  expect(await pictures(page)).toBe(drawn)
  expect(await isSameDocument(page)).toBe(true)
})
