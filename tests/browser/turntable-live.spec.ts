import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { allowSoftware, SOFTWARE_GRAPHICS } from './live-car'
import { test } from './test'

/** The live car over the turntable of a model. */

test.use(SOFTWARE_GRAPHICS)

test('the live car takes over, fills the screen, and gives the turn back', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await allowSoftware(page)
  await page.goto(
    buildPath(
      'models.carline.tab',
      { carline_code: 'BORN', tab_slug_id: 'design' },
      { language: 'nl', salesType: 'B2C' },
    ),
  )
  await page.getByRole('heading', { name: 'Van alle kanten' }).scrollIntoViewIfNeeded()
  const slider = page.getByRole('slider', { name: 'De Born ronddraaien' })
  await slider.press('PageUp')
  await page.getByRole('button', { name: 'Bekijk in 3D' }).click()
  await expect(slider).toBeHidden()
  const car = page.getByRole('application', { name: 'Born in 3D' })
  await expect(car).toBeVisible({ timeout: 60_000 })

  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const inPage = await car.boundingBox()
  const button = page.getByRole('button', { name: /^Volledig scherm/ })
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Volledig scherm verlaten')
  await expect(button).toBeFocused()
  await expect.poll(() => car.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  // What is drawn follows, in pixels of its own.
  await expect
    .poll(() => car.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]))
    .toEqual([width, height].map((side) => side * SOFTWARE_GRAPHICS.deviceScaleFactor))
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Volledig scherm')
  await expect(button).toBeFocused()
  await expect.poll(async () => (await car.boundingBox())?.width).toBe(inPage?.width)

  await page.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', '90')
  await expect(slider.locator('canvas')).toBeVisible()
})
