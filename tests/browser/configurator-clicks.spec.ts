import { expect, type Locator, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { slowService } from './network'
import { isHydrated, topOf, untilAtRest, untilHydrated } from './page-checks'
import { test } from './test'

/** A click on a choice changes the car and nothing else: not the place, not the focus, not another click. */

const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const
const PAGES = { 360: 740, 390: 844, 1280: 900 } as const

const carOf = (page: Page) => decodeURIComponent(/\/conf\/([^/?#]+)/.exec(page.url())?.[1] ?? '')
const isSettled = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'We werken de prijs bij' })).toHaveCount(0, { timeout: 30_000 })

/** In the middle of the window, and at rest there: what is drawn above meanwhile may take it out again. */
async function bringIntoView(tile: Locator, aim = tile): Promise<void> {
  await expect(async () => {
    await aim.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await untilAtRest(tile)
    await expect(tile).toBeInViewport({ timeout: 1_000 })
  }).toPass()
}

/**
 * Where the tile stands at the moment of the click: to press a link Playwright may scroll once more, where a bar covers it.
 * @returns reads it, once the click was made
 */
async function noteTopAtClick(tile: Locator): Promise<() => Promise<number>> {
  const noted = await tile.evaluateHandle((element) => {
    const place: { top: number } = { top: Number.NaN }
    const note = () => {
      place.top = element.getBoundingClientRect().top
    }
    element.addEventListener('click', note, { capture: true, once: true })
    return place
  })
  return () => noted.evaluate(({ top }) => top)
}

async function open(page: Page): Promise<void> {
  const query = new URLSearchParams({ lang: 'nl', sales_type: 'B2C', carline_code: 'FORMENTOR' })
  const answer = await page.request.get(`/api/backend/v1/car-configurator/configurations?${query}`)
  const { configurations } = (await answer.json()) as { configurations: { id: string }[] }
  await page.goto(buildPath('car-configurator.conf', { id: configurations[0]?.id ?? '' }, AUDIENCE))
  // The first sign of the visitor starts the scripts.
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-choice] a').first()).toBeVisible()
  // Until then a choice is a plain link, to a place of another page.
  await expect.poll(() => isHydrated(page, '[data-choice] a')).toBe(true)
}

/** Choices that can be had and are not, each in a category of its own. */
const openChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-step]')]
      .map((step) => {
        const links = [...step.querySelectorAll('[data-choice] a:not([aria-current])')]
        return links.at(-1)?.closest('[data-choice]')?.getAttribute('data-choice') ?? ''
      })
      .filter(Boolean),
  )

for (const [at, [width, height]] of Object.entries(PAGES).entries()) {
  // Of the two phones the smaller one; the other is of the long run.
  const tag = width === '390' ? ['@long'] : []
  test(`the clicked tile stays where it is and keeps the focus: ${width} px, by pointer and by key`, { tag }, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: Number(width), height })
    await open(page)
    const codes = await openChoices(page)
    expect(codes.length).toBeGreaterThan(3)
    for (const [index, code] of codes.slice(1).entries()) {
      const tile = page.locator(`[data-choice="${code}"]`)
      const link = tile.locator('a').first()
      if ((await link.count()) === 0 || (await link.getAttribute('aria-current'))) continue
      // A key says that the visitor goes on. Without it the tile of the last click may still be held where it was.
      await page.keyboard.press('Shift')
      await link.focus()
      await bringIntoView(tile, link)
      const topAtClick = await noteTopAtClick(tile)
      const car = carOf(page)
      // In turn, and the other way round at the next width: each category has both.
      const by = (at + index) % 2 === 0 ? 'pointer' : 'key'
      if (by === 'pointer') await link.click()
      else await page.keyboard.press('Enter')
      await expect.poll(() => carOf(page)).not.toBe(car)
      await isSettled(page)
      expect(new URL(page.url()).hash).toBe('')
      expect(Math.abs((await topOf(tile)) - (await topAtClick())), `${code}, by ${by}`).toBeLessThanOrEqual(4)
      await expect(link, `${code}, by ${by}`).toBeFocused()
    }
  })
}

test('a version leaves its tile where it is in every picture, though what stands above grows by more than a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const [code = ''] = await openChoices(page)
  const tile = page.locator(`[data-choice="${code}"]`)
  await bringIntoView(tile)
  // As whoever draws a picture finds it: before sizes are told, which is later in the same picture.
  const farthest = await page.evaluateHandle((selector) => {
    const topNow = () => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    const top = topNow()
    const seen = { most: 0 }
    const look = () => {
      seen.most = Math.max(seen.most, Math.abs(topNow() - top))
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, `[data-choice="${code}"]`)
  const car = carOf(page)
  await tile
    .locator('a')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => carOf(page)).not.toBe(car)
  await isSettled(page)
  expect(await farthest.evaluate(({ most }) => most)).toBeLessThanOrEqual(2)
})

test('a second click on a tile, before its answers have come, takes neither the focus nor the place', async ({
  page,
}) => {
  await open(page)
  const [, code = ''] = await openChoices(page)
  const tile = page.locator(`[data-choice="${code}"]`)
  await bringIntoView(tile)
  // Longer than a slow machine needs for the second click: the tile has another first link once it is chosen.
  await slowService(page, 5_000)
  const car = carOf(page)
  await tile.locator('a').first().click()
  await expect.poll(() => carOf(page)).not.toBe(car)
  const topAtClick = await noteTopAtClick(tile)
  await tile.locator('a').first().click()
  await isSettled(page)
  expect(Math.abs((await topOf(tile)) - (await topAtClick()))).toBeLessThanOrEqual(4)
  await expect(tile.locator('a').first()).toBeFocused()
})

test('who scrolls after a click, without a wheel or a key, is not brought back when the page becomes longer', async ({
  page,
}) => {
  await open(page)
  const [, code = ''] = await openChoices(page)
  const tile = page.locator(`[data-choice="${code}"]`)
  await bringIntoView(tile)
  const car = carOf(page)
  await tile.locator('a').first().click()
  await expect.poll(() => carOf(page)).not.toBe(car)
  await isSettled(page)
  await untilAtRest(tile)
  // As by the scroll bar, in the same moment as something comes at the end of the page.
  const before = await topOf(tile)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Later' }))
    window.scrollBy({ top: -150, behavior: 'instant' })
  })
  await untilAtRest(tile)
  expect(Math.abs((await topOf(tile)) - before - 150)).toBeLessThanOrEqual(4)
})

test('fast clicks give the same car as slow ones, while the service takes a second and a half for each answer', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page)
  const start = page.url()
  const codes = (await openChoices(page)).slice(0, 4)
  const click = (code: string) =>
    page
      .locator(`[data-choice="${code}"] a`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
  for (const code of codes) {
    const car = carOf(page)
    await click(code)
    await expect.poll(() => carOf(page)).not.toBe(car)
    await isSettled(page)
  }
  const slowly = carOf(page)

  await page.goto(start)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-choice] a').first()).toBeVisible()
  await untilHydrated(page)
  await slowService(page, 1_500)
  for (const code of codes) await click(code)
  await expect.poll(() => carOf(page), { timeout: 60_000 }).toBe(slowly)
})
