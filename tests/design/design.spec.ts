import { expect, test } from '@playwright/test'
import {
  axeViolations,
  enlargedPictures,
  sidewaysScroll,
  snifferErrors,
  spaceText,
  textsInOtherFonts,
} from '../browser/page-checks'

/** Manners that only a real browser has: the top layer, the keyboard of native controls, scroll snap. */

const PAGE = '/nl'

test('a dialog gives the focus back to what opened it', async ({ page }) => {
  await page.goto(PAGE)
  const opener = page.getByRole('button', { name: 'Open een vraag' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('of exclusive folds, opening one closes the other', async ({ page }) => {
  await page.goto(PAGE)
  await page.locator('#exclusive-2 > summary').click()
  await expect(page.locator('#exclusive-2')).toHaveAttribute('open')
  await expect(page.locator('#exclusive-1')).not.toHaveAttribute('open')
  await page.locator('#free-2 > summary').click()
  await expect(page.locator('#free-1')).toHaveAttribute('open')
})

test('the arrows move a thumb, and never past the other one', async ({ page }) => {
  await page.goto(PAGE)
  const from = page.getByRole('slider', { name: 'Van' })
  await from.focus()
  await page.keyboard.press('ArrowRight')
  await expect(from).toHaveValue('31000')
  await page.keyboard.press('End')
  await expect(from).toHaveValue('55000')
})

test('a carousel moves by its buttons and says where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PAGE)
  const pictures = page.locator('#pictures')
  await pictures.getByRole('button', { name: 'Volgende' }).click()
  await expect(pictures.getByText('2 van 6')).toBeVisible()
  await pictures.getByRole('button', { name: 'Vorige' }).click()
  await expect(pictures.getByText('1 van 6')).toBeVisible()
})

for (const [language, width] of [
  ['nl', 360],
  ['fr', 1280],
] as const) {
  test(`the whole page is accessible, quiet and in the site's own font, ${language} at ${width} px`, async ({
    page,
  }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(String(error)))
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${language}`)
    await page.waitForLoadState('networkidle')
    expect(await textsInOtherFonts(page)).toEqual([])
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await snifferErrors(page)).toEqual([])
    expect.soft(await enlargedPictures(page, 1.05)).toEqual([])
    expect.soft(await sidewaysScroll(page)).toEqual([])
    await spaceText(page)
    expect.soft(await sidewaysScroll(page), 'with more space in its text').toEqual([])
    expect.soft(noise).toEqual([])
  })
}
