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

test('what is folded on the screen is on the paper: an answer, the data of a car; a list that opens over cars is not', async ({
  page,
}) => {
  const audience = { language: 'nl', salesType: 'B2C' } as const
  await page.goto(buildPath('faq', {}, audience))
  const answers = page.locator('main details:not([open]) > div')
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.locator('main summary > svg').first()).toBeHidden()
  await page.goto(buildPath('stock', {}, audience))
  const twins = page.locator('main li details > ul')
  await expect(twins.first()).toBeAttached()
  for (const list of await twins.all()) await expect(list).toBeHidden()
})
