import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { arrived } from './message-form'
import { untilHydrated } from './page-checks'
import { test } from './test'
import { type Steps, startWalk } from './walk'

/** Four people with a goal, from the homepage to the end. Each may take half of what the same way took when it was first walked. */

const HALF = 0.5
const FIRST = {
  family: { taps: 23, fields: 5, screens: 22 },
  business: { taps: 5, screens: 4.7 },
  enthusiast: { taps: 12, fields: 6, screens: 17.25 },
  stock: { taps: 23, fields: 12 },
} as const satisfies Readonly<Record<string, Partial<Steps>>>
/**
 * What has no half. A car is put together by a press for each thing that is wished for: six, and four to the configurator, into its search
 * and beside another car. The screens of the stock were not counted at first.
 */
const WITHOUT_HALF: Readonly<Partial<Record<keyof typeof FIRST, Partial<Steps>>>> = {
  enthusiast: { taps: 10 },
  stock: { screens: 7 },
}

/** Fields are no part of the promise where one person writes what the form cannot do without. */
function expectHalf(name: keyof typeof FIRST, { taps, fields, screens }: Steps): void {
  process.stdout.write(`${name}: ${taps} taps, ${fields} fields, ${screens.toFixed(1)} screens\n`)
  const first: Partial<Steps> = FIRST[name]
  const most = {
    taps: (first.taps ?? 0) * HALF,
    screens: (first.screens ?? 0) * HALF,
    fields: name === 'stock' ? FIRST.stock.fields * HALF : (first.fields ?? 0),
    ...WITHOUT_HALF[name],
  }
  expect(taps, 'taps').toBeLessThanOrEqual(most.taps)
  expect(screens, 'screens').toBeLessThanOrEqual(most.screens)
  expect(fields, 'fields').toBeLessThanOrEqual(most.fields)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page) => page.locator('main')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a family finds an electric or hybrid car for 600 € a month, and asks for an offer', async ({ page }) => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    await page.goto(buildPath('homepage', {}, audience))
    await untilHydrated(page)
    const walk = startWalk()
    await walk.tap(main(page).getByRole('link', { name: 'Voir les voitures de stock' }))
    await page.waitForURL('**/stock')
    await walk.tap(button(page, 'Filtrer'))
    const panel = page.getByRole('dialog')
    await walk.tap(panel.getByRole('link', { name: /^Hybride rechargeable/ }))
    await walk.tap(panel.getByRole('link', { name: /^Électrique/ }))
    await walk.write(panel.locator('[name="monthly_max"]'), '600', 'Enter')
    await page.waitForURL(/monthly_max=600/)
    await walk.tap(panel.getByRole('button', { name: /^Voir \d+ voitures?/ }))
    await walk.tap(main(page).getByRole('link', { name: /^Leon Sportstourer \d+/ }))
    await page.waitForURL('**/stock/leon-sportstourer?**')
    const card = page.locator('main article', { hasText: 'e‑Hybrid' }).filter({ hasText: /\d\s€.*mois/ })
    await walk.tap(card.first().getByRole('link', { name: /^Demander une offre/ }))
    await page.waitForURL('**/message/offre?**')
    await expect(page.getByRole('region', { name: 'Il s’agit de cette voiture' })).toContainText('Leon Sportstourer')
    const form = page.locator('form[method="post"]')
    await untilHydrated(page)
    await walk.write(form.locator('[name="first_name"]'), 'Zoë')
    await walk.write(form.locator('[name="last_name"]'), 'Van den Broeck')
    await walk.write(form.locator('[name="email"]'), 'zoe@example.be')
    await walk.tap(form.getByRole('button', { name: 'Demander l’offre' }))
    await arrived(page, form)
    expectHalf('family', walk.steps)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a business reads the benefit in kind and the deduction of a Born', async ({ page }) => {
    await page.goto(buildPath('homepage', {}, { language: 'nl', salesType: 'B2B' }))
    await untilHydrated(page)
    const walk = startWalk()
    await walk.tap(page.getByRole('banner').getByRole('link', { name: 'Born', exact: true }))
    await page.waitForURL('**/modellen/born')
    // The address changes before the page does.
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Born')
    await walk.tap(main(page).getByRole('link', { name: /^VAA / }).first())
    await page.waitForURL('**/kosten/**')
    await expect(main(page).getByRole('link', { name: /^VAA / })).toHaveCount(0)
    await walk.see(main(page).getByText('Voordeel van alle aard, per maand').first())
    await walk.see(main(page).getByText('Aftrekbaar', { exact: true }).first())
    expectHalf('business', walk.steps)
  })

  test('an enthusiast builds a Formentor VZ, compares it with one in stock and hands it to a friend’s phone', async ({
    page,
    browser,
  }) => {
    await page.goto(buildPath('homepage', {}, { language: 'fr', salesType: 'B2C' }))
    await untilHydrated(page)
    const walk = startWalk()
    await walk.tap(
      main(page)
        .getByRole('link', { name: /Formentor VZ/ })
        .first(),
    )
    await page.waitForURL('**/modeles/formentor-vz')
    // The address changes before the page does.
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Formentor VZ')
    await walk.tap(
      main(page)
        .locator('section')
        .first()
        .getByRole('link', { name: /^Composer/ }),
    )
    await page.waitForURL('**/configurateur/conf/**')
    await untilHydrated(page)
    // Who knows what the car shall have writes it, and has it before them.
    await walk.tap(page.getByRole('button', { name: 'Chercher dans les choix' }))
    const search = page.locator('input[type="search"]:visible').first()
    for (const [choice, words] of [
      ['BROF', 'toit noir'],
      ['PANO', 'panoramique'],
      ['PETM', 'pétrole mat'],
      ['W20A', 'boreal'],
      ['LEDR', 'cuir noir'],
      ['PKTE', 'pack tech'],
    ] as const) {
      await walk.write(search, words)
      const tile = page.locator(`[data-choice="${choice}"]`)
      const repair = tile.locator('[data-repair]').getByRole('link')
      // A roof of glass is not painted black: the tile says so, and puts it right by the same press.
      if (choice === 'PANO') {
        await expect(tile).toContainText('le toit noir contrasté ne s’y combine pas')
        await expect(repair).toHaveCount(1)
      }
      await walk.tap(repair.or(tile.getByRole('link')).first())
      await expect(tile.locator('[aria-current="true"]').first()).toBeVisible()
    }
    const link = page.locator('#summary a[href*="/offer/"]').first()
    await walk.see(link)
    const address = String(await link.getAttribute('href'))
    await walk.tap(page.getByRole('link', { name: 'Comparer avec la vôtre' }).first())
    await page.waitForURL('**/configurateur/compare/**')
    await walk.see(main(page).getByRole('rowheader', { name: /^Prix/ }).first())
    const friend = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await friend.goto(address)
    for (const chosen of [/Pétrole mat/, /20″ Boreal/, /Cuir noir/, /Pack Tech/, /Toit panoramique/]) {
      await expect(friend.locator('main')).toContainText(chosen)
    }
    await expect(friend.locator('main')).not.toContainText('Toit noir contrasté')
    await friend.close()
    expectHalf('enthusiast', walk.steps)
  })

  test('somebody near Gent finds a car in stock within three weeks, asks for an offer and plans a drive', async ({
    page,
  }) => {
    await page.goto(buildPath('homepage', {}, { language: 'nl', salesType: 'B2C' }))
    await untilHydrated(page)
    const walk = startWalk()
    await walk.tap(page.getByRole('banner').getByRole('link', { name: 'Stockwagens' }))
    await page.waitForURL('**/stock')
    await untilHydrated(page)
    await walk.write(page.locator('[name="price_max"]:visible'), '35000', 'Enter')
    await page.waitForURL(/price_max=35000/)
    await walk.tap(page.locator('summary:visible', { hasText: 'In de buurt' }))
    await walk.write(page.locator('[name="zipcode"]:visible'), '9000', 'Enter')
    await page.waitForURL(/zipcode=9000/)
    await walk.tap(page.locator('summary:visible', { hasText: 'Uitrusting' }))
    await walk.tap(page.locator('a[href*="wish=HEAT"]:visible'))
    await page.waitForURL(/wish=HEAT/)
    await walk.tap(page.getByRole('complementary').getByRole('link', { name: /^Wegklapbare trekhaak/ }))
    await page.waitForURL(/HITC/)
    const card = page.locator('main article', { hasText: /In stock, 1\stot\s\d\sweken/ }).first()
    await walk.tap(card.getByRole('link', { name: /^Offerte vragen/ }))
    await page.waitForURL('**/bericht/offerte?**')
    await untilHydrated(page)
    const car = page.getByRole('region', { name: 'Het gaat om deze wagen' })
    const number = await car.getByText(/Stockwagen B\d+/).textContent()
    const form = page.locator('form[method="post"]')
    await walk.write(form.locator('[name="first_name"]'), 'Zoë')
    await walk.write(form.locator('[name="last_name"]'), 'Van den Broeck')
    await walk.write(form.locator('[name="email"]'), 'zoe@example.be')
    await walk.tap(form.getByRole('button', { name: 'Vraag de offerte' }))
    await arrived(page, form)
    await walk.tap(main(page).getByRole('link', { name: 'Plan een proefrit' }))
    await page.waitForURL('**/bericht/testrit?**')
    await untilHydrated(page)
    await expect(car).toContainText(String(number))
    await expect(form.locator('[name="email"]')).toHaveValue('zoe@example.be')
    await walk.tap(form.getByRole('radio', { name: /Namiddag/ }).first())
    await walk.tap(form.getByRole('checkbox', { name: /rijbewijs B/ }))
    await walk.tap(form.getByRole('button', { name: 'Vraag de proefrit aan' }))
    await arrived(page, form)
    await expect(main(page)).toContainText('Je proefrit')
    const calendar = await main(page).getByRole('link', { name: 'Zet in mijn agenda' }).getAttribute('href')
    expect(await (await page.request.get(String(calendar))).text()).toContain('STATUS:CONFIRMED')
    expectHalf('stock', walk.steps)
  })
})
