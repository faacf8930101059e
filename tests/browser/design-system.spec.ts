import { expect, test } from '@playwright/test'

/** Manners that only a real browser has: the top layer, the keyboard of native controls, scroll snap, a page without scripts. */

const PAGE = '/nl/design'

test('a tooltip appears on focus, inside the window, and goes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PAGE)
  const anchor = page.getByRole('button', { name: 'WLTP' })
  const tip = page.getByRole('tooltip')
  await expect(tip).toBeHidden()
  // A focus that comes before the page's code shows nothing.
  await expect(async () => {
    await anchor.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(anchor).toBeFocused()
    await expect(tip).toBeVisible({ timeout: 1000 })
  }).toPass()
  const box = await tip.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

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

test('a toast is announced in its region and can be closed', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Kopieer de link' }).click()
  const region = page.getByRole('region', { name: 'Korte meldingen' })
  await expect(region.getByText('Link gekopieerd')).toBeVisible()
  await region.getByText('Link gekopieerd').hover()
  await region.getByRole('button', { name: 'Sluiten' }).click()
  await expect(region.getByText('Link gekopieerd')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel of the tabs can be read, and nothing offers what cannot be done', async ({ page }) => {
    await page.goto(PAGE)
    const structure = page.locator('#structure')
    await expect(structure.getByText('Een SUV-coupé voor de weg, niet voor de parking.')).toBeVisible()
    await expect(structure.getByText('Een lage blik, een gespannen rug.')).toBeVisible()
    await expect(structure.getByRole('tablist')).toBeHidden()
    await expect(page.locator('#pictures').getByRole('button', { name: 'Volgende' })).toBeHidden()
  })

  test('a wrong address still leads on, beside a car', async ({ page }) => {
    const answer = await page.goto('/fr/modles')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Voir tous les modèles' })).toBeVisible()
    await expect(page.locator('main img')).toBeVisible()
  })
})

test('a wrong address suggests the likeliest page, for the same buyer', async ({ page }) => {
  await page.goto('/fr/professionnel/finacement')
  const nearest = page.getByRole('region', { name: 'Vous cherchiez peut-être' })
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/fr/professionnel/financement')
})
