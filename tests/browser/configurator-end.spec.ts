import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readPdf } from '@tests/door/papers/quote/read-pdf'
import type { ModelsPricesResponse } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { aCarInStock } from './stock-car'
import { test } from './test'

/** The end of the configurator on the built site: figures that follow, a document, two cars side by side. */

interface Audience {
  readonly language: Language
  readonly salesType: SalesType
}

const AUDIENCES: readonly Audience[] = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
]

async function codes(page: Page, { language, salesType }: Audience): Promise<[one: string, other: string]> {
  const query = new URLSearchParams({ lang: language, sales_type: salesType })
  const answer = await page.request.get(`/api/backend/v1/car-configurator/models-prices?${query}`)
  const { models } = (await answer.json()) as ModelsPricesResponse
  const [one, other] = models.map(({ from_cupra_code }) => from_cupra_code)
  if (!one || !other) throw new Error('Two models are on sale')
  return [one, other]
}

async function openOffer(page: Page, audience: Audience): Promise<string> {
  const [code] = await codes(page, audience)
  await page.goto(buildPath('car-configurator.offer', { cupra_code: code }, audience))
  return code
}

/** The document that a press of the form's button gives. */
async function documentOf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('form[action="/api/quote"] button[name="format"]').click(),
  ])
  return readPdf(new Uint8Array(await readFile(await download.path())))
}

for (const audience of AUDIENCES) {
  const { language, salesType } = audience

  test(`the terms change the figures in place, and the document has the same, ${language} ${salesType}`, async ({
    page,
  }) => {
    const code = await openOffer(page, audience)
    const form = page.locator('form[action="/api/quote"]')
    await form.scrollIntoViewIfNeeded()
    const figure = page.locator('main article p').first()
    const before = await figure.textContent()
    const address = page.url()
    await form.locator('select[name="duration"]').selectOption('36')
    await expect(figure).not.toHaveText(before ?? '')
    await expect(figure).toContainText('36')
    expect(page.url()).toBe(address)
    const amount = /[\d.]+(?:,\d\d)?(?=\s€)/.exec((await figure.textContent()) ?? '')?.[0]
    const { text } = await documentOf(page)
    expect(text).toContain(code)
    expect(text).toContain(amount)
  })
}

test('the QR code is a picture that loads, in a page that refuses what is not the site’s', async ({ page }) => {
  await openOffer(page, { language: 'fr', salesType: 'B2C' })
  await page.locator('summary', { hasText: 'Code QR' }).click()
  const qr = page.locator('img[src^="/api/qr"]')
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const audience of AUDIENCES) {
    const { language, salesType } = audience

    test(`the offer page has figures, and its form gives the document, ${language} ${salesType}`, async ({ page }) => {
      const code = await openOffer(page, audience)
      await expect(page.locator('main article').first()).toContainText(/\d,\d\d/)
      await page.locator('select[name="duration"]').selectOption('24')
      const { text } = await documentOf(page)
      expect(text).toContain(code)
      expect(text).toContain('24')
    })

    test(`two cars are compared by a plain form, ${language} ${salesType}`, async ({ page }) => {
      const [one, other] = await codes(page, audience)
      await page.goto(buildPath('car-configurator.offer', { cupra_code: one }, audience))
      await page.locator('input[name="compare"]').fill(other.toLowerCase())
      await page.locator('form:has(input[name="compare"]) button').click()
      await page.waitForURL(`**/compare/${one}/${other}`)
      await expect(page.locator('main table tfoot')).toContainText(/\d\.\d{3}(?:,\d\d)?\s€/)
    })
  }
})

test('at 360 pixels nothing of the end is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const audience: Audience = { language: 'nl', salesType: 'B2C' }
  const [one, other] = await codes(page, audience)
  const { cupra_code, commission_id } = await aCarInStock(page, audience)
  const stocked = { cupra_code: one, other_codes: [cupra_code, commission_id] }
  for (const path of [
    buildPath('car-configurator.offer', { cupra_code: one }, audience),
    buildPath('car-configurator.compare', { cupra_code: one, other_codes: [other] }, audience),
    buildPath('car-configurator.compare', stocked, audience),
    buildPath('car-configurator.carline', { carline_code: 'BORN' }, audience),
  ]) {
    await page.goto(path)
    const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(more, path).toBeLessThanOrEqual(0)
  }
})
