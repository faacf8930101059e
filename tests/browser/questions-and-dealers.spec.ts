import { expect } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

const FRENCH = { language: 'fr', salesType: 'B2C' } as const
const DUTCH = { language: 'nl', salesType: 'B2C' } as const

test('the search among the questions paints what it finds and leaves the text whole', async ({ page }) => {
  await page.goto(buildPath('faq', {}, DUTCH))
  await page.getByRole('searchbox').fill('batterij')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d+ antwoord/)
  const painted = () =>
    page.evaluate(() => [...(CSS.highlights.get('faq-found') ?? [])].map((range) => (range as Range).toString()))
  await expect.poll(painted).not.toHaveLength(0)
  expect(await page.locator('main mark').count()).toBe(0)
  await page.getByRole('button', { name: 'Zoekopdracht wissen' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('faq-found'))).toBe(false)
})

test('a dealer is found by postal code, and its point on the map leads to it', async ({ page }) => {
  await page.goto(buildPath('contact', {}, FRENCH))
  await page.getByLabel('Code postal ou localité').fill('9000')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.locator('#dealers').getByRole('status')).toHaveText(/9000 Gand/)
  await expect(page.locator('#dealer-gent')).toContainText('0 km')
  await page.locator('#dealers a[href="#dealer-aalst"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#dealer-aalst')).toBeInViewport()
  await page.locator('#dealer-aalst').getByRole('link', { name: 'Petrol Motors Aalst' }).click()
  await page.waitForURL(`**${buildPath('contact.dealer', { dealer: 'aalst' }, FRENCH)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Petrol Motors Aalst')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every dealer is there to read, and no search that would do nothing', async ({ page }) => {
    await page.goto(buildPath('contact', {}, DUTCH))
    expect(await page.locator('[id^="dealer-"]').count()).toBeGreaterThan(20)
    await expect(page.getByLabel('Postcode of gemeente')).toBeHidden()
  })

  test('an answer opens, and has an address of its own', async ({ page }) => {
    await page.goto(buildPath('faq', {}, FRENCH))
    await expect(page.getByRole('searchbox')).toBeHidden()
    const question = page.locator('details#wltp-range')
    await question.locator('summary').click()
    await question.getByRole('link', { name: 'Lien vers cette réponse' }).click()
    await page.waitForURL(`**${buildPath('faq.topic', { topic: 'electric' }, FRENCH)}#wltp-range`)
    await expect(page.locator('#wltp-range')).toBeInViewport()
  })

  test('the old address of a question leads to its place in the page of its subject, for good', async ({
    request,
    page,
  }) => {
    for (const [audience, question, topic] of [
      [FRENCH, 'wltp-range', 'electric'],
      [DUTCH, 'save-configuration', 'choose'],
    ] as const) {
      const old = buildPath('faq.question', { question }, audience)
      const wanted = `${buildPath('faq.topic', { topic }, audience)}#${question}`
      const answer = await request.get(old, { maxRedirects: 0 })
      expect(answer.status(), old).toBe(308)
      expect(answer.headers().location, old).toBe(wanted)
      await page.goto(old)
      expect(page.url()).toContain(wanted)
    }
  })

  test('articles lead to the next page of the list', async ({ page }) => {
    await page.goto(buildPath('news', {}, FRENCH))
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await page.waitForURL(`**${buildPath('news.page', { page: '2' }, FRENCH)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/page 2$/)
  })
})

test('a tab, an article, a question or a dealer that is not there is 404 and leads to the closest page', async ({
  page,
}) => {
  for (const [path, closest] of [
    [`${buildPath('services', {}, FRENCH)}/inexistant`, buildPath('services', {}, FRENCH)],
    [`${buildPath('services', {}, DUTCH)}/mobilitet`, buildPath('services.tab', { tab_slug_id: 'mobiliteit' }, DUTCH)],
    [`${buildPath('news', {}, DUTCH)}/bestaat-niet`, buildPath('news', {}, DUTCH)],
    [`${buildPath('faq', {}, FRENCH)}/pourquoi-le-ciel`, buildPath('faq', {}, FRENCH)],
    [`${buildPath('contact', {}, DUTCH)}/atlantis`, buildPath('contact', {}, DUTCH)],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.locator(`main a[href="${closest}"]`).first(), path).toBeVisible()
  }
})
