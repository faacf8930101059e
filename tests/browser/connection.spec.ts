import { expect, type Page, type Route } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** A visitor whose connection is gone, wrong about itself, or a hotel's: a press never costs the page that is being read. */

const dutch = { language: 'nl', salesType: 'B2C' } as const
const STOCK = buildPath('stock', {}, dutch)
const CONTACT = buildPath('contact', {}, dutch)
const DATA = '**/_next/data/**'
const LIVE = '**/api/health/live'
const HTML = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Log in</html>' })

const contactLink = (page: Page) => page.locator(`footer a[href="${CONTACT}"]`).first()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'De pagina kon niet openen' })

async function open(page: Page) {
  await page.goto(STOCK)
  await page.waitForLoadState('networkidle')
  // What keeps the page comes with what lies over it.
  await page.locator('[role="status"][data-at-bottom]').waitFor({ state: 'attached' })
  await contactLink(page).scrollIntoViewIfNeeded()
}

/** It is the page of before, whole, with its own address. */
async function expectKept(page: Page) {
  await expect(notice(page)).toBeVisible({ timeout: 30_000 })
  expect(new URL(page.url()).pathname).toBe(STOCK)
  await expect(page.locator('main h1')).toBeVisible()
}

test('without a connection a press keeps the page, says so, and works again with it', async ({ page, context }) => {
  await open(page)
  await context.setOffline(true)
  await contactLink(page).click()
  await expectKept(page)
  await context.setOffline(false)
  await contactLink(page).click()
  await page.waitForURL(`**${CONTACT}`)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('nor is the page lost to a press that comes before any code, or before the code that keeps it', async ({
  page,
  context,
}) => {
  const offline = page.getByRole('alert').filter({ hasText: 'Je bent offline' })
  // No code comes: the connection is gone as soon as the page is there.
  await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'))
  await page.goto(STOCK)
  await context.setOffline(true)
  await contactLink(page).click()
  await expect(offline).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(STOCK)
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await contactLink(page).click()
  await page.waitForURL(`**${CONTACT}`)
  await page.unroute('**/_next/static/chunks/**')

  // The app is there, and what keeps a page is not yet: it comes with the late parts that lie over the page.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(STOCK)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await context.setOffline(true)
  await contactLink(page).click()
  await expect(offline).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(STOCK)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a form that is sent without a connection, before there is code, stays with what was typed', async ({
  page,
  context,
}) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'))
  await page.goto(buildPath('message', { message_kind: 'contact' }, dutch))
  const field = page.locator('main textarea').first()
  await field.fill('Past een fietsenrek?')
  await context.setOffline(true)
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
    form.requestSubmit()
  })
  await expect(page.getByRole('alert').filter({ hasText: 'Je bent offline' })).toBeVisible()
  await expect(field).toHaveValue('Past een fietsenrek?')
})

test('a browser that is wrong about its connection is not believed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await open(page)
  await contactLink(page).click()
  await page.waitForURL(`**${CONTACT}`)
  await page.goto(`${STOCK}?carline=BORN&page=2`)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('a hotel’s page in the place of the data keeps the page that is read', async ({ page }) => {
  await open(page)
  await page.route(DATA, HTML)
  await page.route(LIVE, HTML)
  await contactLink(page).click()
  await expectKept(page)
})

test('where only the data are spoilt, the page is loaded whole', async ({ page }) => {
  await open(page)
  await page.route(DATA, HTML)
  const loaded = page.waitForEvent('load')
  await contactLink(page).click()
  await loaded
  expect(new URL(page.url()).pathname).toBe(CONTACT)
  await expect(page.locator('main h1')).toBeVisible()
})

test('data that hang end by themselves, and the page is loaded whole', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.route(DATA, () => {})
  const loaded = page.waitForEvent('load', { timeout: 30_000 })
  await contactLink(page).click()
  // The seconds that the app waits are the page's own.
  await expect(async () => {
    await page.clock.fastForward(1_000)
    expect(new URL(page.url()).pathname).toBe(CONTACT)
  }).toPass({ intervals: [50] })
  await loaded
})

for (const [what, spoil] of [
  ['HTML in the place of its code', (route: Route) => HTML(route)],
  ['code that hangs', () => {}],
] as const) {
  test(`a new page with ${what} comes whole, or is told of`, async ({ page }) => {
    await open(page)
    await page.route('**/_next/static/chunks/**', spoil)
    await contactLink(page).click()
    await page.waitForURL(`**${CONTACT}`)
    await page.unroute('**/_next/static/chunks/**')
    await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('main')).toContainText('Contact')
  })
}
