import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** The pictures of a car in stock: what needs a real browser of them. */

const dutch = { language: 'nl', salesType: 'B2C' } as const
const list = buildPath('stock.model', { modelName: 'BORN' }, dutch)
const strip = (page: Page) => page.getByRole('list', { name: 'Deze wagen, van alle kanten bekeken' })

async function openFirstCar(page: Page): Promise<void> {
  await page.goto(list)
  const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  if (!href) throw new Error('No car in stock')
  await page.goto(href)
  await expect(strip(page).getByRole('img')).toHaveCount(9)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an arrow key brings the next picture, and the page stays as wide as the window', async ({ page }) => {
    await openFirstCar(page)
    await strip(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(250)
    await expect(strip(page).getByText('2 / 9')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('pictures that nobody has come near are not fetched', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url())
    })
    await openFirstCar(page)
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => /-f34-\d+\.avif$/.test(url)).length).toBeGreaterThan(0)
    expect(fetched.filter((url) => url.includes('/interior/'))).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the strip can be pushed along to the last picture', async ({ page }) => {
    await openFirstCar(page)
    const last = strip(page).getByRole('img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('without a graphics card the picture stays, and no 3D is offered', async ({ page }) => {
  await openFirstCar(page)
  const stage = page.getByRole('figure', { name: 'Deze wagen in het groot' })
  await stage.scrollIntoViewIfNeeded()
  await expect(stage.getByRole('img').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(stage.getByRole('button')).toHaveCount(0)
  await expect(stage.getByText(/3D/)).toHaveCount(0)
})
