import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { untilHydrated } from './page-checks'
import { test } from './test'

/** The shell, where a real browser is needed: focus, clicks outside, navigation in place, no scripts. */

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const burger = (page: Page) => page.locator('header details').first().locator('> summary')
const panel = (page: Page) => page.locator('[data-menu-panel]')
const field = (page: Page) => page.getByRole('searchbox')

async function openMenu(page: Page) {
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
}

/** What the page says while it lives: hydration that differs, a forbidden style, a missing file. */
function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      noise.push(`${message.text()} ${message.location().url}`)
    }
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return noise
}

/** A mark that a page loaded anew would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Once React has taken the page over; what was sent by the server stays as it was. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

test('the menu and the footer are the server’s own elements, untouched by the script', async ({ page }) => {
  const noise = listen(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        sent: [document.querySelector('[data-menu-panel] a'), document.querySelector('footer')],
      })
    })
  })
  await open(page, '/nl/co2')
  const isKept = await page.evaluate(() => {
    const { sent } = window as unknown as { sent: Element[] }
    return sent.every((element) => element?.isConnected)
  })
  expect(isKept).toBe(true)
  expect(noise).toEqual([])
})

test('the menu closes on Escape and on a click outside, and gives the focus back', async ({ page }) => {
  await open(page, '/fr/co2')
  await openMenu(page)
  await panel(page).getByRole('link', { name: 'Formentor', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 2600 })
  await openMenu(page)
  await page.mouse.click(20, 2550)
  await expect(panel(page)).toBeHidden()
})

test('the open menu keeps the focus: after its last stop come the switches above it, then its button', async ({
  page,
}) => {
  await open(page, '/fr/co2')
  await openMenu(page)
  const business = page.locator('header').getByRole('link', { name: 'Professionnel' })
  await business.focus()
  await page.keyboard.press('Shift+Tab')
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(business).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(burger(page)).toBeFocused()
})

test('the rows and sections of the menu open and close independently on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/nl/co2')
  await openMenu(page)
  const sections = panel(page).locator('details')
  await expect(sections).toHaveCount(15)
  const states = () => sections.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
  const press = (index: number) => sections.nth(index).locator('> summary').click()
  const areOpen = async () => (await states()).flatMap((isOpen, index) => (isOpen ? [index] : []))
  expect(await areOpen()).toEqual([])
  await press(12)
  await press(0)
  await press(2)
  expect(await areOpen()).toEqual([0, 2, 12])
  await press(0)
  expect(await areOpen()).toEqual([2, 12])
})

test('on a wide screen the families are tabs, chosen by a click or by the arrows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/nl/co2')
  await openMenu(page)
  const tabs = panel(page).getByRole('tab')
  const card = (name: string) => panel(page).getByRole('article').filter({ hasText: name }).first()
  await expect(panel(page).getByRole('tabpanel')).toHaveCount(1)
  await expect(card('Formentor')).toBeVisible()
  await expect(card('Tavascan')).toBeHidden()
  await tabs.nth(1).click()
  await expect(card('Formentor')).toBeHidden()
  await expect(card('Tavascan').getByRole('link', { name: 'Samenstellen' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(0)).toBeFocused()
  await expect(card('Formentor')).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(panel(page).getByRole('tablist')).toBeHidden()
  await panel(page).locator('summary', { hasText: 'Tavascan' }).click()
  await expect(card('Tavascan')).toBeVisible()
  await expect(card('Tavascan').getByRole('link', { name: 'Samenstellen' })).toBeVisible()
})

test('tabs of the menu still work after the language was changed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/nl/co2')
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/co2')
  await expect(panel(page)).toContainText('Tous les modèles')
  await openMenu(page)
  await panel(page).getByRole('tab', { name: '100 % électriques' }).click()
  await expect(panel(page).getByRole('article').filter({ hasText: 'Tavascan' }).first()).toBeVisible()
})

test('the links of the menu and of the footer lead on in the same document, and the menu closes', async ({ page }) => {
  const noise = listen(page)
  await open(page, '/nl/co2')
  await mark(page)
  await openMenu(page)
  await panel(page).getByRole('link', { name: 'Financiering', exact: true }).click()
  await page.waitForURL('**/nl/financiering')
  await expect(panel(page)).toBeHidden()
  await page.locator('footer').getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.waitForURL('**/nl/privacy-policy')
  expect(await isSameDocument(page)).toBe(true)
  expect(noise).toEqual([])
})

