import { expect } from '@playwright/test'
import { test } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the models are filtered by their style sheet', async ({ page }) => {
    await page.goto('/nl/modellen')
    const models = page.locator('[data-carline]:visible')
    const all = await models.count()
    await page.getByRole('radio', { name: 'Elektrisch' }).check({ force: true })
    expect(await models.count()).toBeLessThan(all)
    await expect(page.locator('[data-carline=BORN]')).toBeVisible()
    await expect(page.locator('[data-carline=LEON]')).toBeHidden()
  })

  test('the range of an electric car is answered for its first version', async ({ page }) => {
    await page.goto('/fr/modeles/born/autonomie')
    await expect(page.getByText(/batterie pleine/)).toBeVisible()
    await expect(page.getByRole('slider').first()).toBeHidden()
  })
})

test('a comparison is its address: it can be shared, and back goes one step back', async ({ page }) => {
  await page.goto('/nl/modellen-v2?compare=BORN,LEON')
  const columns = page.getByRole('table').getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Vergelijken: Terramar' }).check()
  await expect(columns).toHaveCount(3)
  await expect(page).toHaveURL(/compare=BORN(,|%2C)LEON(,|%2C)TERRAMAR/)
  await expect(page.getByRole('checkbox', { name: 'Vergelijken: Raval' })).toBeDisabled()
  await page.goBack()
  await expect(columns).toHaveCount(2)
})

test('what is the same can be left out of a comparison', async ({ page }) => {
  await page.goto('/fr/modeles/leon/data')
  const seats = page.getByRole('row', { name: /^Places/ })
  await expect(seats).toBeVisible()
  await page.getByRole('checkbox', { name: 'Uniquement les différences' }).check()
  await expect(seats).toBeHidden()
})

test('a rescue sheet is there to take along', async ({ page, request }) => {
  await page.goto('/nl/veiligheidsverslag')
  const href = await page.getByRole('link', { name: /^Fiche van de Born PDF/ }).getAttribute('href')
  const sheet = await request.get(href ?? '')
  expect(sheet.status()).toBe(200)
  expect(sheet.headers()['content-type']).toContain('application/pdf')
})
