import { expect, type Page, type Route } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { gate, networkReturns } from './network'
import { isHydrated, isShownInTime, untilHydrated } from './page-checks'
import { carPath } from './pages'
import { test } from './test'

/** Parts of a page that the server sent and whose code comes later: nothing that the visitor did to them is lost. */

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2C' } as const
const CODE = '**/_next/static/chunks/**'

/** Loads the page with the scripts of its first screen, and answers all later ones as told. */
async function openWith(page: Page, path: string, later: (route: Route) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(path)
  await untilHydrated(page)
  await page.route(CODE, later)
}

const FIELD = 'Code postal ou localité'

test('a search that is sent before its code is there is carried out once it is', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, buildPath('contact', {}, french), hold)
  const field = page.getByLabel(FIELD)
  await field.fill('9000')
  await field.press('Enter')
  expect(await isHydrated(page, '#dealers input')).toBe(false)
  open()
  await expect(page.locator('#dealers').getByRole('status')).toHaveText(/9000 Gand/)
  await expect(field).toHaveValue('9000')
})

test('a search whose code cannot be had is answered by a message, asked for again and carried out', async ({
  page,
}) => {
  await openWith(page, buildPath('contact', {}, french), (route) => route.abort())
  const field = page.getByLabel(FIELD)
  await field.fill('9000')
  await field.press('Enter')
  const notice = page.locator('#code-problem')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('Ce que vous avez saisi est toujours là')
  await expect(field).toHaveValue('9000')
  await page.unroute(CODE)
  await field.press('Enter')
  await expect(page.locator('#dealers').getByRole('status')).toHaveText(/9000 Gand/)
  await expect(notice).toBeHidden()
})

test('code that could not be had is asked for again at the next approach', async ({ page }) => {
  let failures = 0
  await openWith(page, buildPath('contact', {}, french), async (route) => {
    failures += 1
    await route.abort()
  })
  const scroll = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to)
  await page.locator('#dealers').scrollIntoViewIfNeeded()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await page.unroute(CODE)
  await scroll(0)
  await page.locator('#dealers').scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page, '#dealers input')).toBe(true)
  await expect(page.locator('#code-problem')).toBeHidden()
})

test('code that could not be had is asked for again when the network is back', async ({ page }) => {
  let failures = 0
  await openWith(page, buildPath('contact', {}, french), async (route) => {
    failures += 1
    await route.abort()
  })
  await page.getByLabel(FIELD).focus()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await page.unroute(CODE)
  await networkReturns(page)
  await expect.poll(() => isHydrated(page, '#dealers input')).toBe(true)
})

test('a carousel stays where it was pushed, and its buttons know the place', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, buildPath('adn', {}, french), hold)
  const carousel = page.locator('main section:has(> ul[tabindex])').first()
  const track = carousel.locator('ul').first()
  await track.scrollIntoViewIfNeeded()
  await track.evaluate((element) => element.scrollTo({ left: 760, behavior: 'instant' }))
  const before = await track.evaluate((element) => element.scrollLeft)
  expect(before).toBeGreaterThan(300)
  open()
  const previous = carousel.locator('button').first()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  expect(await track.evaluate((element) => element.scrollLeft)).toBe(before)
  await previous.click()
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeLessThan(before)
})

test('focus, selected text and what was typed stay when a part is hydrated', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, buildPath('contact', {}, dutch), hold)
  const field = page.getByLabel('Postcode of gemeente')
  await field.fill('Antwerpen')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5))
  open()
  await expect.poll(() => isHydrated(page, '#dealers input')).toBe(true)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Antwerpen')
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([2, 5])
})

test('selected words of a part stay selected when it is hydrated', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, buildPath('contact', {}, french), hold)
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await page.locator('#dealers h2').evaluate((heading) => getSelection()?.selectAllChildren(heading))
  const before = await selected()
  expect(before).toBeTruthy()
  await page.getByLabel(FIELD).evaluate((input) => input.dispatchEvent(new Event('focusin', { bubbles: true })))
  open()
  await expect.poll(() => isHydrated(page, '#dealers input')).toBe(true)
  expect(await selected()).toBe(before)
})

test('a slider stays where it was put, and a box as it was left', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, buildPath('category', { category: 'electric' }, french), hold)
  const box = page.locator('main input[type="checkbox"]').first()
  const wasChecked = await box.isChecked()
  await box.setChecked(!wasChecked, { force: true })
  const slider = page.locator('main input[type="range"]').first()
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  const before = await slider.inputValue()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const moved = await slider.inputValue()
  expect(moved).not.toBe(before)
  open()
  await expect.poll(() => isHydrated(page, 'main input[type="range"]')).toBe(true)
  await expect(slider).toHaveValue(moved)
  await expect(slider).toBeFocused()
  await expect.poll(() => isHydrated(page, 'main input[type="checkbox"]')).toBe(true)
  await expect(box).toBeChecked({ checked: !wasChecked })
})

test('a section that was opened before it was hydrated stays open', async ({ page }) => {
  const { open, hold } = gate()
  await openWith(page, carPath(dutch), hold)
  const section = page.locator('#summary details', { hasText: 'Technische gegevens' })
  const wasOpen = (await section.getAttribute('open')) !== null
  await section.locator('summary').click()
  await expect(section).toHaveJSProperty('open', !wasOpen)
  open()
  await expect.poll(() => isHydrated(page, '#summary details')).toBe(true)
  await expect(section).toHaveJSProperty('open', !wasOpen)
})

const BROKEN: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' })],
  ['an empty body', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['500', (route) => route.fulfill({ status: 500, body: 'error' })],
]

for (const [what, answer] of BROKEN) {
  test(`code that answers ${what} is a failure like any other: told, and mended by the next try`, async ({ page }) => {
    await openWith(page, buildPath('contact', {}, french), answer)
    const field = page.getByLabel(FIELD)
    await field.fill('9000')
    await field.press('Enter')
    await expect(page.locator('#code-problem')).toBeVisible()
    await expect(field).toHaveValue('9000')
    await page.unroute(CODE)
    await field.press('Enter')
    await expect(page.locator('#dealers').getByRole('status')).toHaveText(/9000 Gand/)
  })
}

test('code that hangs is told of, and nothing of the page is taken away', async ({ page }) => {
  const { open, hold } = gate()
  await page.clock.install()
  await openWith(page, buildPath('contact', {}, french), hold)
  await page.getByLabel(FIELD).fill('9000')
  await page.getByLabel(FIELD).press('Enter')
  await isShownInTime(page, page.locator('#code-problem'))
  await expect(page.getByLabel(FIELD)).toHaveValue('9000')
  open()
  await expect(page.locator('#dealers').getByRole('status')).toHaveText(/9000 Gand/)
  await expect(page.locator('#code-problem')).toBeHidden()
})
