import { expect, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { allowSoftware, SOFTWARE_GRAPHICS } from './live-car'

/** The live car over the turntable of a model. */

test.use({ launchOptions: SOFTWARE_GRAPHICS })

test('the live car takes over, and gives the turn back', async ({ page }) => {
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
  await expect(page.getByRole('application', { name: 'Born in 3D' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', '90')
  await expect(slider.locator('canvas')).toBeVisible()
})
