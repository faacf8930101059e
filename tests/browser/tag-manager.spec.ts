import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import type { ConsentCategory } from '@/config/consent.mjs'
import { CONSENT_KEY } from '@/config/consent.mjs'
import { PAGE_HIDDEN_MAX_MS } from '@/config/constants'
import { buildPath } from '@/routing/build-path'
import { serveForTests } from '../../scripts/lib/built-site.mts'
import { freePort } from '../../scripts/lib/run.mjs'
import { test as siteTest } from './test'

/** The same build, started with a container. That is this file's own: it says what it was given, and can be slow. */
const test = siteTest.extend<object, { address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const port = await freePort()
      const container = createServer((_, response) => {
        asked += 1
        setTimeout(() => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end('window.containerStarted = true')
        }, delayMs)
      }).listen(port)
      const settings = {
        NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-TEST01',
        NEXT_PUBLIC_TAG_MANAGER_URL: `http://localhost:${port}`,
      }
      const site = await serveForTests(settings)
      await use(site.address)
      await site.stop()
      container.closeAllConnections()
      container.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ address }, use) => use(address),
})
test.describe.configure({ mode: 'serial' })
test.use({ hasAnswered: false })

const french = { language: 'fr', salesType: 'B2C' } as const
let delayMs = 0
let asked = 0

test.beforeEach(() => {
  delayMs = 0
  asked = 0
})

const agree = (page: Page, ...accepted: ConsentCategory[]) =>
  page.addInitScript(
    ([key, record]) => {
      localStorage.setItem('business-type-popup', 'read')
      if (!localStorage.getItem(key)) localStorage.setItem(key, record)
    },
    [CONSENT_KEY, recordOfConsent(...accepted)] as const,
  )

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : Array.from(entry)[0])))
const isHidden = (page: Page) => page.evaluate(() => document.documentElement.style.opacity === '0')

test('without an answer, and after a refusal, the container is not asked for', async ({ page }) => {
  await page.goto(buildPath('homepage', {}, french))
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  expect(await isHidden(page)).toBe(false)
})

test('with consent it starts under the content policy, and hears of pages and clicks', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await agree(page, 'analytics')
  await page.goto(buildPath('homepage', {}, french))
  await page.waitForFunction(() => 'containerStarted' in window)
  expect(await events(page)).toEqual(['consent', 'consent', 'gtm.js', 'page_view'])
  await page.locator('footer').getByRole('link', { name: 'Contact' }).first().click()
  await page.waitForURL(`**${buildPath('contact', {}, french)}`)
  await expect.poll(() => events(page)).toContain('link_click')
  await expect.poll(async () => (await events(page)).filter((event) => event === 'page_view')).toHaveLength(2)
  expect(refused).toEqual([])
  expect(asked).toBe(1)
})

test('it hears nothing of an address that is the key to a message, and the next page is a document of its own', async ({
  page,
}) => {
  await agree(page, 'analytics', 'marketing')
  const secret = `${buildPath('message.receipt', {}, french)}?m=a-secret-of-the-visitor`
  await page.goto(secret)
  await page.waitForLoadState('networkidle')
  expect(await isHidden(page)).toBe(false)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(asked).toBe(0)

  await page.locator('main').getByRole('link').first().click()
  await page.waitForFunction(() => 'containerStarted' in window)
  const told = await page.evaluate(() =>
    JSON.stringify([
      document.referrer,
      performance.getEntriesByType('navigation').map(({ name }) => name),
      performance.getEntriesByType('resource').map(({ name }) => name),
      Array.from(window.dataLayer ?? [], (entry) => Object.values(entry)),
    ]),
  )
  expect(told).not.toContain('a-secret-of-the-visitor')
})

test('the page waits for it, hidden, and shows when it has come', async ({ page }) => {
  delayMs = 1_500
  await agree(page, 'marketing')
  await page.goto(buildPath('contact', {}, french), { waitUntil: 'commit' })
  await expect.poll(() => isHidden(page)).toBe(true)
  await page.waitForFunction(() => 'containerStarted' in window)
  await expect.poll(() => isHidden(page)).toBe(false)
})

test('the page waits no longer than the specification allows', async ({ page }) => {
  delayMs = 20_000
  await agree(page, 'marketing')
  await page.goto(buildPath('contact', {}, french), { waitUntil: 'commit' })
  await expect.poll(() => isHidden(page)).toBe(true)
  await expect.poll(() => isHidden(page), { timeout: PAGE_HIDDEN_MAX_MS + 2_000 }).toBe(false)
  expect(await page.evaluate(() => performance.now())).toBeLessThan(PAGE_HIDDEN_MAX_MS + 3_000)
})

test('withdrawn, it is gone with the next page, which comes at once', async ({ page }) => {
  await agree(page, 'analytics')
  await page.goto(buildPath('contact', {}, french))
  await page.waitForFunction(() => 'containerStarted' in window)
  await page.locator('footer').getByRole('link', { name: 'Gérer les cookies', exact: true }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click()
  await reloaded
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
