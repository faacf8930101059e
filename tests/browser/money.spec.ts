import { expect, type Page } from '@playwright/test'
import { test } from './test'

/**
 * Every figure of a page about money, worked out again from what else stands on the page: by the definition of the annual
 * percentage rate and by sums, not by the code that wrote it. Without JavaScript: these are the server's figures.
 */
test.use({ javaScriptEnabled: false })

/** 1.234,56 € as a number. */
const amountOf = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

/** The value of a line, by its name, in the list that has it. */
async function wordsBeside(page: Page, name: RegExp): Promise<string> {
  const term = page.locator('dt').filter({ hasText: name }).first()
  return (await term.locator('xpath=following-sibling::dd[1]').textContent()) ?? ''
}

async function firstCode(page: Page, sales_type: 'B2C' | 'B2B'): Promise<string> {
  const models = await page.request.get('/api/backend/v1/car-configurator/models-prices', {
    params: { lang: 'fr', sales_type },
  })
  return (await models.json()).models[0].from_cupra_code
}

/** What payments at the end of each month are worth today at a yearly actuarial rate. */
function presentValue(payments: readonly number[], yearlyPercent: number): number {
  return payments.reduce((sum, payment, month) => sum + payment / (1 + yearlyPercent / 100) ** ((month + 1) / 12), 0)
}

for (const [last, ...tags] of [['20'], ['0', '@long'], ['30', '@long']] as const) {
  test(`a credit with a last payment of ${last} % repays what was lent at its rate, and adds up`, {
    tag: [...tags],
  }, async ({ page }) => {
    const code = await firstCode(page, 'B2C')
    await page.goto(`/fr/financement/calcul/${code}~ac~48~15000~2.000,50~${last}`)
    const example = async (name: RegExp) => amountOf(await wordsBeside(page, name))
    const [price, deposit, lent] = [
      await example(/Prix au comptant/),
      await example(/^Acompte$/),
      await example(/Montant du crédit/),
    ]
    const [months, monthly, total] = [
      await example(/Durée du contrat/),
      await example(/^\d+ mensualités$/),
      await example(/Montant total dû/),
    ]
    const apr = await example(/TAEG/)
    const lastPayment = last === '0' ? monthly : await example(/Dernière mensualité majorée/)
    expect(deposit).toBe(2000.5)
    expect(lent).toBeCloseTo(price - deposit, 2)
    expect(lastPayment).toBeCloseTo(monthly + (price * Number(last)) / 100, 2)
    expect(total).toBeCloseTo((months - 1) * monthly + lastPayment, 2)
    await expect(page.getByText(`${last === '0' ? months : months - 1} mensualités`, { exact: true })).toBeVisible()
    const payments = Array.from({ length: months }, (_, at) => (at === months - 1 ? lastPayment : monthly))
    // A monthly amount is rounded to the cent, so all of them together by half a cent each at most.
    expect(Math.abs(presentValue(payments, apr) - lent)).toBeLessThan(months * 0.005)
    expect(amountOf(await wordsBeside(page, /Payé en tout/))).toBeCloseTo(deposit + total, 2)
    const line = (await page.locator('[data-monthly="credit"] > p').first().textContent()) ?? ''
    expect(amountOf(/^([\d.,]+)/.exec(line)?.[1] ?? '')).toBe(monthly)
  })
}

test('a form of a monthly amount leads to cars that cost no more, in stock as to build', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/nl/financiering')
  await page.getByLabel('Wat je per maand kunt betalen').fill('525,50')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page).toHaveURL(/\/nl\/financiering\/budget\/525(,|%2C)50~pl~48~15000~$/)
  const lines = await page.locator('article [data-monthly] > p').allTextContents()
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(amountOf(/^([\d.,]+)/.exec(line)?.[1] ?? '')).toBeLessThanOrEqual(525.5)
})

test('a fleet adds up to what its lines say', { tag: '@long' }, async ({ page }) => {
  await page.goto('/fr/professionnel/fleet')
  const form = page.getByRole('form', { name: 'Chiffrer une flotte' })
  for (const [at, count] of ['4', '7'].entries()) {
    await form
      .getByLabel('Voiture')
      .nth(at)
      .selectOption({ index: at + 2 })
    await form.getByLabel('Nombre').nth(at).fill(count)
  }
  await form.getByRole('button', { name: 'Chiffrer la flotte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('11 voitures')
  const lines = await page.locator('[data-monthly] > p:first-child').allTextContents()
  const each = lines.map((line) => amountOf(/^([\d.,]+)/.exec(line)?.[1] ?? ''))
  expect(each).toHaveLength(2)
  const monthly = 4 * (each[0] ?? 0) + 7 * (each[1] ?? 0)
  expect(amountOf(await wordsBeside(page, /Mensualités, tant que/))).toBeCloseTo(monthly, 2)
  expect(amountOf(await wordsBeside(page, /Tous les contrats/))).toBeCloseTo(monthly * 48, 2)
})

test('five answers lead to a product and its page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nl/financial-solutions')
  for (const answer of ['Hem inleveren en de volgende kiezen', 'Vier jaar', 'Het contract: alles is inbegrepen']) {
    await page.getByRole('radio', { name: answer }).check()
  }
  await page.getByRole('button', { name: 'Toon de formule die past' }).click()
  await expect(page.getByText('Kies een antwoord.')).toHaveCount(2)
  await page.getByRole('radio', { name: /^Tot 15.000/ }).check()
  await page.getByRole('radio', { name: 'Niets' }).check()
  await page.getByRole('button', { name: 'Toon de formule die past' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Private lease')
  await page.getByRole('link', { name: 'Alles over deze formule' }).first().click()
  await expect(page).toHaveURL(/\/nl\/private-lease$/)
})
