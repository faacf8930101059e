import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { hide, listen, untilMeasured } from './field-listener'
import { untilHydrated } from './page-checks'
import { test } from './test'

/** What a browser says by itself: how fast a page was, and what went wrong in it. */

const french = { language: 'fr', salesType: 'B2C' } as const
const FIELD = '**/api/field'

test('a visit is measured: when it ends, four figures go to the site, by route and not by address', async ({
  page,
}) => {
  const said = await listen(page, { isMeasured: true })
  await page.goto(`${buildPath('models.carline', { carline_code: 'BORN' }, french)}?email=zoe@example.be`)
  await untilHydrated(page)
  await untilMeasured(page)
  await page.locator('main summary, main button').first().click()
  const answered = page.waitForResponse(FIELD)
  await hide(page)
  expect((await answered).status()).toBe(204)
  await expect.poll(() => said).toHaveLength(1)
  const [report] = said
  expect(report).toMatchObject({ route: 'models.carline', language: 'fr', sales_type: 'B2C', device: 'desktop' })
  expect(report?.figures.map(({ vital }) => vital).sort()).toEqual(expect.arrayContaining(['CLS', 'LCP', 'TTFB']))
  expect(JSON.stringify(said)).not.toMatch(/zoe|born/i)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(said).toHaveLength(1)
  expect(await page.context().cookies()).toEqual([])
})

test('who has refused is not measured, and a page in which nothing goes wrong says nothing', async ({ page }) => {
  const said = await listen(page)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  await page.goto('/nl')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(said).toEqual([])
})

test('what goes wrong is told: before there is code, later, in a promise, and each once', async ({ page }) => {
  const said = await listen(page)
  const answered = page.waitForResponse(FIELD)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new TypeError('early: "Zoé Peeters" is not a function')
    }),
  )
  await page.goto('/nl/contact')
  expect((await answered).status()).toBe(204)
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toMatchObject({
    route: 'contact',
    faults: [{ kind: 'error', message: 'TypeError: early: <text> is not a function' }],
  })
  const again = page.waitForResponse(FIELD)
  await page.evaluate(() => {
    void Promise.reject(new Error('nobody has caught it'))
    for (let i = 0; i < 5; i += 1) setTimeout(() => Promise.reject(new Error('nobody has caught it')))
  })
  expect((await again).status()).toBe(204)
  await expect.poll(() => said).toHaveLength(2)
  expect(said[1]?.faults).toEqual([{ kind: 'promise', message: 'Error: nobody has caught it' }])
})

test('code that could not be had is told by the script’s name', async ({ page }) => {
  const said = await listen(page)
  let isFetchedAhead = false
  page.on('request', (request) => {
    isFetchedAhead ||= request.url().includes('/_next/data/')
  })
  await page.goto('/nl')
  await untilHydrated(page)
  const link = (name: string) => page.locator('header').getByRole('link', { name, exact: true }).first()
  // The code that fetches pages ahead comes after the others, and may be asked for when the network has been idle already.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link('Stockwagens').hover()
    expect(isFetchedAhead).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const answered = page.waitForResponse(FIELD)
  await link('Contact').hover()
  expect((await answered).status()).toBe(204)
  await expect.poll(() => said).not.toHaveLength(0)
  expect(said[0]?.faults[0]).toMatchObject({ kind: 'code', at: expect.stringMatching(/^\/_next\/static\/chunks\//) })
})

test('a page that no code takes over says so after eight seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const asked = page.waitForRequest(FIELD)
  const answered = page.waitForResponse(FIELD)
  await page.goto('/nl', { waitUntil: 'load' })
  await page.clock.fastForward(8_500)
  expect((await asked).method()).toBe('POST')
  expect((await answered).status()).toBe(204)
})
