import { startCar } from '@demo/backend/engine/car'
import { listChoices } from '@demo/backend/engine/choices'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { priceCar } from '@demo/backend/engine/price'
import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { MODELLED_CARLINES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { type Audience, buildPath } from '@/routing/build-path'
import { test } from './test'

/**
 * A visitor who clicks about in the configurator, sometimes faster than the service, which is slow at random and fails one
 * time in twenty. What the page shows is compared with what the catalogue says. `npm run test:visitor` makes it long.
 */
const CLICKS = Number(process.env.VISITOR_CLICKS ?? 24)
/** Each process of the runner has to come to the same walks. */
const SEED = Number(process.env.VISITOR_SEED ?? 20_261_122)
const CLICKS_A_CAR = 12
/** Milliseconds. Retries of a call that failed and their pauses are among it. */
const SETTLES_WITHIN = 60_000

interface Walk {
  readonly carline: (typeof MODELLED_CARLINES)[number]
  readonly audience: Audience
  readonly width: number
  /** Numbers from 0 to 1, each chooses among what there is at that moment. */
  readonly draws: readonly (readonly number[])[]
  readonly delays: readonly number[]
}

// Without a bias: the library likes small numbers, and each of those is the first tile of the page.
const share = fc.noBias(fc.double({ min: 0, max: 0.999, noNaN: true }))
const walks = fc.sample(
  fc.record<Walk>({
    carline: fc.constantFrom(...MODELLED_CARLINES),
    audience: fc.record({ language: fc.constantFrom(...LANGUAGES), salesType: fc.constantFrom(...SALES_TYPES) }),
    width: fc.constantFrom(390, 1280),
    // One to three clicks, one right after the other.
    draws: fc.array(fc.array(share, { minLength: 1, maxLength: 3 }), {
      minLength: CLICKS_A_CAR,
      maxLength: CLICKS_A_CAR,
    }),
    delays: fc.array(fc.integer({ min: 50, max: 1_500 }), { minLength: 40, maxLength: 40 }),
  }),
  { seed: SEED, numRuns: Math.ceil(CLICKS / CLICKS_A_CAR) },
)

const carOf = (page: Page) => decodeURIComponent(/\/conf\/([^/?#]+)/.exec(page.url())?.[1] ?? '')

/** The car after a click on a tile's own link, by the catalogue; the same one where the choice has come to conflict. */
function after(id: string, code: string): string {
  const { car } = parseId(id)
  const choice = listChoices(car)
    .flatMap(({ choices }) => choices)
    .find((each) => each.code === code)
  return choice?.next ? carId(choice.next) : id
}

async function settled(page: Page, expected: string): Promise<void> {
  const retry = page.getByRole('complementary').getByRole('button', { name: /^(Réessayer|Opnieuw proberen)$/ })
  await expect
    .poll(
      async () => {
        if (await retry.isVisible()) await retry.click().catch(() => undefined)
        const isStale = await page.getByText(/^(Nous actualisons le prix|We werken de prijs bij)/).count()
        return isStale > 0 ? 'stale' : carOf(page)
      },
      { timeout: SETTLES_WITHIN },
    )
    .toBe(expected)
}

interface Tile {
  readonly code: string
  readonly step: string
}

/** The tiles whose own links are on the page. */
const openTiles = (page: Page): Promise<Tile[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-choice]')].flatMap((tile) => {
      const link = tile.querySelector('a')
      const step = tile.closest<HTMLElement>('[data-step]')?.dataset.step ?? ''
      return link && !link.closest('[data-repair]') ? [{ code: tile.dataset.choice ?? '', step }] : []
    }),
  )

/** Different tiles; of a step where one thing must be had only one, as a later click there takes the place of an earlier one. */
function chosenTiles(tiles: readonly Tile[], burst: readonly number[]): string[] {
  const drawn = burst.flatMap((draw) => tiles[Math.floor(draw * tiles.length)] ?? [])
  const keyOf = ({ code, step }: Tile) => (step === 'equipment' || step === 'services' ? code : step)
  return [...new Map(drawn.map((tile) => [keyOf(tile), tile.code])).values()]
}

for (const [number, { carline, audience, width, draws, delays }] of walks.entries()) {
  const { language, salesType } = audience
  test(`a visitor of seed ${SEED}, car ${number + 1}: ${carline}, ${language}, ${salesType}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(CLICKS_A_CAR * SETTLES_WITHIN)
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(error.message))
    page.on('console', (message) => {
      // The failures that this test causes.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        noise.push(message.text())
    })
    await page.setViewportSize({ width, height: 844 })
    let car = carId(startCar(carline))
    await page.goto(buildPath('car-configurator.conf', { id: car }, audience))
    await page.keyboard.press('Shift')
    await expect(page.getByRole('button', { name: /^(Vue suivante|Volgend aanzicht)$/ })).toBeVisible()
    let calls = 0
    await page.route('**/api/backend/**', async (route) => {
      calls += 1
      const delay = delays[calls % delays.length] ?? 0
      await new Promise((resolve) => setTimeout(resolve, delay))
      await (calls % 20 === 0 ? route.abort() : route.continue()).catch(() => undefined)
    })

    for (const burst of draws) {
      const tiles = await openTiles(page)
      expect(tiles.length, 'there is always something to choose').toBeGreaterThan(0)
      const codes = chosenTiles(tiles, burst)
      const last = page.locator(`[data-choice="${codes.at(-1)}"]`)
      await last.evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await last.evaluate((tile) => tile.getBoundingClientRect().top)
      for (const code of codes) {
        await page
          .locator(`[data-choice="${code}"] a`)
          .first()
          .evaluate((link: HTMLElement) => {
            link.focus({ preventScroll: true })
            link.click()
          })
        car = after(car, code)
      }
      const what = `${codes.join(', ')} at ${carOf(page)}`
      await settled(page, car)
      const total = Number(await page.locator('[data-total]').getAttribute('data-total'))
      const { incl, excl } = priceCar(parseId(car).car).total
      expect(Math.round(total * 100), what).toBe(salesType === 'B2B' ? excl : incl)
      const moved = (await last.evaluate((tile) => tile.getBoundingClientRect().top)) - before
      expect(Math.abs(moved), what).toBeLessThanOrEqual(4)
      const focused = await page.evaluate(
        () =>
          document.activeElement?.closest<HTMLElement>('[data-choice]')?.dataset.choice ??
          document.activeElement?.tagName,
      )
      expect(focused, what).toBe(codes.at(-1))
      expect(noise, what).toEqual([])
    }
  })
}
