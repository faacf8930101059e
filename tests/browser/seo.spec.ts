import { expect } from '@playwright/test'
import { test } from './test'

/** What a page says to machines, where that needs a browser; the rest is in tests/http/seo.test.ts. */

test('structured data stands in the page under its own policy, once, and not among the data of the browser', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto('/fr/modeles/born')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks).toHaveLength(1)
  expect(JSON.parse(blocks[0] ?? '')['@graph'].length).toBeGreaterThan(1)
  expect(await page.locator('#__NEXT_DATA__').textContent()).not.toContain('schema.org')
  expect(refused).toEqual([])
})

test('an article and a tab in the words of the other language are sent on, and the switch leads straight to them', async ({
  page,
}) => {
  for (const [french, dutch, other] of [
    ['/fr/news/hiver-electrique', '/nl/news/elektrisch-in-de-winter', '/nl/news/hiver-electrique'],
    ['/fr/services/contrats', '/nl/services/contracten', '/nl/services/contrats'],
  ] as const) {
    const answer = await page.request.get(other, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, dutch])
    await page.goto(french)
    await expect(page.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', dutch)
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await expect(page).toHaveURL(dutch)
    await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', french)
    await expect(page.locator('html')).toHaveAttribute('lang', /^nl/)
  }
})
