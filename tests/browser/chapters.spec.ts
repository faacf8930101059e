import { expect, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'

/** The chapters of a model: scenes that lie on each other where there is room and motion is welcome, tiles elsewhere. */

const PATH = buildPath('models.carline', { carline_code: 'FORMENTOR' }, { language: 'nl', salesType: 'B2C' })

const chapters = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2 a') })
const topOf = async (page: Page, index: number) => (await chapters(page).nth(index).boundingBox())?.y ?? Number.NaN
const brightnessOf = (page: Page, index: number) =>
  chapters(page)
    .nth(index)
    .locator('picture')
    .evaluate((picture) => Number(/[\d.]+/.exec(getComputedStyle(picture).filter)?.[0] ?? 1))

/** Scrolls until the second chapter has this distance from where the first one lies. */
async function pushSecondOver(page: Page, distance: number): Promise<void> {
  await chapters(page).first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: scrollY + 300, behavior: 'instant' }))
  const first = await topOf(page, 0)
  const second = await topOf(page, 1)
  await page.evaluate((by) => scrollTo({ top: scrollY + by, behavior: 'instant' }), second - first - distance)
}

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a chapter stays in its place and darkens while the next one is pushed over it', async ({ page }) => {
    await page.goto(PATH)
    await pushSecondOver(page, 500)
    const [place, early] = [await topOf(page, 0), await brightnessOf(page, 0)]
    await page.evaluate(() => scrollBy({ top: 350, behavior: 'instant' }))
    await expect.poll(() => brightnessOf(page, 0)).toBeLessThan(early - 0.2)
    expect(await topOf(page, 0)).toBe(place)
    expect(await topOf(page, 1)).toBeLessThan(place + 200)
  })

  test('the keyboard comes back to a chapter that lies under others', async ({ page }) => {
    await page.goto(PATH)
    const links = chapters(page).getByRole('link')
    await links.nth(2).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(links.first()).toBeFocused()
    const isOnTop = () =>
      links.first().evaluate((link) => {
        const { left, top, width, height } = (link.querySelector('svg') ?? link).getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        return at !== null && (link === at || link.contains(at))
      })
    await expect.poll(isOnTop).toBe(true)
  })

  test('with less motion the chapters are tiles', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(PATH)
    expect(
      await chapters(page)
        .first()
        .evaluate((chapter) => getComputedStyle(chapter).position),
    ).toBe('relative')
    // The second row has two beside each other.
    expect(await topOf(page, 1)).toBe(await topOf(page, 2))
  })
})

test('on a phone a chapter goes by with the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PATH)
  await chapters(page).first().scrollIntoViewIfNeeded()
  const before = await topOf(page, 0)
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  expect(await topOf(page, 0)).toBe(before - 400)
})
