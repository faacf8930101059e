import { expect, type Page, test } from '@playwright/test'
import { untilAtRest } from './page-checks'
import { carPath } from './pages'

/** What stands round the choices: the stage, the steps, Undo and the search. */

const dutch = { language: 'nl', salesType: 'B2C' } as const
const conf = carPath(dutch)

/** Windows with the stage beside the choices: a small computer, a usual one, a large screen. */
const WIDE = [
  [1280, 720],
  [1280, 900],
  [1920, 1080],
] as const

const carOf = (page: Page) => decodeURIComponent(/\/conf\/([^/?#]+)/.exec(page.url())?.[1] ?? '')
const view = (page: Page) => page.getByRole('radio', { checked: true }).first()
const choice = (page: Page, code: string) => page.locator(`[data-choice="${code}"] a`).first()

async function open(page: Page): Promise<void> {
  await page.goto(conf)
  // The first sign of the visitor starts the scripts.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Volgend aanzicht' })).toBeVisible()
}

/** By the link of the step; it is a link to a place, whatever else it does. */
async function goTo(page: Page, step: string): Promise<void> {
  await page.locator(`nav a[href="#${step}"]`).click()
  await expect(page.locator(`nav a[href="#${step}"]`)).toHaveAttribute('aria-current', 'step')
}

async function take(page: Page, code: string): Promise<void> {
  const before = carOf(page)
  // A click on a tile that moves would scroll the page to another step.
  await untilAtRest(choice(page, code))
  await choice(page, code).click()
  await expect.poll(() => carOf(page)).not.toBe(before)
  await expect(page.getByRole('status').filter({ hasText: 'We werken de prijs bij' })).toHaveCount(0)
}

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 860 } })

  test('the car has 65 % of the width and all the height between the header and the total', async ({ page }) => {
    await open(page)
    await goTo(page, 'wheels')
    const stage = await page.locator('#stage').boundingBox()
    const header = await page.locator('header').first().boundingBox()
    const bar = await page.getByRole('complementary', { name: 'Totaal' }).boundingBox()
    if (!stage || !header || !bar) throw new Error('The page has no stage')
    expect(stage.width).toBeGreaterThanOrEqual(0.65 * 1280)
    expect(Math.abs(stage.y - (header.y + header.height))).toBeLessThanOrEqual(2)
    expect(Math.abs(bar.y - (stage.y + stage.height))).toBeLessThanOrEqual(12)
  })

  test('its small pictures stand whole above the total, at the top of the page too', async ({ page }) => {
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height })
      await open(page)
      const chosen = await page.locator('#stage label').first().boundingBox()
      const bar = await page.getByRole('complementary', { name: 'Totaal' }).boundingBox()
      if (!chosen || !bar) throw new Error('The stage has no small pictures')
      expect(chosen.y + chosen.height, `${width} × ${height}`).toBeLessThanOrEqual(bar.y)
    }
  })

  test('the names of the steps are in the middle of their bar, until one of the steps costs extra', async ({
    page,
  }) => {
    await open(page)
    const name = page.locator('nav a[href="#version"] > span').first()
    const middle = async () => {
      const [inner, outer] = [await name.boundingBox(), await name.locator('..').boundingBox()]
      if (!inner || !outer) throw new Error('The step has no name')
      return inner.y + inner.height / 2 - outer.y - outer.height / 2
    }
    expect(Math.abs(await middle())).toBeLessThanOrEqual(3)
    await take(page, 'W18A')
    await expect.poll(middle).toBeLessThan(-5)
  })

  test('it follows the step; the view that the visitor chose holds until the next one', async ({ page }) => {
    await open(page)
    await goTo(page, 'wheels')
    await expect(view(page)).toHaveAccessibleName('Velg')
    await page.getByRole('radio', { name: 'Achterkant' }).check({ force: true })
    await take(page, 'W18A')
    await expect(view(page)).toHaveAccessibleName('Achterkant')
    await goTo(page, 'interior')
    await expect(view(page)).toHaveAccessibleName('Dashboard')
    await goTo(page, 'equipment')
    await take(page, 'HEAT')
    await expect(view(page)).toHaveAccessibleName('Zetels')
  })

  test('Undo stays in place, names what it changes, and goes the same way as the browser’s Back and Forward', async ({
    page,
  }) => {
    await open(page)
    const cars = [carOf(page)]
    for (const [step, code] of [
      ['wheels', 'W18A'],
      ['equipment', 'HEAT'],
      ['equipment', 'CAMR'],
    ] as const) {
      await goTo(page, step)
      await take(page, code)
      cars.push(carOf(page))
    }
    const tile = page.locator('[data-choice="CAMR"]')
    const undo = page.getByRole('button', { name: /^Ongedaan maken: / })
    await expect(undo).toHaveAccessibleName(/Achteruitrijcamera \(−/)
    const before = (await tile.boundingBox())?.y ?? 0
    await undo.click()
    await expect.poll(() => carOf(page)).toBe(cars[2])
    await expect(choice(page, 'CAMR')).not.toHaveAttribute('aria-current', 'true')
    expect(Math.abs(((await tile.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(4)
    await expect(undo).toBeFocused()

    await page.goForward()
    await expect.poll(() => carOf(page)).toBe(cars[3])
    await page.goBack()
    await page.goBack()
    await expect.poll(() => carOf(page)).toBe(cars[1])
    await expect(choice(page, 'HEAT')).not.toHaveAttribute('aria-current', 'true')
    const redo = page.getByRole('button', { name: /^Opnieuw: / })
    await redo.click()
    await redo.click()
    await expect.poll(() => carOf(page)).toBe(cars[3])
    // Fast presses lose none.
    await undo.click()
    await undo.click()
    await undo.click()
    await expect.poll(() => carOf(page)).toBe(cars[0])
    await expect(page.getByRole('button', { name: 'Niets om ongedaan te maken' })).toBeAttached()

    await page.getByRole('button', { name: 'Laatste keuzes' }).click()
    await page
      .getByRole('button', { name: /Achteruitrijcamera/ })
      .last()
      .click()
    await expect.poll(() => carOf(page)).toBe(cars[3])
  })

  test('a search finds a choice by its words, and a filter what is chosen; a tile that is clicked on stays', async ({
    page,
  }) => {
    await open(page)
    await goTo(page, 'equipment')
    const search = page.getByRole('searchbox')
    await search.fill('camera')
    await expect(choice(page, 'HEAT')).toBeHidden()
    await expect(choice(page, 'CAMR')).toBeVisible()
    await take(page, 'CAMR')
    await expect(choice(page, 'CAMR')).toBeVisible()
    await search.fill('xylofoon')
    await expect(page.getByRole('status').filter({ hasText: '0 keuzes' })).toBeVisible()
    await page.getByRole('button', { name: 'Alles tonen' }).click()
    await expect(choice(page, 'HEAT')).toBeVisible()
    await page.getByRole('radio', { name: 'Gekozen' }).check({ force: true })
    await expect(choice(page, 'HEAT')).toBeHidden()
    await expect(choice(page, 'CAMR')).toBeVisible()
  })

  test('each wheel, interior, pack and service has a picture that is there', async ({ page, request }) => {
    await open(page)
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll('[data-choice]')].map((tile) => ({
        code: tile.getAttribute('data-choice') ?? '',
        step: tile.closest('[data-step]')?.getAttribute('data-step') ?? '',
        source: tile.querySelector('img')?.getAttribute('src') ?? '',
      })),
    )
    const drawn = pictures.filter(({ step }) => ['wheels', 'interior', 'equipment', 'services'].includes(step))
    expect(drawn.length).toBeGreaterThan(20)
    for (const { code, source } of drawn) {
      expect(source, code).not.toBe('')
      expect((await request.get(source)).status(), source).toBe(200)
    }
  })
})

test.describe('on a phone', () => {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    test(`at most 35 % of the height is fixed while one chooses: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      await goTo(page, 'wheels')
      await take(page, 'W18A')
      const heights = await page.evaluate(() => {
        const stepBar = document.querySelector('nav a[href="#wheels"]')?.closest('nav')?.parentElement
        const parts = [document.querySelector('header'), stepBar, document.querySelector('aside:has([data-total])')]
        return parts.map((part) => part?.getBoundingClientRect().height ?? Number.NaN)
      })
      expect(heights.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.35 * height)
      // The car stays in view beside the steps.
      await expect(page.getByRole('link', { name: 'De wagen groot bekijken' })).toBeVisible()
      const isLargeEnough = async (name: RegExp | string) => {
        const box = await page.getByRole('button', { name }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      }
      await isLargeEnough(/^Ongedaan maken/)
      await isLargeEnough('Laatste keuzes')
      // Redo stands where the history does, while there is something to redo.
      await page.getByRole('button', { name: /^Ongedaan maken/ }).click()
      await isLargeEnough(/^Opnieuw: /)
      await expect(page.getByRole('button', { name: 'Laatste keuzes' })).toBeHidden()
    })
  }
})
