import { expect, type Page } from '@playwright/test'
import { decoded, startMailServer } from '@tests/messages/receivers'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { type Audience, buildPath } from '@/routing/build-path'
import { serveForTests } from '../../scripts/lib/built-site.mts'
import { axeViolations } from './page-checks'
import { tagOfPair } from './pages'
import { test as siteTest } from './test'

interface Served {
  readonly address: string
  readonly mails: Awaited<ReturnType<typeof startMailServer>>['mails']
}

/** The same build, started with a mail server. */
const test = siteTest.extend<object, { served: Served }>({
  served: [
    async ({ browserName: _ }, use) => {
      const post = await startMailServer()
      const site = await serveForTests({ SEARCH_MAILS: 'on', MESSAGES_SMTP_URL: post.url })
      await use({ address: site.address, mails: post.mails })
      await site.stop()
      await post.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, use) => use(served.address),
})

const WORDS = {
  fr: {
    way: 'Suivre cette recherche',
    mail: 'Par e-mail',
    search: /^Leon\s· .*40.000.€/,
    open: 'Votre alerte est active',
    ended: 'Votre alerte est arrêtée',
  },
  nl: {
    way: 'Deze zoekopdracht volgen',
    mail: 'Per e-mail',
    search: /^Leon\s· .*40.000.€/,
    open: 'We kijken voor je uit',
    ended: 'De meldingen zijn gestopt',
  },
} as const

const listOf = (audience: Audience) => `${buildPath('stock', {}, audience)}?carline=LEON&price_max=40000&sort=PRICE_ASC`

/** From the list to the page that says the code was sent. */
async function follow(page: Page, audience: Audience, email: string): Promise<void> {
  const { way, mail, search } = WORDS[audience.language]
  await page.goto(listOf(audience))
  await page.getByText(way, { exact: true }).click()
  await page.getByRole('link', { name: mail }).click()
  await expect(page.getByRole('complementary').getByRole('link', { name: search })).toBeVisible()
  const form = page.locator('form[aria-busy]')
  await expect(form.getByRole('textbox')).toHaveCount(1)
  // Nobody types as fast as this.
  await page.waitForTimeout(1_600)
  await form.getByRole('textbox').fill(email)
  await form.locator('button[type="submit"]').click()
  await expect(page.locator('#field-code')).toBeVisible()
}

async function codeFor(email: string, mails: Served['mails']): Promise<string> {
  const sent = () => mails.findLast(({ to }) => to.includes(email))
  await expect.poll(sent, { timeout: 20_000 }).toBeTruthy()
  return /^Subject: (\d{6})/m.exec(sent()?.source ?? '')?.[1] ?? ''
}

for (const language of LANGUAGES)
  for (const salesType of SALES_TYPES)
    test(`a search is followed from its list, and ends by a press, ${language} ${salesType}`, {
      tag: [...tagOfPair({ language, salesType })],
    }, async ({ page, served }) => {
      const { open, ended } = WORDS[language]
      const email = `${language}-${salesType}@example.be`.toLowerCase()
      await follow(page, { language, salesType }, email)
      expect(await axeViolations(page)).toEqual([])
      await page.locator('#field-code').fill('000000')
      await page.getByRole('main').locator('form').first().getByRole('button').click()
      await expect(page.locator('#field-code-error')).toBeVisible()
      await page.locator('#field-code').fill(await codeFor(email, served.mails))
      await page.getByRole('main').locator('form').first().getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(open)
      await expect(page.getByRole('main')).toContainText(email)
      expect(await axeViolations(page)).toEqual([])
      await page.locator('input[value="withdraw"] + button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended)
      expect(decoded(served.mails.map(({ source }) => source).join('\n'))).not.toMatch(/undefined|\{\{/)
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same way leads to the code', async ({ page }) => {
    await follow(page, { language: 'fr', salesType: 'B2C' }, 'sans@example.be')
  })
})

test('a form without a search leads to where one is chosen', async ({ page }) => {
  await page.goto('/nl/bericht/zoekopdracht')
  await expect(page.locator('form[aria-busy]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: /stock/i }).click()
  await expect(page).toHaveURL(/\/nl\/stock/)
})

siteTest('a site that writes no mails offers none', async ({ page }) => {
  await page.goto(listOf({ language: 'fr', salesType: 'B2C' }))
  await page.getByText(WORDS.fr.way, { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Flux RSS' })).toBeVisible()
  await expect(page.getByRole('link', { name: WORDS.fr.mail })).toHaveCount(0)
  expect((await page.request.get('/fr/message/recherche')).status()).toBe(404)
})
