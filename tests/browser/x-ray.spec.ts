import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { axeViolations } from './page-checks'
import { test } from './test'

/** The chapter of a model whose paint turns to glass: what moves the car, in the version that a visitor chooses. */

const PATH = buildPath('models.carline', { carline_code: 'TAVASCAN' }, { language: 'fr', salesType: 'B2C' })
const chapter = (page: Page) => page.locator('main li:has([data-of])')
const glass = (page: Page) => chapter(page).locator('[data-of]:visible')
const settled = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Scrolls until the middle of an element stands at a share of the window's height. */
async function scrollTo(page: Page, selector: string, share: number): Promise<void> {
  await page.locator(selector).evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - innerHeight * at, behavior: 'instant' })
  }, share)
  await settled(page)
}
const WORDS = 'main li:has([data-of]) > div:last-child'
const wiped = (page: Page) =>
  glass(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).maskPosition))

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the paint turns to glass while its words come to the middle', async ({ page }) => {
    await page.goto(PATH)
    await scrollTo(page, WORDS, 0.95)
    expect(await wiped(page)).toBe(100)
    await scrollTo(page, WORDS, 0.5)
    expect(await wiped(page)).toBeLessThan(1)
    await expect(glass(page).getByRole('img')).toBeInViewport({ ratio: 0.8 })
  })

  test('each powertrain has its picture and its figures, by one key, without a script', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(PATH)
    await expect(glass(page)).toHaveCount(1)
    await expect(glass(page)).toContainText('286')
    await chapter(page).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(glass(page)).toHaveCount(1)
    await expect(glass(page)).toContainText('340')
    await expect(glass(page).locator('source')).toHaveAttribute('srcset', /x-ray-electric-awd/)
    await context.close()
  })

  test('has no violation', async ({ page }) => {
    await page.goto(PATH)
    await scrollTo(page, WORDS, 0.5)
    expect(await axeViolations(page)).toEqual([])
  })
})

test.describe('for whoever likes less motion', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

  test('the car is there twice: painted, then as glass', async ({ page }) => {
    await page.goto(PATH)
    const [painted, seenThrough] = [chapter(page).getByRole('img').first(), glass(page).getByRole('img')]
    const [above, below] = [await painted.boundingBox(), await seenThrough.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    expect(await glass(page).evaluate((element) => getComputedStyle(element).maskImage)).toBe('none')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('its figures stand in a row below the car, and nothing is wider than the page', async ({ page }) => {
    await page.goto(PATH)
    await scrollTo(page, WORDS, 0.8)
    const figures = glass(page).locator('dl > div')
    await expect(figures).toHaveCount(3)
    const boxes = await Promise.all([0, 1, 2].map((at) => figures.nth(at).boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1)
    const image = await glass(page).getByRole('img').boundingBox()
    expect(boxes[0]?.y ?? 0).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
