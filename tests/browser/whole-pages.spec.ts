import { expect, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { carPath, PAGES } from './pages'
import { readThrough } from './read-through'
import { expectInOrder } from './rule-order'

/** One page of each kind, read to its end, when all of its code is there. */

const DUTCH = { language: 'nl', salesType: 'B2C' } as const
const CAR = carPath(DUTCH)

/** What the address asks of a stored page is the browser's to find: it draws what is left. */
const isFiltered = (params: object) => 'motorisation' in params

const pages = PAGES.map(([name, params, salesType]) => ({
  path: buildPath(name, params as never, { language: 'nl', salesType }),
  isHydratedAsSent: !isFiltered(params),
}))

for (const { path, isHydratedAsSent } of [...pages, { path: CAR, isHydratedAsSent: false }]) {
  test(`what was sent is hydrated and not replaced, and each rule is in its order: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      const held = 'a, button, details, input, select, textarea, h1, h2, h3, [tabindex]'
      Object.assign(window, { served: [...document.querySelectorAll(`main :is(${held})`)] })
    })
    await page.keyboard.press('Shift')
    await untilHydrated(page)
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    const replaced = await page.evaluate(() => {
      const { served } = window as unknown as { served: Element[] }
      return served.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200))
    })
    // Where a document has no room for the form of the taxes, a link to their page stands in its place (CarCosts).
    const wrong = replaced.filter((html) => !/href="[^"]*\/kosten\//.test(html))
    if (isHydratedAsSent) expect.soft(wrong).toEqual([])
    await expectInOrder(page)
  })
}
