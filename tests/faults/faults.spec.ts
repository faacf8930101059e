import { expect, type Page, test } from '@playwright/test'
import { untilHydrated } from '@tests/browser/page-checks'
import { pagesThatAsk, remotePaths } from '@tests/browser/pages'
import { BACKEND, openWithoutData, RETRY } from '@tests/browser/without-data'
import { FAULTS, type Fault, FaultyService } from '../../scripts/check/test-faults/faulty-service.mts'

/** Each fault in every call that a page makes in the browser: a message and another try within 8 seconds, and it heals. */

const AUDIENCE = { language: 'fr', salesType: 'B2C' } as const
/** Milliseconds: 8 seconds, and what a busy machine takes to draw. */
const TOLD_WITHIN = 12_000
const all: readonly (Fault | 'refused')[] = ['refused', ...FAULTS]

let service: FaultyService

test.beforeEach(async () => {
  service = new FaultyService()
  await service.listen()
})

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await service.refuse()
})

/** The page's calls go to a service with this fault. */
async function breakCalls(page: Page, fault: Fault | 'refused'): Promise<() => number> {
  let met = 0
  const { url } = service
  if (fault === 'refused') await service.refuse()
  else
    service.faulty = new Map(service.callNames.filter((name) => name !== 'feature-flags').map((name) => [name, fault]))
  await page.route(BACKEND, (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname.endsWith('/feature-flags')) return route.continue()
    met += 1
    return route.continue({ url: `${url}${pathname.replace('/api/backend', '')}${search}` })
  })
  return () => met
}

const heal = (page: Page) => page.route(BACKEND, (route) => route.continue())

async function isToldAndHeals(page: Page, met: () => number) {
  const main = page.locator('main')
  const retry = main.getByRole('button', { name: RETRY }).first()
  await expect(retry).toBeVisible({ timeout: TOLD_WITHIN })
  expect(met(), 'the fault was met').toBeGreaterThan(0)
  await expect(main.locator('h1')).toHaveCount(1)
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page.locator('footer').first()).toBeAttached()
  await heal(page)
  // A try that fails moves the button; the last one heals.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(retry).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
}

for (const fault of all) {
  for (const [name, path] of pagesThatAsk(AUDIENCE)) {
    test(`${fault}: ${name}`, async ({ page }) => {
      const met = await breakCalls(page, fault)
      await openWithoutData(page, path)
      await isToldAndHeals(page, met)
    })
  }

  test(`${fault}: a configuration, an offer and a car in stock`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const path of await remotePaths(page, 'fr')) {
      const met = await breakCalls(page, fault)
      await openWithoutData(page, path)
      await isToldAndHeals(page, met)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (fault === 'refused') await service.listen()
    }
  })

  test(`${fault}: a choice in a healthy configurator`, async ({ page }) => {
    const [path = ''] = await remotePaths(page, 'fr')
    await page.goto(path)
    await untilHydrated(page)
    const before = await page.locator('[data-total]').getAttribute('data-total')
    const met = await breakCalls(page, fault)
    const tile = page.locator('[data-step="wheels"] [data-choice]:not(:has(a[aria-current]))').first()
    const choice = page.locator(`[data-choice="${await tile.getAttribute('data-choice')}"] a`).first()
    await choice.click()
    await isToldAndHeals(page, met)
    await expect(choice).toHaveAttribute('aria-current', 'true')
    expect(await page.locator('[data-total]').getAttribute('data-total')).not.toBe(before)
  })
}
