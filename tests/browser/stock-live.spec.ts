import { expect, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { allowSoftware, SOFTWARE_GRAPHICS } from './live-car'

/** A car of the stock in 3D. */

const list = buildPath('stock.model', { modelName: 'BORN' }, { language: 'nl', salesType: 'B2C' })

test.use({ launchOptions: SOFTWARE_GRAPHICS })

test('the very car is turned in 3D, and its picture comes back', async ({ page }) => {
  test.slow()
  await allowSoftware(page)
  await page.goto(list)
  await page.goto((await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '')
  const stage = page.getByRole('figure', { name: 'Deze wagen in 3D' })
  await stage.scrollIntoViewIfNeeded()
  await stage.getByRole('button', { name: 'Bekijk in 3D' }).click()
  await expect(stage.locator('canvas')).toBeVisible({ timeout: 60_000 })
  const before = await stage.screenshot()
  await stage.getByRole('button', { name: 'Naar rechts draaien' }).click()
  await expect.poll(async () => before.equals(await stage.screenshot()), { timeout: 30_000 }).toBe(false)
  await stage.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(stage.locator('canvas')).toHaveCount(0)
  await expect(stage.getByRole('img')).toBeVisible()
})
