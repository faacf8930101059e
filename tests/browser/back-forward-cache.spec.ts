import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { test } from './test'

/** The headless shell has no back-forward cache, and Playwright switches that of the whole browser off. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

const french = { language: 'fr', salesType: 'B2C' } as const

test('a page comes back as it was left, and answers', async ({ page }) => {
  await page.goto(buildPath('faq', {}, french))
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').fill('borne')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d+ réponse/)
  await page.evaluate(() => {
    Object.assign(window, { returns: [] as boolean[] })
    addEventListener('pageshow', (event) => (window as unknown as { returns: boolean[] }).returns.push(event.persisted))
  })
  await page.goto('/robots.txt')
  // A page from the cache fires no second load event.
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => (window as unknown as { returns?: boolean[] }).returns)).toEqual([true])
  await expect(page.getByRole('searchbox')).toHaveValue('borne')
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/Aucune réponse/)
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page.locator('main h1')).toHaveText(/Appelez, écrivez ou passez nous voir/)
})
