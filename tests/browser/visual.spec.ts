import { resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'

/**
 * What a change of one component does elsewhere, seen at once: the shell, the design page's chapters and the page that is
 * not there, against golden images. Pictures of cars are left out: they change with every rendering. Update them with
 * `npm run test:visual:update` (docs/design-system.md).
 */

const WIDTHS = [360, 768, 1280, 1920] as const
/** From this width the families of the menu are tabs. */
const TABS_FROM = 1280
/** The design page is looked at on a small screen and a large one; the shell, whose layout changes more often, at every width. */
const DESIGN_WIDTHS = [768, 1280] as const
const CHAPTERS = ['colors', 'type', 'space', 'icons', 'actions', 'structure', 'data', 'feedback'] as const

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2C' } as const

/** A part of a page that may be taller than the window. */
const part = { stylePath: resolve('tests/browser/golden-part.css') }

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  // Before anything is measured: it changes the widths of words.
  await page.addStyleTag({ path: 'tests/browser/golden.css' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** The design page, once its code runs: without it all panels of its tabs are open, and no row of tabs is seen. */
async function openDesign(page: Page, audience: Parameters<typeof buildPath>[2], width: number) {
  await open(page, buildPath('design', {}, audience), width)
  await expect(page.locator('#structure').getByRole('tablist')).toBeVisible()
}

for (const width of WIDTHS) {
  test(`the top of a page at ${width} px`, async ({ page }) => {
    await openDesign(page, french, width)
    await expect(page).toHaveScreenshot(`top-${width}.png`, { clip: { x: 0, y: 0, width, height: 480 } })
  })

  test(`the footer at ${width} px`, async ({ page }) => {
    await openDesign(page, dutch, width)
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`footer-${width}.png`, part)
  })

  test(`the page that is not there at ${width} px`, async ({ page }) => {
    await open(page, '/nl/modelen', width)
    // The browser alone knows what was asked for, and finds what is nearest to it.
    await expect(page.getByRole('main').getByRole('status').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('main')).toHaveScreenshot(`not-found-${width}.png`, part)
  })

  test(`the open menu at ${width} px`, async ({ page }) => {
    await openDesign(page, dutch, width)
    await page.locator('header summary').first().click()
    // The cards take the place of the names.
    await expect(page.locator('[data-menu-panel]').getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-menu-panel] [role="tablist"]')).toBeVisible({ visible: width >= TABS_FROM })
    await expect(page).toHaveScreenshot(`menu-${width}.png`)
  })
}

for (const width of DESIGN_WIDTHS) {
  test(`the form controls at ${width} px`, async ({ page }) => {
    await openDesign(page, dutch, width)
    await expect(page.locator('#forms')).toHaveScreenshot(`forms-${width}.png`, part)
  })

  test(`the chapters at ${width} px`, async ({ page }) => {
    await openDesign(page, french, width)
    for (const chapter of CHAPTERS) {
      await expect.soft(page.locator(`#${chapter}`)).toHaveScreenshot(`${chapter}-${width}.png`, part)
    }
  })
}

test('the top of a page for business buyers', async ({ page }) => {
  await openDesign(page, { ...dutch, salesType: 'B2B' }, 1280)
  await expect(page).toHaveScreenshot('top-business-1280.png', { clip: { x: 0, y: 0, width: 1280, height: 140 } })
})

test('the form controls in colours that the visitor chose', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDesign(page, dutch, 1280)
  await expect(page.locator('#forms')).toHaveScreenshot('forms-forced-colors-1280.png', part)
})

test('a focus ring on each kind of control', async ({ page }) => {
  await openDesign(page, dutch, 1280)
  const actions = page.locator('#actions')
  for (const [index, name] of (['primary', 'secondary', 'ghost'] as const).entries()) {
    const button = actions.getByRole('button').nth(index)
    await button.focus()
    const box = await button.boundingBox()
    if (!box) throw new Error(`The button ${name} is not drawn`)
    // The ring lies outside of what it is about.
    const clip = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 }
    await expect(page).toHaveScreenshot(`focus-${name}.png`, { clip })
  }
})

test('a printed page is black on white, without the menu', async ({ page }) => {
  await openDesign(page, french, 768)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#data')).toHaveScreenshot('data-print-768.png', part)
})
