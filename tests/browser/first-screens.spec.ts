import { expect, type Locator, type Page } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import { CONSENT_KEY } from '@/config/consent.mjs'
import type { StockVehiclesResponse } from '@/contract/stock'
import { buildPath } from '@/routing/build-path'
import { isInFirstScreen, measureFirstScreen } from './first-screen'
import { BUYERS, FIRST_SCREENS, type FirstScreenPage } from './first-screen-pages'
import { untilHydrated } from './page-checks'
import { tagOfPair } from './pages'
import { test } from './test'

/** What stands in the first screen on arrival: the thing itself, its price and the next step. Bars and law take a quarter at the most. */

const PHONE = { width: 390, height: 844 }
const WINDOW = { width: 1280, height: 800 }
const french = { language: 'fr', salesType: 'B2C' } as const
/** Of the first screen, in per cent. */
const MOST = 25

/** A page is opened once, as a phone has it; the window is then made wider. */
async function expectLed(page: Page, who: string, { name, shown, row }: FirstScreenPage): Promise<void> {
  await untilHydrated(page)
  for (const size of [PHONE, WINDOW]) {
    await test.step(`at ${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size)
      // Until what follows the window has followed.
      await expect(async () => {
        const { bars, law } = await measureFirstScreen(page)
        const said = `${size.width} ${who} ${name}: bars ${bars.toFixed(1)}, law ${law.toFixed(1)}`
        process.stdout.write(`${said}\n`)
        expect(bars + law, said).toBeLessThanOrEqual(MOST)
        for (const [part, found] of Object.entries(shown(page)))
          expect(await isInFirstScreen(found), `${size.width}: ${part}`).toBe(true)
        if (row && size === WINDOW) await expectWholeRow(page, row)
      }).toPass({ timeout: 20_000 })
    })
  }
}

async function expectWholeRow(page: Page, length: number): Promise<void> {
  const cards = page.locator('main article')
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(length)
  for (const card of (await cards.all()).slice(0, length)) expect(await isInFirstScreen(card), 'a card').toBe(true)
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)

test.use({ viewport: PHONE })

/** A private buyer who reads French is a new visitor, below. */
for (const audience of BUYERS.filter(({ language, salesType }) => language !== 'fr' || salesType !== 'B2C')) {
  const { language, salesType } = audience
  for (const one of FIRST_SCREENS) {
    const isWhole = one.row ? ', its first row is whole' : ''
    test(`${one.name} leads, bars and law follow${isWhole}, ${language} ${salesType}`, {
      tag: [...tagOfPair(audience)],
    }, async ({ page }) => {
      await page.goto(await one.path(page, audience))
      await expectLed(page, `${language} ${salesType}`, one)
    })
  }
}

test.describe('a new visitor', () => {
  test.use({ hasAnswered: false })
  for (const one of FIRST_SCREENS) {
    const isWhole = one.row ? ', and its first row is whole' : ''
    test(`sees of ${one.name} what it is about, beside the question of consent and once it is answered${isWhole}`, async ({
      page,
    }) => {
      // For whom he buys is asked by another test.
      await page.addInitScript(() => localStorage.setItem('business-type-popup', 'read'))
      await page.goto(await one.path(page, french))
      const refuse = page.getByRole('button', { name: 'Tout refuser' })
      await expect(refuse).toBeVisible()
      await expectLed(page, 'new visitor', { ...one, row: undefined })
      await refuse.click()
      await expect(refuse).toBeHidden()
      await expectLed(page, 'fr B2C', one)
    })
  }

  test('sees the tabs of a model above the question of consent, until the page is scrolled', async ({ page }) => {
    await page.setViewportSize(WINDOW)
    await page.goto(buildPath('models.carline', { carline_code: 'FORMENTOR' }, french))
    const refuse = page.getByRole('button', { name: 'Tout refuser' })
    await expect(refuse).toBeVisible()
    const question = page.getByRole('complementary').filter({ has: refuse })
    const tabs = page.locator('[data-ends-screen]')
    const edge = async () => ((await question.boundingBox())?.y ?? 0) - bottomOf(await tabs.boundingBox())
    await expect.poll(edge).toBeGreaterThanOrEqual(0)
    expect(await edge()).toBeLessThan(16)
    // The next part of the page begins where the tabs end.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await expect
      .poll(() =>
        tabs.evaluate((nav) =>
          Math.round(nav.getBoundingClientRect().bottom - (nav.nextElementSibling?.getBoundingClientRect().top ?? 0)),
        ),
      )
      .toBe(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await refuse.click()
    await expect.poll(async () => WINDOW.height - bottomOf(await tabs.boundingBox())).toBeLessThan(16)
  })
})

for (const audience of BUYERS.filter(({ language, salesType }) => (language === 'fr') === (salesType === 'B2C'))) {
  for (const { name, path } of FIRST_SCREENS.filter(({ name }) => ['a model', 'a car in stock'].includes(name))) {
    test(`the offer of ${name} stays in sight down to its end, in wide windows, ${audience.language} ${audience.salesType}`, async ({
      page,
    }) => {
      await page.setViewportSize(WINDOW)
      await page.goto(await path(page, audience))
      await untilHydrated(page)
      const bar = page.locator('main [data-action-bar]')
      // What the column has already is not said twice.
      if (name === 'a car in stock') await expect(bar).toBeHidden()
      for (const width of [WINDOW.width, 1920]) {
        await page.setViewportSize({ width, height: WINDOW.height })
        for (let top = 0; top <= (await lastTopOf(bar)); top += WINDOW.height / 2) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
          await expect.poll(() => countOffersInSight(page), { message: `${width}: ${top} px down` }).toBeGreaterThan(0)
        }
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
      }
    })
  }
}

/** How far down the page still is about what its bar is of. */
const lastTopOf = (bar: Locator) =>
  bar.evaluate((element) => {
    const around = (part: Element): Element | null =>
      part.parentElement && getComputedStyle(part.parentElement).display === 'contents'
        ? around(part.parentElement)
        : part.parentElement
    return (around(element)?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight
  })

const countOffersInSight = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Demander une offre|Offerte vragen)/ })
    .evaluateAll(
      (links) =>
        links.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          return top >= 0 && top + height <= innerHeight && over !== null && link.contains(over)
        }).length,
    )

test('the outline of a car whose picture does not come stands beside the words', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await page.route('**/images/cars/formentor/hero-*', (route) => route.abort())
  await page.goto(buildPath('models.carline', { carline_code: 'FORMENTOR' }, french))
  const hero = page.locator('main section').first()
  const outline = hero.locator('span[role="img"]')
  await expect(outline).toBeVisible()
  const car = await outline.boundingBox()
  for (const words of [
    hero.getByRole('heading', { level: 1 }),
    hero.locator('[data-from-price]'),
    hero.locator('[data-monthly]'),
  ]) {
    const range = await words.first().evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    expect(range).toBeLessThanOrEqual(car?.x ?? 0)
  }
})

test.describe('a new visitor for a company, on a phone', () => {
  test.use({ viewport: PHONE, hasAnswered: false })

  test('sees the action of a car whose title takes two lines above the question of consent', async ({ page }) => {
    const audience = { language: 'nl', salesType: 'B2B' } as const
    const answer = await page.request.post('/api/backend/v1/stocks/vehicles', {
      data: { lang: 'nl', sales_type: 'B2B', carline_code: 'LEONBREAK', limit: 24 },
    })
    const { vehicles } = (await answer.json()) as StockVehiclesResponse
    // The most lines: a reduction and two energies besides.
    const car = vehicles.toSorted((a, b) => b.title.length - a.title.length).find(({ status }) => status !== 'reserved')
    await page.goto(
      buildPath('stock.vehicle', { modelName: 'LEONBREAK', commissionId: car?.commission_id ?? '' }, audience),
    )
    const refuse = page.getByRole('button', { name: 'Alles weigeren' })
    await expect(refuse).toBeVisible()
    const offer = page
      .getByRole('main')
      .getByRole('link', { name: /^Offerte vragen/ })
      .first()
    const question = page.getByRole('complementary').filter({ has: refuse })
    const [action, consent] = [await offer.boundingBox(), await question.boundingBox()]
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(consent?.y ?? 0)
  })
})

test.describe('a visitor who is asked for whom he buys', () => {
  test.use({ hasAnswered: false })

  /** The homepage with its question, which is put once that of consent is answered. */
  async function openAsked(page: Page, language: 'fr' | 'nl'): Promise<Locator> {
    await page.addInitScript(
      ([key = '', record = '']) => localStorage.setItem(key, record),
      [CONSENT_KEY, recordOfConsent()],
    )
    await page.goto(buildPath('homepage', {}, { language, salesType: 'B2C' }))
    const question = page.getByRole('complementary', { name: /^(Pour qui|Voor wie)/ })
    await expect(question).toBeVisible()
    return question
  }

  for (const language of ['fr', 'nl'] as const) {
    test(`keeps three quarters of the window, small and large, ${language}`, async ({ page }) => {
      const question = await openAsked(page, language)
      for (const size of [PHONE, WINDOW]) {
        await page.setViewportSize(size)
        // Until what follows the window has followed.
        await expect(async () => {
          expect((await question.boundingBox())?.height).toBeLessThanOrEqual(150)
          const { bars, law } = await measureFirstScreen(page)
          expect(bars + law).toBeLessThanOrEqual(MOST)
          expect(await isInFirstScreen(page.getByRole('heading', { level: 1 }))).toBe(true)
        }, `${size.width} by ${size.height}`).toPass({ timeout: 20_000 })
      }
    })
  }
})
