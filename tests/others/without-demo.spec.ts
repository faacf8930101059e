import { expect, type Page, test } from '@playwright/test'
import { translationsIn } from '@tests/translations'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { isIncomplete, isWhole } from '../../scripts/check/test-faults/site.mts'
import { carPath, PAGES, remotePaths } from '../browser/pages'
import { choose, listen, open, service } from './visit'

/** A site without demo/ beside a service of its own: nothing is missing but the car in 3D. */

const dutch = { language: 'nl', salesType: 'B2C' } as const
const { t } = translationsIn('nl')

/** In the place of what is missing. A field keeps an empty one ready. */
const alerts = (page: Page) => page.locator('main').getByRole('alert').filter({ hasText: /\S/ })

test('every kind of page is whole, in both languages, with every answer of the service', async ({ page, request }) => {
  test.setTimeout(300_000)
  for (const language of LANGUAGES) {
    const paths = PAGES.map(([name, params, salesType]) => buildPath(name, params as never, { language, salesType }))
    for (const path of [...paths, ...(await remotePaths(page, language, service))]) {
      const answer = await request.get(path)
      const html = await answer.text()
      expect([path, answer.status(), isWhole(html), isIncomplete(html)]).toEqual([path, 200, true, false])
    }
  }
})

test('every kind of page is quiet in a browser, and says of nothing that it is missing', async ({ page }) => {
  test.setTimeout(600_000)
  const heard = listen(page)
  const paths = PAGES.map(([name, params, salesType], index) =>
    buildPath(name, params as never, { language: LANGUAGES[index % 2] ?? 'nl', salesType }),
  )
  for (const path of [...paths, ...(await remotePaths(page, 'nl', service))]) {
    await open(page, path)
    expect([path, await alerts(page).count(), heard.noise]).toEqual([path, 0, []])
  }
  expect(heard.calls.length).toBeGreaterThan(0)
})

test('the configurator takes a choice of wheels, and the price is the service’s', async ({ page }) => {
  const heard = listen(page)
  await open(page, carPath(dutch))
  const id = decodeURIComponent(page.url().split('/conf/')[1] ?? '')
  const query = new URLSearchParams({ lang: 'nl', sales_type: 'B2C' })
  const choices = await page.request.get(`${service}/v1/car-configurator/choices/${id}?${query}`)
  const { categories } = await choices.json()
  const wheel = categories
    .find(({ code }: { code: string }) => code === 'wheels')
    .choices.find(
      ({ state, price_delta }: { state: string; price_delta: { incl: number } }) =>
        state === 'available' && price_delta.incl > 0,
    )
  await choose(page, wheel.code, wheel.price_delta.incl)
  await expect(page.locator(`[data-choice="${wheel.code}"] [aria-current="true"]`)).toBeVisible()
  expect(heard.noise).toEqual([])
  expect(heard.calls.length).toBeGreaterThan(0)
})

test('a live car is not offered without a model', async ({ page }) => {
  const heard = listen(page)
  await open(page, carPath(dutch))
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: t('preview-configurator:live.start') })).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(heard.noise).toEqual([])
})

test('the stock is filtered, a car of it is opened, and its sheet is a PDF', async ({ page }) => {
  const heard = listen(page)
  await open(page, buildPath('stock', {}, dutch))
  const status = page.locator('main').getByRole('status').first()
  const all = await status.textContent()
  await page.locator('main aside a[href*="fuel_type=ELECTRIC"]').click()
  await expect(page.locator('main aside a[aria-current="true"]').first()).toContainText(t('type:fuel.ELECTRIC'))
  await expect.poll(() => status.textContent()).not.toBe(all)
  const title = (await page.locator('main article h2').first().textContent()) ?? ''
  await page.locator('main article h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(alerts(page)).toHaveCount(0)
  const sheet = await page.locator('a[href^="/api/vehicle-sheet"]').first().getAttribute('href')
  const paper = await page.request.get(sheet ?? '')
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(heard.noise).toEqual([])
  expect(heard.calls.length).toBeGreaterThan(0)
})
