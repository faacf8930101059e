import { expect, type Locator, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { isInFirstScreen } from './first-screen'
import { goWithin } from './go-within'
import { enlargeLetters, sidewaysScroll, untilHydrated } from './page-checks'
import { aCarInStock } from './stock-car'

/** The first screens of cars whose data are as bad as they can be, and of windows and letters that few have. */

const AUDIENCES = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2C' },
] as const
type Shown = Readonly<Record<string, Locator>>
type Spoil = (car: Record<string, unknown>) => Record<string, unknown>

/** Sixty letters, in words as long as they get. */
const LONG_NAME = 'Sportstourer Performance-Sondermodell Petrolnacht 4Drive DSG'
const MILLIONS = { incl: 1_234_567, excl: 1_020_303.31, vat_rate: 21, currency: 'EUR' }

const STATES: Readonly<Record<string, Spoil>> = {
  'a name of sixty letters': (car) => ({ ...car, title: LONG_NAME }),
  'a price of seven figures': (car) => ({
    ...car,
    ...('from_price' in car ? { from_price: MILLIONS } : { price_offer: MILLIONS }),
  }),
  'no picture': (car) => ({ ...car, ...('pictures' in car && { pictures: [] }) }),
  'no monthly amount': ({ monthly: _, from_monthly: __, ...car }) => car,
  'all of it': (car) => {
    const { monthly: _, from_monthly: __, ...others } = car
    return {
      ...others,
      ...('title' in car && { title: LONG_NAME }),
      ...('from_price' in car ? { from_price: MILLIONS } : { price_offer: MILLIONS, pictures: [] }),
    }
  },
}

/** Every car of an answer: of the stock by its number, of a model by the price it begins at. */
function spoilCars(value: unknown, spoil: Spoil): unknown {
  if (Array.isArray(value)) return value.map((one) => spoilCars(one, spoil))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, spoilCars(inner, spoil)] as const)
  const whole = Object.fromEntries(entries)
  return 'price_offer' in whole || 'from_price' in whole ? spoil(whole) : whole
}

/** Follows a link to a page whose data are spoilt on the way. */
async function openSpoilt(page: Page, path: string, spoil: Spoil): Promise<void> {
  await page.route('**/_next/data/**', async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
      maxRetries: 2,
    })
    if (route.request().method() !== 'GET') return route.fulfill({ response })
    await route.fulfill({ response, json: spoilCars(await response.json(), spoil) })
  })
  await page.goto(buildPath('contact', {}, { language: path.startsWith('/fr') ? 'fr' : 'nl', salesType: 'B2C' }))
  await untilHydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = String(await heading.textContent())
  await goWithin(page, path)
  // The page before stays until the next one is there.
  await expect(heading).not.toHaveText(before)
}

const AMOUNT = /\d(?:\u00a0|\s)?€/
const first = (scope: Locator, name: RegExp) => scope.getByRole('link', { name }).first()

const PAGES: readonly {
  readonly name: string
  readonly path: (page: Page, audience: (typeof AUDIENCES)[number]) => string | Promise<string>
  readonly shown: (page: Page) => Shown
}[] = [
  {
    name: 'the stock',
    path: (_, audience) => buildPath('stock.model', { modelName: 'FORMENTOR' }, audience),
    shown: (page) => {
      const card = page.locator('main article').first()
      return { name: card.getByRole('heading'), price: card.getByText(AMOUNT).first() }
    },
  },
  {
    name: 'a car in stock',
    path: async (page, audience) => {
      const { carline_code, commission_id } = await aCarInStock(page, audience)
      return buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience)
    },
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      price: page.locator('main').getByText(AMOUNT).first(),
      offer: first(page.getByRole('main'), /^(Demander une offre|Offerte vragen)/),
    }),
  },
  {
    name: 'a model',
    path: (_, audience) => buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
    shown: (page) => ({
      name: page.getByRole('heading', { level: 1 }),
      price: page.locator('main [data-from-price]').first(),
      offer: first(page.locator('main section').first(), /^(Demander une offre|Offerte vragen)/),
      drive: first(page.locator('main section').first(), /^(Essayer|Proefrit)$/),
    }),
  },
]

/** It is about no car whose data could be spoilt. */
const HOME: (typeof PAGES)[number] = {
  name: 'home',
  path: (_, audience) => buildPath('homepage', {}, audience),
  shown: (page) => ({ name: page.getByRole('heading', { level: 1 }) }),
}

async function expectShown(page: Page, shown: Shown): Promise<void> {
  for (const [part, found] of Object.entries(shown)) {
    await expect(found.first(), part).toBeVisible()
    await expect.poll(() => isInFirstScreen(found), { message: part }).toBe(true)
  }
  expect.soft(await sidewaysScroll(page)).toEqual([])
}

/** A page is opened once, as a phone has it; the window is then made wider. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

for (const [index, [state, spoil]] of Object.entries(STATES).entries()) {
  for (const { name, path, shown } of PAGES) {
    const audience = AUDIENCES[index % AUDIENCES.length] ?? AUDIENCES[0]
    test(`${name} still leads with its car: ${state}, ${audience.language}`, async ({ page }) => {
      await page.setViewportSize(SIZES[0])
      await openSpoilt(page, await path(page, audience), spoil)
      for (const size of SIZES) {
        await test.step(`at ${size.width} by ${size.height}`, async () => {
          await page.setViewportSize(size)
          if (state === 'a price of seven figures')
            await expect(
              page
                .locator('main')
                .getByText(/1\.(234|020)\.\d{3}/)
                .first(),
            ).toBeVisible()
          await expectShown(page, shown(page))
        })
      }
    })
  }
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 844 } })
  for (const { name, path, shown } of [...PAGES, HOME]) {
    test(`${name} still leads with its car`, async ({ page }) => {
      await page.goto(await path(page, AUDIENCES[1]))
      await untilHydrated(page)
      await expectShown(page, shown(page))
    })
  }
})

for (const size of [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]) {
  test.describe(`in a low window, ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size })
    for (const audience of AUDIENCES) {
      test(`home still leads, ${audience.language}`, async ({ page }) => {
        await page.goto(await HOME.path(page, audience))
        await untilHydrated(page)
        await expectShown(page, HOME.shown(page))
      })
    }
  })
}

test.describe('with letters of twice the size', () => {
  // Such a window holds what 640 by 400 px do.
  test.use({ viewport: SIZES[1] })
  for (const { name, path, shown } of [...PAGES, HOME]) {
    test(`${name} still leads with its car`, async ({ page }) => {
      await page.goto(await path(page, AUDIENCES[0]))
      await untilHydrated(page)
      await enlargeLetters(page)
      await expectShown(page, shown(page))
    })
  }
})
