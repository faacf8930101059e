import { expect, type Page } from '@playwright/test'
import { FLEMISH_CO2_FACTORS } from '@/domain/dated/region-tax-tables'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { buildPath } from '@/routing/build-path'
import { amountOf, monthlyOf, type PricedCar } from './recomputed-rent'
import { benefitOf, companyYear, registrationOf, roadTaxOf, type TaxedCar } from './recomputed-tax'
import { answerBefore, test } from './test'

/** Taxes and costs of a car: each figure is worked out again by a way of its own, from the facts that the service tells. */

/** Facts of a car, as the service tells them. */
async function factsOf(page: Page, code: string) {
  const answer = await page.request.get('/api/backend/v1/car-configurator/configuration', {
    params: { lang: 'fr', sales_type: 'B2C', cupra_code: code },
  })
  const { fuel_type, wltp, tax_facts, price, carline_code } = await answer.json()
  const taxed: TaxedCar = {
    fuel: fuel_type,
    co2: wltp.co2.value,
    kw: tax_facts.kw,
    hp: tax_facts.fiscal_hp,
    mass: tax_facts.max_mass_kg,
  }
  const priced: PricedCar = { carline: carline_code, list: price.total.incl, cash: price.total.incl }
  return { taxed, priced, wltp, catalogValue: price.catalog_value.incl as number }
}

/** One car of each kind of engine. */
async function oneOfEach(page: Page): Promise<readonly string[]> {
  const found = new Map<string, string>()
  for (const carline_code of ['FORMENTOR', 'BORN']) {
    const answer = await page.request.get('/api/backend/v1/car-configurator/configurations', {
      params: { lang: 'fr', sales_type: 'B2C', carline_code },
    })
    for (const { fuel_type, cupra_code } of (await answer.json()).configurations) found.set(fuel_type, cupra_code)
  }
  expect([...found.keys()].sort()).toEqual(['BENZINE', 'ELECTRIC', 'HYBRID'])
  return [...found.values()]
}

/** Values of the lists of a page, in their order. */
const valuesOf = (page: Page, list: string) => page.locator(`${list} dd`).allTextContents()

