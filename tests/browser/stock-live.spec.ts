import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { allowSoftware, framesOf, SETTLES, SOFTWARE_GRAPHICS, settled } from './live-car'
import { test } from './test'

/** A car of the stock in 3D. */

const list = buildPath('stock.model', { modelName: 'BORN' }, { language: 'nl', salesType: 'B2C' })

test.use(SOFTWARE_GRAPHICS)

test('the very car is turned and zoomed in 3D, costs nothing at rest, and its picture comes back', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(300_000)
  await allowSoftware(page)
  await page.goto(list)
  await page.goto((await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '')
  const stage = page.getByRole('figure', { name: 'Deze wagen in het groot' })
  await stage.scrollIntoViewIfNeeded()
  await stage.getByRole('button', { name: 'Bekijk in 3D' }).click()
  const canvas = stage.locator('canvas')
  await expect(canvas).toBeVisible({ timeout: 60_000 })

  const whole = await settled(page, canvas)
  const frames = await framesOf(page)
  // The first and those that refine it.
  expect(frames).toBeGreaterThanOrEqual(17)
  await page.waitForTimeout(1_500)
  expect(await framesOf(page)).toBe(frames)

  const isWhole = async () => (await settled(page, canvas)).equals(whole)
  await canvas.press('+')
  await expect.poll(isWhole, { timeout: SETTLES }).toBe(false)
  await canvas.press('-')
  await expect.poll(isWhole, { timeout: SETTLES }).toBe(true)

  const before = await stage.screenshot()
  await stage.getByRole('button', { name: 'Naar rechts draaien' }).click()
  await expect.poll(async () => before.equals(await stage.screenshot()), { timeout: SETTLES }).toBe(false)
  await stage.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(canvas).toHaveCount(0)
  await expect(stage.getByRole('img')).toBeVisible()
})
