import { expect, type Locator, type Page, test } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import { CONSENT_KEY } from '@/config/consent.mjs'
import type { StockVehiclesResponse } from '@/contract/stock'
import type { Audience } from '@/routing/build-path'
import { buildPath } from '@/routing/build-path'
import { isInFirstScreen, measureFirstScreen } from './first-screen'
import { untilHydrated } from './page-checks'
import { aCarInStock } from './stock-car'

/** What stands in the first screen on arrival: the thing itself, its price and the next step. Bars and law take a quarter at the most. */

const PHONE = { width: 390, height: 844 }
const WINDOW = { width: 1280, height: 800 }
const french = { language: 'fr', salesType: 'B2C' } as const
const AUDIENCES: readonly Audience[] = [
  french,
  { language: 'fr', salesType: 'B2B' },
  { language: 'nl', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
]
/** Of the first screen, in per cent. */
const MOST = 25

const AMOUNT = /\d(?:\u00a0|\s)?€/

/** What each page has to show before anybody scrolls. */
const PAGES: readonly {
  readonly name: string
  readonly path: (page: Page, audience: Audience) => string | Promise<string>
  readonly shown: (page: Page) => Readonly<Record<string, Locator>>
  /** So many cards stand in the first row of a wide window, each of them whole. */
  readonly row?: number | undefined
}[] = [
  {
    name: 'home',
    path: (_, audience) => buildPath('homepage', {}, audience),
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
  },
  {
    name: 'a model',
    path: (_, audience) => buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      price: page.locator('main [data-from-price]').first(),
      month: page.locator('main section [data-monthly] > p').first(),
      offer: page
        .locator('main section')
        .first()
        .getByRole('link', { name: /^(Demander une offre|Offerte vragen)/ }),
      drive: page
        .locator('main section')
        .first()
        .getByRole('link', { name: /^(Essayer|Proefrit)$/ }),
    }),
  },
  {
    name: 'the models',
    path: (_, audience) => buildPath('models', {}, audience),
    shown: (page) => {
      const card = page.locator('main article').first()
      return { picture: card.locator('img'), name: card.getByRole('heading'), price: card.locator('[data-from-price]') }
    },
    row: 3,
  },
  {
    name: 'the explorer',
    path: (_, audience) => buildPath('models-v2', {}, audience),
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
    row: 3,
  },
  {
    name: 'the stock',
    path: (_, audience) => buildPath('stock', {}, audience),
    shown: stockCard,
  },
  {
    name: 'the stock of a model',
    path: (_, audience) => buildPath('stock.model', { modelName: 'FORMENTOR' }, audience),
    shown: stockCard,
  },
  {
    name: 'a car in stock',
    path: async (page, audience) => {
      const { carline_code, commission_id } = await aCarInStock(page, audience)
      return buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience)
    },
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      picture: page.locator('main img').first(),
      price: page.locator('main').getByText(AMOUNT).first(),
      delivery: page
        .locator('main')
        .getByText(/semaines?|weken|week/)
        .first(),
      offer: page
        .getByRole('main')
        .getByRole('link', { name: /^(Demander une offre|Offerte vragen)/ })
        .first(),
    }),
  },
  {
    name: 'the configurator',
    path: async (page, audience) => {
      const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices', {
        params: { lang: audience.language, sales_type: audience.salesType, carline_code: 'FORMENTOR' },
      })
      return buildPath('car-configurator.conf', { id: (await answer.json()).models[0].from_id }, audience)
    },
    shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
  },
  {
    name: 'a car by its code',
    path: async (page, audience) => {
      const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices', {
        params: { lang: audience.language, sales_type: audience.salesType, carline_code: 'LEON' },
      })
      return buildPath(
        'car-configurator.offer',
        { cupra_code: (await answer.json()).models[0].from_cupra_code },
        audience,
      )
    },
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      picture: page.locator('main img').first(),
      price: page.locator('main').getByText(AMOUNT).first(),
      way: page
        .getByRole('main')
        .getByRole('link', {
          name: /^(Demander une offre|Een offerte vragen)/,
        })
        .first(),
    }),
  },
  { name: 'credit', path: (_, audience) => buildPath('financing', {}, audience), shown: calculator },
  { name: 'a lease', path: (_, audience) => buildPath('lease', {}, audience), shown: calculator },
]

function stockCard(page: Page): Readonly<Record<string, Locator>> {
  const card = page.locator('main article').first()
  return { picture: card.locator('img'), name: card.getByRole('heading'), price: card.getByText(AMOUNT).first() }
}

function calculator(page: Page): Readonly<Record<string, Locator>> {
  return { amount: page.locator('main [data-monthly] > p').first(), field: page.locator('main form select').first() }
}

/** A page is opened once, as a phone has it; the window is then made wider. */
async function expectLed(page: Page, who: string, { name, shown, row }: (typeof PAGES)[number]): Promise<void> {
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

for (const audience of AUDIENCES) {
  const { language, salesType } = audience
  for (const one of PAGES) {
    const isWhole = one.row ? ', its first row is whole' : ''
    test(`${one.name} leads, bars and law follow${isWhole}, ${language} ${salesType}`, async ({ page }) => {
      await page.goto(await one.path(page, audience))
      await expectLed(page, `${language} ${salesType}`, one)
    })
  }
}

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  for (const one of PAGES) {
    test(`sees of ${one.name} what it is about, beside the question of consent`, async ({ page }) => {
      await page.goto(await one.path(page, french))
      await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible()
      await expectLed(page, 'new visitor', { ...one, row: undefined })
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
  test.use({ viewport: PHONE, storageState: { cookies: [], origins: [] } })

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
  test.use({ storageState: { cookies: [], origins: [] } })

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

  for (const size of [PHONE, WINDOW]) {
    for (const language of ['fr', 'nl'] as const) {
      test(`keeps three quarters of ${size.width} by ${size.height}, ${language}`, async ({ page }) => {
        await page.setViewportSize(size)
        const question = await openAsked(page, language)
        expect((await question.boundingBox())?.height).toBeLessThanOrEqual(150)
        const { bars, law } = await measureFirstScreen(page)
        expect(bars + law).toBeLessThanOrEqual(MOST)
        expect(await isInFirstScreen(page.getByRole('heading', { level: 1 }))).toBe(true)
      })
    }
  }
})