test('the language switch changes the menu and the footer too, in the same document', async ({ page }) => {
  const noise = listen(page)
  await open(page, '/nl/co2?x=1')
  await mark(page)
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/co2?x=1')
  await expect(page.locator('footer')).toContainText('Questions fréquentes')
  await expect(page.locator('footer')).not.toContainText('Veelgestelde')
  await openMenu(page)
  await expect(panel(page).getByRole('link', { name: 'Tous les modèles' }).first()).toBeVisible()
  await expect(panel(page)).not.toContainText('Alle modellen')
  expect(await isSameDocument(page)).toBe(true)
  expect(noise).toEqual([])
})

test('the sales-type switch changes every address of the menu and of the footer, without scrolling', async ({
  page,
}) => {
  await open(page, '/nl/co2')
  await mark(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // What is read stays where it is, however long the words above it are for the other buyer.
  const seen = async () =>
    Math.round((await page.getByRole('heading', { name: 'Hoe de WLTP-procedure meet' }).boundingBox())?.y ?? 0)
  const place = await seen()
  await page.locator('header').getByRole('link', { name: 'Professioneel' }).dispatchEvent('click')
  await page.waitForURL('**/nl/professioneel/co2')
  const hrefs = () =>
    page
      .locator('[data-menu-panel] a[href^="/nl"], footer a[href^="/nl"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await expect.poll(async () => (await hrefs()).filter((href) => !href.startsWith('/nl/professioneel'))).toEqual([])
  expect((await hrefs()).length).toBeGreaterThan(50)
  expect(await seen()).toBe(place)
  await expect(page.locator('header').getByText('professioneel', { exact: true })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('the search in the menu', () => {
  test('asks for its index when the menu is opened, and for nothing before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()))
    await open(page, '/fr/co2')
    expect(asked).toEqual([])
    await openMenu(page)
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toContain('language=fr&sales_type=B2C')
  })

  test('finds despite a typing mistake, and is used by the keyboard alone', async ({ page }) => {
    await open(page, '/nl/co2')
    await mark(page)
    await openMenu(page)
    await field(page).fill('fromentor')
    const first = panel(page).locator('[data-found]').first()
    await expect(first).toHaveText(/^Formentor/)
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/nl/modellen/formentor')
    await expect(panel(page)).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
    await openMenu(page)
    await expect(field(page)).toHaveValue('')
  })

  test('Escape empties the field first, then closes the menu', async ({ page }) => {
    await open(page, '/nl/co2')
    await openMenu(page)
    await field(page).fill('lease')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })

  for (const width of [360, 1280]) {
    test(`is accessible, found or not, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/fr/professionnel/co2')
      await openMenu(page)
      await page.evaluate(AXE)
      const violations = () =>
        page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof axeCore }
          const { violations: found } = await axe.run('header', { resultTypes: ['violations'] })
          return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
        })
      expect(await violations()).toEqual([])
      await field(page).fill('recharge')
      await expect(panel(page).locator('[data-found]').first()).toBeVisible()
      expect(await violations()).toEqual([])
      await field(page).fill('xqzwv')
      await expect(panel(page)).toContainText('Rien ne correspond')
      expect(await violations()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  }
})

test('neither opening the menu nor scrolling below the sticky header shifts anything', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/nl/co2')
  await openMenu(page)
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const top = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThan(0)
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  )
  expect(sum).toBeLessThanOrEqual(0.02)
})

test('on paper there is no menu, no switch and no list of links', async ({ page }) => {
  await open(page, '/nl/co2')
  await page.emulateMedia({ media: 'print' })
  await expect(burger(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Français' })).toBeHidden()
  await expect(page.locator('footer').getByRole('link', { name: 'Privacy', exact: true })).toBeHidden()
  await expect(page.locator('main h1')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, has its models and links, and nothing that could not be used', async ({ page }) => {
    await page.goto('/nl/professioneel/co2')
    await burger(page).click()
    // The families are one below the other: tabs could not be chosen.
    await expect(panel(page).getByRole('tab')).toHaveCount(0)
    await expect(panel(page).getByRole('link', { name: 'Tavascan', exact: true })).toBeVisible()
    await expect(panel(page).getByRole('searchbox')).toHaveCount(0)
    await panel(page).getByRole('link', { name: 'Financiering', exact: true }).click()
    await page.waitForURL('**/nl/professioneel/financiering')
    await expect(page.locator('footer').getByRole('link', { name: 'Privacy', exact: true })).toBeVisible()
  })
})
