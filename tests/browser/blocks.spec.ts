import { expect, type Page } from '@playwright/test'
import { untilHydrated } from './page-checks'
import { test } from './test'

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
  await untilHydrated(page)
  expect(await page.locator('main table').evaluate((table) => 'fromServer' in table)).toBe(true)
  expect(noise).toEqual([])
})

test('a later navigation and the language switch draw every block of the page', async ({ page }) => {
  await page.goto(PAGE)
  const [asServed, drawn] = [await headings(page), await pictures(page)]
  await page.goto('/fr/metahype')
  await untilHydrated(page)
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

for (const width of [320, 768]) {
  test(`official figures are whole and large figures keep their line in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/fr/professionnel',
      '/fr/other/suv',
      '/fr/modeles/born/autonomie',
      '/nl/modellen/leon/interieur',
    ]) {
      await page.goto(path)
      const figures = page.locator('main :is(span, dd)').filter({ hasText: /\d/ })
      const found = await figures.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { overflowX, lineHeight, fontSize } = getComputedStyle(element)
          const isOfficial = element.tagName === 'SPAN' && overflowX === 'clip'
          if (element.tagName === 'SPAN' && !isOfficial) return []
          const isCut = element.scrollWidth > element.clientWidth + 1
          const isLarge = !isOfficial && parseFloat(fontSize) > 22
          const breaks = isLarge && element.clientHeight > parseFloat(lineHeight) * 1.6
          return [{ text: element.textContent, isWrong: isCut || breaks }]
        }),
      )
      expect(found.length, path).toBeGreaterThan(0)
      expect(
        found.filter(({ isWrong }) => isWrong),
        path,
      ).toEqual([])
    }
  })
}
