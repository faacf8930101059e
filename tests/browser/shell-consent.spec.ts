import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** A first visit: nothing is stored, and the question of consent is open. */
test.use({ hasAnswered: false })

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const WIDTHS = [360, 1280] as const
const WORDS = {
  fr: { notice: 'Vos cookies, votre choix', refuse: 'Tout refuser', accept: 'Tout accepter', settings: 'Vos choix' },
  nl: {
    notice: 'Jouw cookies, jouw keuze',
    refuse: 'Alles weigeren',
    accept: 'Alles aanvaarden',
    settings: 'Je keuzes',
  },
} as const

const french = { language: 'fr', salesType: 'B2C' } as const
const notice = (page: Page, language: 'fr' | 'nl' = 'fr') =>
  page.getByRole('complementary', { name: WORDS[language].notice })

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean))

async function violations(page: Page) {
  await page.evaluate(AXE)
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    return axe.run(document, { resultTypes: ['violations'] })
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

test('before an answer nothing is stored, no other origin is asked, and no data layer exists', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
  })
  await page.goto(buildPath('homepage', {}, french))
  await expect(notice(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
  expect(await stored(page)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    // The longer words in the smaller window, as in every-page.spec.ts; the others are of the long run.
    const tag = (language === 'nl') === (width === 360) ? [] : ['@long']
    test(`both answers are of one size and one look, ${language} at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(buildPath('legal', {}, { language, salesType: 'B2C' }))
      const answers = [WORDS[language].refuse, WORDS[language].accept].map((name) => page.getByRole('button', { name }))
      const looks = []
      for (const answer of answers) {
        const box = await answer.boundingBox()
        const look = await answer.evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element)
          return { color, backgroundColor, fontSize, fontWeight, borderColor }
        })
        looks.push({ ...look, y: box?.y, width: Math.round(box?.width ?? 0), height: box?.height })
      }
      expect(looks[0]).toEqual(looks[1])
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
    })

    test(`both layers are accessible, ${language} at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(buildPath('contact', {}, { language, salesType: 'B2C' }))
      await expect(notice(page, language)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await notice(page, language).getByRole('button').first().click()
      await expect(page.getByRole('dialog', { name: WORDS[language].settings })).toBeVisible()
      // It fades in.
      await expect.poll(() => violations(page)).toEqual([])
    })
  }
}

for (const width of WIDTHS) {
  test(`the question moves nothing, at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + moved })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['homepage', 'legal', 'financing'] as const) {
      await page.goto(buildPath(name, {}, french))
      await expect(notice(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02)
    }
  })

  test(`the end of the page can be read above the question, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(buildPath('legal', {}, french))
    await expect(notice(page)).toBeVisible()
    // The room is made once the question has been measured.
    await expect(async () => {
      const panel = await notice(page).boundingBox()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.locator('footer').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1)
    }).toPass({ timeout: 5_000 })
  })
}

test('at 400 % the question is read whole, with both ways on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(buildPath('legal', {}, french))
  await expect(notice(page)).toBeVisible()
  const words = notice(page).locator('p')
  expect(await words.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBeLessThan(4)
  await expect(words.getByRole('link')).toBeInViewport({ ratio: 1 })
  await expect(words.getByRole('button')).toBeInViewport({ ratio: 1 })
  expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(256 * 0.7)
})

test('a refusal is recorded with its date and version, and not asked for again', async ({ page }) => {
  await page.goto(buildPath('homepage', {}, french))
  await page.getByRole('button', { name: WORDS.fr.refuse }).click()
  await expect(notice(page)).toBeHidden()
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'))
  expect(record).toMatchObject({ categories: ['necessary'], revision: expect.any(Number) })
  expect(Date.parse(record.lastConsentTimestamp)).toBeGreaterThan(Date.now() - 60_000)
  expect(await page.context().cookies()).toEqual([])
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toBeHidden()
})

test('the footer opens the choices again; Escape closes them and gives the focus back', async ({ page }) => {
  await page.goto(buildPath('contact', {}, french))
  await page.getByRole('button', { name: WORDS.fr.accept }).click()
  const link = page.locator('footer').getByRole('link', { name: 'Gérer les cookies', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: WORDS.fr.settings })
  await expect(dialog.getByRole('checkbox', { name: /Publicité/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByRole('button', { name: WORDS.fr.refuse }).click()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').categories)).toEqual([
    'necessary',
  ])
})

test('the question comes right after the skip link for the keyboard, and does not stand on paper', async ({ page }) => {
  await page.goto(buildPath('legal', {}, french))
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link')).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(notice(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, and the link leads to the policy', async ({ page }) => {
    await page.goto(buildPath('homepage', {}, french))
    await expect(page.getByText(WORDS.fr.notice)).toHaveCount(0)
    await page.locator('footer').getByRole('link', { name: 'Gérer les cookies', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${buildPath('cookie-policy', {}, french)}$`))
  })
})
