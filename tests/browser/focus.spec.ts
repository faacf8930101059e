import { expect, type Locator, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { carPath } from './pages'

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
