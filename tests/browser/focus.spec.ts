import { expect, type Locator, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { carPath } from './pages'
import { test } from './test'

/** Whatever is closed gives the focus back to what had opened it, however it is closed. */

const french = { language: 'fr', salesType: 'B2C' } as const
const PHONE = { width: 390, height: 844 }
const WINDOW = { width: 1280, height: 800 }

interface Closing {
  readonly name: string
  readonly path: string
  readonly size: typeof PHONE
  readonly opener: (page: Page) => Locator
  /** What is open then. */
  readonly opened: (page: Page) => Locator
  /** Its own way out, beside Escape. */
  readonly close: (page: Page) => Locator
}

const dialog = (page: Page) => page.getByRole('dialog')
const cross = (page: Page) => dialog(page).getByRole('button', { name: /^Fermer/ })

const CLOSINGS: readonly Closing[] = [
  {
    name: 'the filters of a phone',
    path: buildPath('stock', {}, french),
    size: PHONE,
    opener: (page) => page.getByRole('button', { name: /^Filtrer/ }),
    opened: dialog,
    close: cross,
  },
  {
    name: 'the settings of consent',
    path: buildPath('legal', {}, french),
    size: WINDOW,
    opener: (page) => page.locator('footer').getByRole('link', { name: 'Gérer les cookies', exact: true }),
    opened: dialog,
    close: cross,
  },
  {
    name: 'the menu',
    path: buildPath('faq', {}, french),
    size: PHONE,
    opener: (page) => page.locator('header summary').filter({ hasText: 'Menu' }),
    opened: (page) => page.locator('[data-menu-panel]'),
    close: (page) => page.locator('header summary').filter({ hasText: 'Menu' }),
  },
  {
    name: 'the search among choices',
    path: carPath(french),
    size: WINDOW,
    opener: (page) => page.getByRole('button', { name: 'Chercher dans les choix' }),
    opened: (page) => page.getByRole('searchbox', { name: 'Chercher dans les choix' }),
    close: (page) => page.getByRole('button', { name: 'Chercher dans les choix' }),
  },
]

for (const { name, path, size, opener, opened, close } of CLOSINGS) {
  for (const way of ['Escape', 'its own button'] as const) {
    test(`${name}: closed by ${way}, the focus is where it was opened`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      await untilHydrated(page)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(opened(page)).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await close(page).click()
      await expect(opened(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }
}

test('the keys go down the fields of a calculator before they go over to its answer', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await page.goto(buildPath('private-lease', {}, french))
  await untilHydrated(page)
  const form = page.getByRole('form', { name: 'Calculer une mensualité' })
  const fields = form.getByRole('combobox')
  await fields.first().focus()
  for (let stop = 1; stop < (await fields.count()); stop += 1) {
    await page.keyboard.press('Tab')
    await expect(fields.nth(stop)).toBeFocused()
  }
})

test('a page that is come to by a link of the footer begins at its beginning for the keys too', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await page.goto(buildPath('faq', {}, french))
  await untilHydrated(page)
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
  await expect(page).toHaveURL(buildPath('contact', {}, french))
  await expect(page.getByRole('main')).toBeFocused()
})

test('whoever comes back to a list goes on by key from the car that was looked at', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await page.goto(buildPath('stock', {}, french))
  await untilHydrated(page)
  const car = page.locator('main article').nth(7).getByRole('link').first()
  const name = await car.textContent()
  await car.focus()
  // The page glides to what has the focus.
  await expect(car).toBeInViewport()
  await car.press('Enter')
  await expect(page.locator('main h1')).toHaveText(name ?? '')
  await page.goBack()
  await expect(car).toBeFocused()
  await expect(car).toBeInViewport()
})

test('backwards through a model the focus does not come to rest behind its tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  // At once, as the next key does not wait for the page to have moved.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(buildPath('models.carline', { carline_code: 'FORMENTOR' }, { language: 'nl', salesType: 'B2C' }))
  await untilHydrated(page)
  const tabs = page.locator('nav[data-ends-screen]')
  await page.locator('main a').last().focus()
  const covered: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await tabs.evaluate((bar) => bar.contains(document.activeElement))) break
    const behind = await tabs.evaluate((bar) => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const edge = bar.getBoundingClientRect()
      return top < edge.bottom && bottom > edge.top ? document.activeElement?.textContent : undefined
    })
    if (behind) covered.push(behind)
  }
  await expect(tabs.locator(':focus')).toBeVisible()
  expect(covered).toEqual([])
})
