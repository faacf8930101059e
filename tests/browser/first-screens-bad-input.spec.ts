import { expect, type Page } from '@playwright/test'
import { type Audience, buildPath } from '@/routing/build-path'
import { isInFirstScreen, measureFirstScreen } from './first-screen'
import { BUYERS, FIRST_SCREENS, type FirstScreenPage, type Shown } from './first-screen-pages'
import { goWithin } from './go-within'
import { enlargeLetters, sidewaysScroll, untilHydrated } from './page-checks'
import { test } from './test'

/** The first screens of cars whose data are as bad as they can be, and of windows and letters that few have. */

type Spoil = (car: Record<string, unknown>) => Record<string, unknown>

const LONG = 'a name of sixty letters and a price of seven figures'
const ALL = 'all of it'

/** Sixty letters, in words as long as they get. */
const LONG_NAME = 'Sportstourer Performance-Sondermodell Petrolnacht 4Drive DSG'
const MILLIONS = { incl: 1_234_567, excl: 1_020_303.31, vat_rate: 21, currency: 'EUR' }

/** What is wrong with the cars, and what of their first screen is gone with it. */
const STATES: Readonly<Record<string, { readonly spoil: Spoil; readonly gone?: readonly string[] }>> = {
  [LONG]: {
    spoil: (car) => ({
      ...car,
      title: LONG_NAME,
      ...('from_price' in car ? { from_price: MILLIONS } : { price_offer: MILLIONS }),
    }),
  },
  'no picture': { spoil: (car) => ({ ...car, ...('pictures' in car && { pictures: [] }) }), gone: ['picture'] },
  'no monthly amount': { spoil: ({ monthly: _, from_monthly: __, ...car }) => car, gone: ['month'] },
  [ALL]: {
    spoil: (car) => {
      const { monthly: _, from_monthly: __, ...others } = car
      return {
        ...others,
        ...('title' in car && { title: LONG_NAME }),
        ...('from_price' in car ? { from_price: MILLIONS } : { price_offer: MILLIONS, pictures: [] }),
      }
    },
    gone: ['picture', 'month'],
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
async function openSpoilt(page: Page, path: string, audience: Audience, spoil: Spoil): Promise<void> {
  await page.route('**/_next/data/**', async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
      maxRetries: 2,
    })
    if (route.request().method() !== 'GET') return route.fulfill({ response })
    await route.fulfill({ response, json: spoilCars(await response.json(), spoil) })
  })
  await page.goto(buildPath('contact', {}, audience))
  await untilHydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = String(await heading.textContent())
  await goWithin(page, path)
  // The page before stays until the next one is there.
  await expect(heading).not.toHaveText(before)
}

const isAbout = (...names: readonly string[]) => FIRST_SCREENS.filter(({ name }) => names.includes(name))

/** What is about cars whose data can be spoilt. */
const OF_CARS = isAbout('the stock of a model', 'a car in stock', 'a model')

async function expectShown(page: Page, shown: Shown, left: readonly string[] = []): Promise<void> {
  for (const [part, found] of Object.entries(shown).filter(([part]) => !left.includes(part))) {
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

for (const [index, [state, { spoil, gone }]] of Object.entries(STATES).entries()) {
  for (const [place, { name, path, shown }] of [
    ...OF_CARS,
    ...(state === ALL ? isAbout('the models') : []),
  ].entries()) {
    const audience = BUYERS[(index + place) % BUYERS.length]
    if (!audience) continue
    const who = `${audience.language} ${audience.salesType}`
    test(`${name} still leads with its car: ${state}, ${who}`, async ({ page }) => {
      await page.setViewportSize(SIZES[0])
      await openSpoilt(page, await path(page, audience), audience, spoil)
      for (const size of SIZES) {
        await test.step(`at ${size.width} by ${size.height}`, async () => {
          await page.setViewportSize(size)
          if (state === LONG)
            await expect(
              page
                .locator('main')
                .getByText(/1\.(234|020)\.\d{3}/)
                .first(),
            ).toBeVisible()
          await expectShown(page, shown(page), gone)
        })
      }
    })
  }
}

/** Of the first screen, in per cent. */
const MOST_BARS = 25

/** A business reads the longer heads; of those of a consumer the ones with most in them. */
const LARGE: readonly (readonly [Audience, readonly FirstScreenPage[]])[] = [
  [{ language: 'nl', salesType: 'B2B' }, FIRST_SCREENS],
  [{ language: 'fr', salesType: 'B2C' }, isAbout('home', 'a model', 'a car in stock', 'credit')],
]

for (const [audience, pages] of LARGE) {
  for (const { name, path, shown } of pages) {
    test(`${name} leads at 320 px, and with letters of twice the size, ${audience.language} ${audience.salesType}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 844 })
      await page.goto(await path(page, audience))
      await untilHydrated(page)
      await expectShown(page, shown(page))
      // Such a window holds what 640 by 400 px do.
      await enlargeLetters(page)
      await page.setViewportSize(SIZES[1])
      await expectShown(page, shown(page))
      expect((await measureFirstScreen(page)).bars).toBeLessThanOrEqual(MOST_BARS)
    })
  }
}

for (const audience of BUYERS.filter(({ salesType }) => salesType === 'B2C')) {
  for (const { path, shown } of isAbout('home')) {
    test(`home still leads in low windows, ${audience.language}`, async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 400 })
      await page.goto(await path(page, audience))
      await untilHydrated(page)
      await expectShown(page, shown(page))
      await page.setViewportSize({ width: 844, height: 390 })
      await expectShown(page, shown(page))
    })
  }
}
