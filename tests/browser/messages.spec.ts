import { expect, type Locator, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

const FRENCH = { language: 'fr', salesType: 'B2C' } as const
const DUTCH_BUSINESS = { language: 'nl', salesType: 'B2B' } as const

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoë')
  await page.getByLabel('Nom', { exact: true }).fill('Van den Broeck')
  await page.getByLabel('E-mail', { exact: true }).fill('zoe@example.be')
  await page.getByLabel(/^Téléphone/).fill('0470 12 34 56')
}

async function fillTestDrive(page: Page): Promise<void> {
  await page.getByLabel('Code postal').fill('9000')
  await page
    .getByRole('radio', { name: /Le matin/ })
    .first()
    .check()
  await page.getByLabel('J’ai le permis B depuis un an').check()
  await fillPerson(page)
}

/** A test fills in faster than any hand: the form then asks for it once more, and takes it. */
async function isTaken(page: Page, ask: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'Votre message est arrivé' })
  const wasTooFast = page.getByText(/envoyez-le encore une fois/)
  await expect(heading.or(wasTooFast).first()).toBeVisible()
  // Within a second and a half of its opening no form is taken, however often it is sent.
  await expect(async () => {
    if (await wasTooFast.isVisible()) await ask.click()
    await expect(heading).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a test drive is asked for from the model’s page, seen, changed and withdrawn', async ({ page }) => {
      await page.goto(buildPath('models.carline.test-drive', { carline_code: 'BORN' }, FRENCH))
      await page.locator('main').getByRole('link', { name: 'Choisir le jour' }).click()
      await expect(page.getByRole('region', { name: 'Il s’agit de cette voiture' })).toContainText('Born')
      await fillTestDrive(page)
      const ask = page.getByRole('button', { name: 'Demander l’essai' })
      await ask.click()
      await isTaken(page, ask)
      await expect(page.locator('main')).toContainText('Petrol Motors Gent')
      await expect(page.locator('main')).toContainText(/[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/)
      const calendar = await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')
      expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT')

      await page.getByRole('link', { name: 'Modifier le message' }).click()
      await expect(page.getByLabel('Prénom')).toHaveValue('Zoë')
      await page
        .getByRole('radio', { name: /L’après-midi/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'Demander l’essai' }).click()
      await expect(page.locator('main')).toContainText('l’après-midi')

      await page.getByRole('button', { name: 'Retirer le message' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message est retiré')
    })
  })
}

test('a business buyer is asked for the company, and sees the build of the link with its price without VAT', async ({
  page,
}) => {
  await page.goto(buildPath('message', { message_kind: 'offer', cupra_code: '2FPMF5MJ' }, DUTCH_BUSINESS))
  await expect(page.getByLabel('Bedrijf')).toBeVisible()
  const car = page.getByRole('region', { name: 'Het gaat om deze wagen' })
  await expect(car).toContainText('2FPMF5MJ')
  await expect(car).toContainText('WLTP')
  await car.getByRole('link', { name: 'Schrijf zonder deze wagen' }).click()
  await expect(car).toBeHidden()
})

test('what is typed stays through a reload, and a lost connection costs nothing: it is sent again, once', async ({
  page,
  context,
}) => {
  await page.goto(buildPath('message', { message_kind: 'callback' }, FRENCH))
  await page.getByLabel('Nom', { exact: true }).fill('Zoë')
  await page.getByLabel('Téléphone', { exact: true }).fill('0470 12 34 56')
  // The script has taken over once it keeps what is typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message:callback'))).toContain('0470')
  await page.reload()
  await expect(page.getByLabel('Téléphone')).toHaveValue('0470 12 34 56')

  await page.getByLabel('Nom', { exact: true }).focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Demander un rappel' }).click()
  await expect(page.getByRole('button', { name: 'Envoyer à nouveau' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Envoyer à nouveau' }).click()
  await isTaken(page, page.getByRole('button', { name: 'Demander un rappel' }))
})
