import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { goWithin } from './go-within'
import { carPath, PAGES } from './pages'
import { expectInOrder, rulesInWrongOrder } from './rule-order'
import { mostStylesAtOnce } from './style-counts'
import { test } from './test'

/** The server's style sheet stays, and what comes later stands after it (docs/decisions/0006-first-load-size-and-hydration.md). */

const DUTCH = { language: 'nl', salesType: 'B2C' } as const
const HOMEPAGE = buildPath('homepage', {}, DUTCH)
const CAR = carPath(DUTCH)

const paths = PAGES.map(([name, params, salesType]) => buildPath(name, params as never, { language: 'nl', salesType }))

test('a component made from another keeps its own declarations on every page of one visit, whatever was shown before', async ({
  page,
}) => {
  await page.goto(HOMEPAGE)
  await page.keyboard.press('Shift')
  for (const path of [CAR, ...paths]) {
    // Where the address in the other language leads.
    const { pathname, search } = new URL((await page.request.get(path)).url())
    await goWithin(page, pathname + search)
    await page.waitForLoadState('networkidle')
    await expectInOrder(page)
  }
})

test('a later rule that would come before a refined one is found', async ({ page }) => {
  await page.goto(HOMEPAGE)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i class="base refined">.</i>')
    const planted = document.head.appendChild(document.createElement('style')).sheet
    planted?.insertRule('.refined { color: red }', 0)
    planted?.insertRule('.base { color: blue }', 1)
  })
  expect((await rulesInWrongOrder(page)).wrong).toEqual(['.base over .refined:  color'])
})

test('neither the start of a page nor a notice makes the browser work out the styles of the whole page', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await page.goto(HOMEPAGE, { waitUntil: 'load' })
  const most = await mostStylesAtOnce(browser, async () => {
    await expect(page.locator('aside[data-print=hide]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
  await page.close()
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(200)
})
