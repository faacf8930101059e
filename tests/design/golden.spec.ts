import { expect, type Page, test } from '@playwright/test'
import { openForGolden, part } from '../browser/golden'

/** Each component in each of its states, against golden images: on a small screen and a large one. */

const WIDTHS = [768, 1280] as const
const CHAPTERS = ['colors', 'type', 'space', 'icons', 'actions', 'structure', 'data', 'feedback'] as const

async function openDesign(page: Page, language: 'fr' | 'nl', width: number) {
  await openForGolden(page, `/${language}`, width)
  await expect(page.locator('#structure').getByRole('tablist')).toBeVisible()
}

for (const width of WIDTHS) {
  test(`the form controls at ${width} px`, async ({ page }) => {
    await openDesign(page, 'nl', width)
    await expect(page.locator('#forms')).toHaveScreenshot(`forms-${width}.png`, part)
  })

  test(`the chapters at ${width} px`, async ({ page }) => {
    await openDesign(page, 'fr', width)
    for (const chapter of CHAPTERS) {
      await expect.soft(page.locator(`#${chapter}`)).toHaveScreenshot(`${chapter}-${width}.png`, part)
    }
  })
}

test('the form controls in colours that the visitor chose', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDesign(page, 'nl', 1280)
  await expect(page.locator('#forms')).toHaveScreenshot('forms-forced-colors-1280.png', part)
})

test('a focus ring on each kind of control', async ({ page }) => {
  await openDesign(page, 'nl', 1280)
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

test('a printed page is black on white', async ({ page }) => {
  await openDesign(page, 'fr', 768)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#data')).toHaveScreenshot('data-print-768.png', part)
})
