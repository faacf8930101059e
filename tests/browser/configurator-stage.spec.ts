import { expect, type Page } from '@playwright/test'
import { untilAtRest } from './page-checks'
import { carPath } from './pages'
import { mostStylesAtOnce } from './style-counts'
import { test } from './test'

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
    await open(page)
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height })
      await expect(async () => {
        const chosen = await page.locator('#stage label').first().boundingBox()
        const bar = await page.getByRole('complementary', { name: 'Totaal' }).boundingBox()
        if (!chosen || !bar) throw new Error('The stage has no small pictures')
        expect(chosen.y + chosen.height, `${width} × ${height}`).toBeLessThanOrEqual(bar.y)
      }).toPass({ timeout: 20_000 })
    }
  })

  test('the total takes 64 px, with the monthly amount beside it', async ({ page }) => {
    await open(page)
    const bar = page.getByRole('complementary', { name: 'Totaal' })
    await expect(bar.locator('[data-monthly]')).toBeVisible()
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
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
    await page.getByRole('button', { name: 'In de keuzes zoeken' }).click()
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
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
    // Whoever closes it has all choices again, and the focus where it was.
    await page.keyboard.press('Escape')
    await expect(choice(page, 'HEAT')).toBeVisible()
    await expect(page.getByRole('button', { name: 'In de keuzes zoeken' })).toBeFocused()
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
    // The smaller one has less room; the other is of the long run.
    const tag = width === 360 ? [] : ['@long']
    test(`the car keeps 30 % of the height while its looks are chosen, and a press enlarges it in place: ${width} px`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      const bar = page.getByRole('complementary', { name: 'Totaal' })
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
      const stage = page.locator('#stage figure > div').first()
      /** Below the header, above the total. */
      const seen = async () => {
        const [box, header, total] = await Promise.all([
          stage.boundingBox(),
          page.locator('header').first().boundingBox(),
          bar.boundingBox(),
        ])
        if (!box || !header || !total) throw new Error('There is no stage')
        return Math.min(box.y + box.height, total.y) - Math.max(box.y, header.y + header.height)
      }
      for (const [step, code] of [
        ['exterior', 'MOTG'],
        ['wheels', 'W18A'],
        ['interior', undefined],
      ] as const) {
        await goTo(page, step)
        await expect.poll(seen, step).toBeGreaterThanOrEqual(0.3 * height - 1)
        // The first choice stands between the car and the total.
        const [first, steps, total] = await Promise.all([
          page.locator(`#${step} [data-choice]`).first().boundingBox(),
          page.locator('nav:has(a[href="#wheels"])').boundingBox(),
          bar.boundingBox(),
        ])
        expect(first?.y ?? 0, step).toBeGreaterThanOrEqual((steps?.y ?? height) + (steps?.height ?? 0))
        expect((first?.y ?? height) + (first?.height ?? 0), step).toBeLessThanOrEqual(total?.y ?? 0)
        if (code) await take(page, code)
      }
      // A link to a step scrolls smoothly.
      await untilAtRest(page.locator('#interior'))
      const [scrolled, before] = [await page.evaluate(() => scrollY), await seen()]
      await stage.click({ position: { x: width / 2, y: 60 } })
      await expect.poll(seen).toBeGreaterThan(1.5 * before)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      // It lies over the bar of the steps.
      const over = await page.locator('nav:has(a[href="#wheels"])').boundingBox()
      const isOver = ({ x, y }: { x: number; y: number }) => Boolean(document.elementFromPoint(x, y)?.closest('#stage'))
      expect(await page.evaluate(isOver, { x: width / 2, y: (over?.y ?? 0) + 10 })).toBe(true)
      const smaller = page.getByRole('button', { name: 'De wagen vergroten' })
      await expect(smaller).toHaveAttribute('aria-pressed', 'true')
      await smaller.click()
      await expect.poll(seen).toBeLessThanOrEqual(before + 1)
      // Of the equipment little is seen: the words have the room.
      await goTo(page, 'equipment')
      await expect.poll(seen).toBeLessThanOrEqual(0)
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

for (const [width, language, name, word] of [
  [320, 'nl', 'In de keuzes zoeken', 'zwart'],
  [360, 'fr', 'Chercher dans les choix', 'noir'],
  [412, 'nl', 'In de keuzes zoeken', 'zwart'],
  [1280, 'fr', 'Chercher dans les choix', 'noir'],
] as const) {
  test(`the heading of what is found stands below the search, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(carPath({ language, salesType: 'B2C' }))
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name }).click()
    await page.getByRole('searchbox').fill(word)
    const heading = page.locator('[data-step] > section:not([hidden]) h2').first()
    const room = async () => {
      const bar = await page.locator('[data-gives-way]').boundingBox()
      return ((await heading.boundingBox())?.y ?? 0) - (bar ? bar.y + bar.height : Number.NaN)
    }
    await expect(page.getByRole('status').filter({ hasText: /[1-9] (?:keuzes|choix)/ })).toBeVisible()
    await untilAtRest(heading)
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    expect(await room()).toBeLessThan(80)
    // The car has gone under the header, not over it.
    await page.locator('header summary').filter({ hasText: 'Menu' }).click({ trial: true })
  })
}

test('a phone works out few styles when the search opens and when the car goes or stays', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const toggle = page.getByRole('button', { name: 'In de keuzes zoeken' })
  const stage = page.locator('#stage')
  await goTo(page, 'exterior')
  await expect(stage).toHaveAttribute('data-stays')
  await untilAtRest(page.locator('#exterior'))
  const opened = await mostStylesAtOnce(browser, async () => {
    await toggle.click()
    await expect(stage).not.toHaveAttribute('data-stays')
    await untilAtRest(stage)
  })
  const closed = await mostStylesAtOnce(browser, async () => {
    await page.keyboard.press('Escape')
    await expect(stage).toHaveAttribute('data-stays')
    await untilAtRest(stage)
  })
  expect(opened).toBeGreaterThan(0)
  expect(Math.max(opened, closed)).toBeLessThan(200)
})

test('a phone keeps the car in view while the keyboard is on it, whatever the step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const stage = page.locator('#stage')
  await goTo(page, 'equipment')
  await expect(stage).not.toHaveAttribute('data-stays')
  // To bring it into view the browser would scroll to another step, sooner or later.
  await stage
    .getByRole('button')
    .first()
    .evaluate((button) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Shift')
  await expect(stage).toHaveAttribute('data-stays')
  await page.getByRole('button', { name: 'In de keuzes zoeken' }).focus()
  await expect(stage).not.toHaveAttribute('data-stays')
})

test('a phone that is held across has a stage as high for each view: the choices below it stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await open(page)
  const next = page.getByRole('button', { name: 'Volgend aanzicht' })
  const stage = page.locator('#stage')
  const heights = new Set([(await stage.boundingBox())?.height])
  for (let number = 2; number <= 10; number += 1) {
    await next.click()
    await expect(page.getByRole('status').filter({ hasText: `aanzicht ${number} van 10` })).toHaveCount(1)
    heights.add((await stage.boundingBox())?.height)
    const picture = await stage.locator('img').first().boundingBox()
    expect(picture?.height).toBeLessThanOrEqual((await stage.boundingBox())?.height ?? 0)
  }
  expect([...heights]).toHaveLength(1)
})

test('letters of twice the size cut no step either', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page)
  const { fits } = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(sheet)
    const nav = document.querySelector('nav:has(a[href="#wheels"])')
    const right = nav?.getBoundingClientRect().right ?? 0
    const last = nav?.querySelector('li:last-child a')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY
    return { fits: last <= right + 1 }
  })
  expect(fits).toBe(true)
})

test('the step that is pressed is the one in view, none is cut at the edge of its bar, and paints are a row', async ({
  page,
}) => {
  // A link to a step jumps.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const steps = ['version', 'exterior', 'wheels', 'interior', 'equipment', 'services', 'summary']
  // Each that was seen has a tick, which takes room beside its number.
  for (const step of steps) await goTo(page, step)
  for (const [width, height] of [
    [320, 844],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A jump that begins while the window still changes ends where the step was.
    await untilAtRest(page.locator('#exterior'))
    for (const step of steps) {
      await goTo(page, step)
      const cut = await page.locator('nav:has(a[href="#wheels"])').evaluate((nav) => {
        const { left, right } = nav.getBoundingClientRect()
        return [...nav.querySelectorAll('a')]
          .map((link) => ({ box: link.getBoundingClientRect(), name: link.textContent }))
          .filter(({ box }) => box.left < left - 1 || box.right > right + 1)
          .map(({ name }) => name)
      })
      expect(cut, `${width} px, ${step}`).toEqual([])
    }
    const paints = await page
      .locator('#exterior li[data-choice]:not([data-state="blocked"])')
      .evaluateAll((all) => all.map((paint) => Math.round(paint.getBoundingClientRect().y)))
    expect(paints.length).toBeGreaterThan(3)
    expect(new Set(paints).size, `${width} px`).toBe(1)
  }
})

test.describe('on a phone, once the summary has been seen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const current = (page: Page) => page.locator('nav a[aria-current="step"]')
  const total = (page: Page) => page.getByRole('complementary', { name: 'Totaal' })

  test('the total and the way to an offer stand in two lines, with room around them', async ({ page }) => {
    await open(page)
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 })
      await page.locator('#summary').evaluate((summary) => summary.scrollIntoView({ behavior: 'instant' }))
      await expect(total(page).getByRole('link', { name: /^Offerte vragen/ })).toBeVisible()
      const bottoms = await total(page)
        .locator('[data-total] > span > span')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
      expect(Math.max(...bottoms) - Math.min(...bottoms), `at ${width} px`).toBeLessThan(8)
      const bar = await total(page).boundingBox()
      const figures = await total(page).locator('[data-wltp]').boundingBox()
      expect(bar?.height, `at ${width} px`).toBeLessThanOrEqual(64)
      const below = (bar?.y ?? 0) + (bar?.height ?? 0) - (figures?.y ?? 0) - (figures?.height ?? 0)
      expect(below, `at ${width} px`).toBeGreaterThanOrEqual(2)
    }
  })

  test('a jump to the top is one to the first step', async ({ page }) => {
    await open(page)
    await page.locator('#summary').evaluate((summary) => summary.scrollIntoView({ behavior: 'instant' }))
    await expect(current(page)).toHaveAttribute('href', '#summary')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current(page)).not.toHaveAttribute('href', '#summary')
    await expect(current(page)).toContainText(/^1/)
  })
})
