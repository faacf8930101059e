import { expect } from '@playwright/test'
import { MODELLED_CARLINES } from '@/domain/carline'
import { buildPath } from '@/routing/build-path'
import { bandsOf } from './bands'
import { test } from './test'

/** What a page stands on. That three nights never follow each other is seen on every page (every-page.spec.ts). */

const OPENINGS = [
  buildPath('homepage', {}, { language: 'fr', salesType: 'B2C' }),
  buildPath('homepage', {}, { language: 'nl', salesType: 'B2B' }),
  ...MODELLED_CARLINES.map((carline_code) =>
    buildPath('models.carline', { carline_code }, { language: 'nl', salesType: 'B2C' }),
  ),
]

test('the homepage and each model change their ground within the first 3,000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of OPENINGS) {
    await page.goto(path)
    const seen = (await bandsOf(page)).filter(({ top }) => top < 2800)
    expect.soft(new Set(seen.map(({ ground }) => ground)).size, path).toBeGreaterThanOrEqual(2)
  }
})

test('what is printed stands on white paper, whatever its ground', async ({ page }) => {
  await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, { language: 'fr', salesType: 'B2C' }))
  await page.emulateMedia({ media: 'print' })
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('main, main section[data-ground]')].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return `${backgroundColor} ${color}`
    }),
  )
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255) rgb(0, 0, 0)']))
})

test('what a monthly amount includes, who lets and until when it holds are printed, folded as they are on the screen', async ({
  page,
}) => {
  await page.goto(buildPath('private-lease', {}, { language: 'fr', salesType: 'B2C' }))
  const conditions = page.locator('main [data-conditions]').first()
  await expect(conditions).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(conditions).toBeVisible()
})
