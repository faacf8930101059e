import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { test } from './test'

/** What the frame looks like to those who set their own colours or motion, on paper, between two pages, and at a wrong address. */

const french = { language: 'fr', salesType: 'B2C' } as const
const business = { language: 'fr', salesType: 'B2B' } as const
const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('in colours that the visitor chose, what is chosen in a row stands on a ground of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(buildPath('contact', {}, business))
  await untilHydrated(page)
  const side = 'header [role="group"]'
  expect(await ground(page, `${side} [aria-current]`)).not.toBe(await ground(page, `${side} a`))
  const links = 'header nav li'
  expect(await ground(page, `${links} a[aria-current]`)).not.toBe(await ground(page, `${links} a:not([aria-current])`))
  await page.locator('header details > summary').first().click()
  const tab = '[data-menu-panel] [role="tab"]'
  expect(await ground(page, `${tab}[aria-selected="true"]`)).not.toBe(
    await ground(page, `${tab}[aria-selected="false"]`),
  )
})

test('in colours that the visitor chose, an icon has the colour of its words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(buildPath('faq', {}, french))
  const summary = page.locator('main details > summary').first()
  const colors = await summary.evaluate((element) => {
    const icon = element.querySelector('svg')
    return [getComputedStyle(element).color, icon && getComputedStyle(icon).color]
  })
  expect(colors[1]).toBe(colors[0])
})

test('in colours that the visitor chose, the paints among the filters of the stock are the paints still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(buildPath('stock', {}, french))
  const paints = page.locator('main a > i')
  await expect(paints.first()).toBeAttached()
  const grounds = await paints.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(grounds).size).toBe(grounds.length)
})

test('places in a page are scrolled to smoothly, and at once for those who want no motion', async ({ page }) => {
  await page.goto(buildPath('faq', {}, french))
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behavior()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behavior()).toBe('auto')
})

test('from one page to the next there is never a frame without a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(buildPath('contact', {}, french))
  await untilHydrated(page)
  await page.evaluate(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    const look = () => {
      titles.push(document.querySelector('main h1')?.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('header').getByRole('link', { name: 'Tous les modèles', exact: true }).first().click()
  await page.waitForURL(`**${buildPath('models', {}, french)}`)
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.waitForURL(`**${buildPath('contact', {}, french)}`)
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => title === '')).toEqual([])
})

test('on wide paper the words of the page that is not there stand below its car', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/fr/modles')
  const picture = await page.locator('main img').first().boundingBox()
  const title = await page.locator('main h1').boundingBox()
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
})

test('the header stays in view with both switches, and leaves with the page where the window is low', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(buildPath('faq', {}, french))
  await page.evaluate(() => scrollTo(0, 900))
  const header = page.locator('header').first()
  for (const name of [/retour à l’accueil/, 'Professionnel', 'Nederlands'])
    await expect(header.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 400 })
  await expect(header).not.toBeInViewport()
})

test('a wrong address suggests the likeliest page, for the same buyer', async ({ page }) => {
  await page.goto('/fr/professionnel/finacement')
  const nearest = page.getByRole('region', { name: 'Vous cherchiez peut-être' })
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/fr/professionnel/financement')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong address still leads on, beside a car', async ({ page }) => {
    const answer = await page.goto('/fr/modles')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Voir tous les modèles' })).toBeVisible()
    await expect(page.locator('main img')).toBeVisible()
  })
})
