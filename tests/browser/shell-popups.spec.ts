import { expect, type Page } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import { CONSENT_KEY } from '@/config/consent.mjs'
import { buildPath } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { gate } from './network'
import { isHydrated, untilHydrated } from './page-checks'
import { test } from './test'

/** What lies over the page after the question of consent, and what moves the focus. */

const french = { language: 'fr', salesType: 'B2C' } as const
const business = { language: 'fr', salesType: 'B2B' } as const

async function start(page: Page, { isAsked }: { isAsked: boolean }) {
  const marks = { [CONSENT_KEY]: recordOfConsent(), ...(!isAsked && { 'business-type-popup': 'read' }) }
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
  }, marks)
}

const question = (page: Page) => page.getByRole('complementary', { name: 'Pour qui cherchez-vous une voiture ?' })

const open = (page: Page, name: RouteName) => page.goto(buildPath(name, {} as never, french))

test.describe('the question of the first visit', () => {
  test.use({ hasAnswered: false })

  test('is at most 600 px wide, leaves the page to be used, and closed is not put again', async ({ page }) => {
    await start(page, { isAsked: true })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    await expect(question(page)).toBeVisible()
    for (const [width, height] of [
      [1280, 800],
      [700, 900],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await question(page).boundingBox())?.width, `${width}`).toBeLessThanOrEqual(600)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // A link of the page under no cloth.
    await page.locator('main').getByRole('link').first().click({ trial: true })
    await question(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await untilHydrated(page)
    await expect(question(page)).toBeHidden()
  })

  test('answered « company » leads to the same page for companies', async ({ page }) => {
    await start(page, { isAsked: true })
    await open(page, 'homepage')
    await question(page).getByRole('link', { name: 'Pour mon entreprise' }).click()
    await expect(page).toHaveURL(new RegExp(`${buildPath('homepage', {}, business)}$`))
    await expect(question(page)).toBeHidden()
  })

  test('is put on the homepage alone, and not on an address for companies', async ({ page }) => {
    await start(page, { isAsked: true })
    const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices?lang=fr&sales_type=B2C')
    const id: string = (await answer.json()).models[0].from_id
    for (const path of [
      buildPath('homepage', {}, business),
      buildPath('car-configurator.conf', { id }, french),
      buildPath('stock', {}, french),
      buildPath('landing-page-2024', {}, french),
    ]) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(question(page), path).toBeHidden()
    }
    // The same visitor, on the page where it may be put.
    await open(page, 'homepage')
    await expect(question(page)).toBeVisible()
  })

  test('is the one interruption of a visit’s first minute; the disclaimer comes with a page after it', async ({
    page,
  }) => {
    await page.clock.install()
    await start(page, { isAsked: true })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    await question(page).getByRole('link', { name: 'Pour moi' }).click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    const disclaimer = page.getByRole('complementary', { name: 'Information sur le crédit' })
    await expect(disclaimer).toBeHidden()
    await page.clock.fastForward('01:01')
    await expect(disclaimer).toBeHidden()
    await page.reload()
    await expect(disclaimer).toBeVisible()
  })

  test('and that of consent can be answered where storage is forbidden', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }
    })
    await open(page, 'homepage')
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await question(page).getByRole('link', { name: 'Pour moi' }).click()
    await expect(question(page)).toBeHidden()
    expect(errors).toEqual([])
  })
})