test.describe('taxes and costs', () => {
  test.use({ javaScriptEnabled: false })
  const year = Number(dayInBrussels(new Date()).slice(0, 4))
  /** Of an electric car, in per cent, by the year of the order. */
  const deductedIn = (ordered: number) => [100, 95, 90, 82.5, 75][ordered - 2026] ?? 67.5
  /** The newest year of which the site knows the Flemish factor: a row that is due is told by the checks, and holds on until then. */
  const flemishYear = Math.min(year, Number(FLEMISH_CO2_FACTORS.at(-1)?.from.slice(0, 4)))

  for (const language of ['fr', 'nl'] as const) {
    test(`of each kind of engine in each region, ${language}`, async ({ page }) => {
      for (const code of await oneOfEach(page)) {
        const { taxed } = await factsOf(page, code)
        for (const [place, region] of [
          ['wallonia', 'wallonia'],
          ['1000', 'brussels'],
          ['9000', 'flanders'],
        ] as const) {
          const costs = `${code}~48~15000~${place}~50~0,30~1,32`
          await page.goto(buildPath('financing.costs', { costs }, { language, salesType: 'B2C' }))
          const [, once = '', yearly = ''] = await valuesOf(page, `[data-region="${region}"]`)
          const expected = registrationOf(region, taxed, flemishYear)
          if (expected === undefined) expect(once).toMatch(/finances\.wallonie\.be/)
          else expect(amountOf(once), `${code} ${region}`).toBeCloseTo(expected, 2)
          // The Flemish scale was read off to the cent and is multiplied once more here.
          expect(amountOf(yearly), `${code} ${region}`).toBeCloseTo(
            roadTaxOf(region, taxed),
            region === 'flanders' ? 1 : 2,
          )
        }
      }
    })

    test(`of a company, from the benefit to the end of the term, ${language}`, async ({ page }) => {
      for (const code of await oneOfEach(page)) {
        const { taxed, priced, wltp, catalogValue } = await factsOf(page, code)
        const costs = `${code}~48~15000~~40~0,45~1,50`
        await page.goto(buildPath('financing.costs', { costs }, { language, salesType: 'B2B' }))
        const values = (await valuesOf(page, 'form')).map(amountOf)
        const benefit = benefitOf(catalogValue, taxed)
        expect(values[0]).toBe(catalogValue)
        expect(values[1]).toBeCloseTo(benefit, 2)
        expect(values[2]).toBeCloseTo(benefit / 12, 1)
        expect(values[3]).toBeCloseTo((benefit / 12) * 0.4, 1)

        const rent = monthlyOf(priced, 'ol', 'B2B') * 12
        const isElectric = taxed.fuel === 'ELECTRIC'
        const deducted = isElectric ? deductedIn(year) : 0
        const own = companyYear(rent, taxed, deducted)
        const order = page.locator('[data-order]')
        const today = (await order.first().locator('dd').allTextContents()).map(amountOf)
        expect(today[0]).toBe(deducted)
        for (const [at, amount] of [
          own.rent,
          own.lostVat,
          own.contribution,
          own.tax,
          own.total,
          own.total * 4,
        ].entries()) {
          expect(today[at + 1], `${code}, line ${at + 1}`).toBeCloseTo(amount, 1)
        }
        if (isElectric && deductedIn(year + 1) < deducted) {
          const later = companyYear(rent, taxed, deductedIn(year + 1))
          const next = (await order.nth(1).locator('dd').allTextContents()).map(amountOf)
          expect(next[5]).toBeCloseTo(later.total, 1)
          const cliff = (await page.locator('[data-cliff]').textContent()) ?? ''
          expect(amountOf(/([\d.]+,\d\d|\d+)\s€/.exec(cliff)?.[1] ?? '')).toBeCloseTo((later.total - own.total) * 4, 1)
        } else await expect(order).toHaveCount(1)

        const energy = 600 * ((wltp.electric_consumption?.value ?? 0) * 0.45 + (wltp.consumption?.value ?? 0) * 1.5)
        const column = (await page.locator('tbody tr td:nth-of-type(1)').allTextContents()).map(amountOf)
        expect(column[4]).toBeCloseTo(energy, 1)
        expect(column[5]).toBeCloseTo(own.total * 4 + energy, 1)
        const beside = (await page.locator('tbody tr td:nth-of-type(2)').allTextContents()).map(amountOf)
        const otherCode = await page.locator('select[name="other"]').inputValue()
        const other = await factsOf(page, otherCode)
        const theirs = companyYear(
          monthlyOf(other.priced, 'ol', 'B2B') * 12,
          other.taxed,
          other.taxed.fuel === 'ELECTRIC' ? deducted : 0,
        )
        expect(beside[0]).toBeCloseTo(theirs.rent * 4, 1)
        expect(beside.slice(0, 5).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(beside[5] ?? 0, 1)
      }
    })
  }

  test('without JavaScript a form leads to them, and keeps what cannot be read', async ({ page }) => {
    await page.goto('/fr/modeles/born')
    await page.getByRole('link', { name: 'Les taxes régionales de cette voiture' }).click()
    const form = page.getByRole('form', { name: 'Calculer les taxes et les coûts' })
    await form.getByLabel('Ou code postal').fill('Paris')
    await form.getByRole('button', { name: 'Calculer' }).click()
    await expect(page).toHaveURL(/\/fr\/financement\/couts\/\w{8}~48~15000~Paris~50~/)
    await expect(page.getByLabel('Ou code postal')).toHaveValue('Paris')
    await expect(page.getByLabel('Ou code postal')).toHaveAccessibleDescription(/aucune région belge/)
    await page.getByLabel('Ou code postal').fill('4000')
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.locator('[data-region="wallonia"]')).toBeVisible()
    await page.getByLabel('Région', { exact: true }).selectOption('Flandre')
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.locator('[data-region="flanders"]')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})

test('what is asked stands in the address, after a reload and on the way back', async ({ page, browser }) => {
  await page.goto('/fr/professionnel/modeles/born')
  // A link to them until the visitor is near.
  const approach = (visitor: Page) =>
    visitor.getByText('Pour l’entreprise et pour le conducteur').evaluate((element) => element.scrollIntoView())
  const costs = page.locator('section[data-cost]')
  await approach(page)
  await costs.getByLabel('Région').selectOption('Bruxelles-Capitale')
  await costs.getByLabel('Taux marginal d’imposition').selectOption('45')
  await expect(page).toHaveURL(/\?costs=brussels~45~0,30~1,32$/)
  await page.getByLabel('Durée').first().selectOption('36')
  await expect(page).toHaveURL(/terms=\w{8}~ol~36~15000~$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr\/professionnel\/modeles\/born$/)
  const address = page.url()

  await page.reload()
  await approach(page)
  await expect(costs.getByLabel('Région')).toHaveValue('brussels')
  await expect(page.getByLabel('Durée').first()).toHaveValue('36')
  await expect(page.getByText(/Coût sur 36\smois/).first()).toBeVisible()

  await costs.getByRole('link', { name: /Adresse de ces coûts/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taxes et coûts')
  await expect(page.getByLabel('Région', { exact: true })).toHaveValue('brussels')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(costs.getByLabel('Région')).toHaveValue('brussels')
  await expect(page.getByLabel('Durée').first()).toHaveValue('36')

  // Another visitor who is sent the address.
  const other = await browser.newContext()
  await answerBefore(other)
  const visitor = await other.newPage()
  await visitor.goto(address)
  // Whoever is carried away while the page is laid out goes on scrolling.
  await expect(async () => {
    await approach(visitor)
    await expect(visitor.getByLabel('Taux marginal d’imposition')).toHaveValue('45', { timeout: 2_000 })
  }).toPass()
  await other.close()
})