test.describe('the sales-type switch', () => {
  test('does not scroll, and keeps the focus where it is', async ({ page }) => {
    await start(page, { isAsked: false })
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, 'models')
    await untilHydrated(page)
    // In so low a window the header leaves with the page: a scroll that leaves it in view.
    await page.mouse.wheel(0, 12)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(12)
    // Not by the pointer: it would scroll the link into full view first.
    await page.getByRole('link', { name: 'Professionnel', exact: true }).evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true })
      link.click()
    })
    await expect(page).toHaveURL(new RegExp(`${buildPath('models', {}, business)}$`))
    const current = page.locator('header [aria-current="true"]', { hasText: 'Professionnel' })
    await expect(current).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(12)
  })

  test('on a configuration asks first, gives the focus back on no, and takes the car along on yes', async ({
    page,
  }) => {
    await start(page, { isAsked: false })
    const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices?lang=fr&sales_type=B2C')
    const id: string = (await answer.json()).models[0].from_id
    await page.goto(buildPath('car-configurator.conf', { id }, french))
    const toBusiness = page.getByRole('link', { name: 'Professionnel', exact: true })
    await toBusiness.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await expect(dialog.getByText('HTVA')).toBeVisible()
    await dialog.getByRole('button', { name: 'Non' }).click()
    await expect(dialog).toBeHidden()
    await expect(toBusiness).toBeFocused()
    await toBusiness.click()
    await dialog.getByRole('link', { name: 'Oui' }).click()
    await expect(page).toHaveURL(new RegExp(`${buildPath('car-configurator.conf', { id }, business)}(?:#.*)?$`))
    await expect(page.locator('[data-total]')).toContainText('HTVA')
  })
})

test.describe('the financial disclaimer', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Information sur le crédit' })

  test('offers credit with its warning in a row of at most 8 % of the window, which the page does not say too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    await expect(banner(page)).toContainText('Attention, emprunter de l’argent coûte aussi de l’argent.')
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(64)
    await expect(page.locator('main')).not.toContainText('emprunter de l’argent')
  })

  test('is not there where a credit has its warning and its example beside its figure, nor over a rent', async ({
    page,
  }) => {
    for (const name of ['financing', 'private-lease', 'stock'] as const) {
      await open(page, name)
      await untilHydrated(page)
      await expect(page.getByRole('complementary', { name: /Information sur/ }).locator('button')).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText('n’est pas un crédit')
    }
  })

  test('dismissed stays so for the session, and comes back in another', async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    await banner(page).getByRole('button').click()
    await page.reload()
    await untilHydrated(page)
    await expect(banner(page)).toBeHidden()
    const another = await browser.newContext({ storageState: await page.context().storageState() })
    const next = await another.newPage()
    await next.goto(`${baseURL}${buildPath('homepage', {}, french)}`)
    await expect(banner(next)).toBeVisible()
    await another.close()
  })

  test('on the homepage is not there on a small screen, as its entry says', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    await expect(banner(page)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(banner(page)).toBeHidden()
  })

  test('leaves the end of the page readable', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, 'homepage')
    // What comes late makes the page longer: its end is looked for again.
    await expect(async () => {
      const panel = await banner(page).boundingBox()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.locator('footer').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1)
    }).toPass()
  })
})

for (const isEarly of [false, true]) {
  const moment = isEarly ? 'before the scripts are there' : 'in a page that answers'
  test(`a link to a place in the page lands below the header, with the focus: ${moment}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices?lang=fr&sales_type=B2C')
    const { open: letThrough, hold } = gate()
    if (isEarly) await page.route('**/_next/static/chunks/**', hold)
    await page.goto(buildPath('car-configurator.conf', { id: (await answer.json()).models[0].from_id }, french))
    const link = page.locator('main nav a[href="#wheels"]')
    if (!isEarly) await expect.poll(() => isHydrated(page, 'main nav a[href="#wheels"]')).toBe(true)
    await link.click()
    await expect(page).toHaveURL(/#wheels$/)
    letThrough()
    await expect(page.locator('#wheels')).toBeFocused()
    const header = await page.locator('header').first().boundingBox()
    const place = await page.locator('#wheels').boundingBox()
    expect(place?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  })
}

test('the visitor is told when the connection goes and when it is back', async ({ page, context }) => {
  await page.clock.install()
  await open(page, 'contact')
  // Its place comes with its code, which is late.
  const notice = page.locator('[role="status"][data-at-bottom]')
  await notice.waitFor({ state: 'attached' })
  await context.setOffline(true)
  await expect(notice.getByText('Vous êtes hors ligne.')).toBeVisible()
  await context.setOffline(false)
  await expect(notice.getByText('Vous êtes de nouveau en ligne.')).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(notice.getByText('Vous êtes de nouveau en ligne.')).toBeHidden()
})
