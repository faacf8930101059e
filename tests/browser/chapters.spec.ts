import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** The walk around a model: one picture that changes beside the words where there is room and motion is welcome, pictures with their words elsewhere. */

const pathIn = (language: (typeof LANGUAGES)[number]) =>
  buildPath('models.carline', { carline_code: 'FORMENTOR' }, { language, salesType: 'B2C' })
const PATH = pathIn('nl')

const scenes = (page: Page) => page.locator('main section[data-ground="night"] > ol > li')

/** Of what a window of 900 px leaves below the header and the tabs. */
const MIDDLE = 100 + (900 - 100) / 2

/** The middle of each scene's words and of its picture, and the picture's light: 0 is dark. */
const stateOf = (page: Page) =>
  scenes(page).evaluateAll((all) =>
    all.map((scene) => {
      const [view, words] = scene.children
      const middleOf = (part: Element | undefined) => {
        const { top, height } = part?.getBoundingClientRect() ?? { top: Number.NaN, height: 0 }
        return top + height / 2
      }
      const filter = view ? getComputedStyle(view).filter : ''
      return {
        words: middleOf(words),
        picture: middleOf(view),
        light: filter === 'none' ? 1 : Number(/[\d.]+/.exec(filter)?.[0]),
      }
    }),
  )

/** Scrolls until the words of a scene stand in the middle of what is left below header and tabs. */
async function readScene(page: Page, index: number): Promise<void> {
  const { words } = (await stateOf(page))[index] ?? { words: 0 }
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), words - MIDDLE)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

const count = async (page: Page) => {
  // Lines break elsewhere in the font that stands in until the site's own is there.
  await page.evaluate(() => document.fonts.ready)
  const found = await scenes(page).count()
  expect(found).toBeGreaterThanOrEqual(3)
  return found
}

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  for (const language of LANGUAGES) {
    test(`the picture stays in its place, and changes with the words, ${language}`, async ({ page }) => {
      await page.goto(pathIn(language))
      const last = (await count(page)) - 1
      for (let index = 0; index <= last; index += 1) {
        await readScene(page, index)
        const state = await stateOf(page)
        const lights = state.map(({ light }) => light)
        expect(lights.map((light) => light > 0.9)).toEqual(lights.map((_, other) => other === index))
        expect(lights.filter((light) => light > 0 && light <= 0.9)).toEqual([])
        // Pinned below the header and the tabs, but for the first and the last, which come and go with the page.
        if (index > 0 && index < last) for (const { picture } of state) expect(picture).toBeCloseTo(MIDDLE, 0)
      }
    })
  }

  for (const height of [640, 800, 1080]) {
    test(`between two scenes no picture is seen in another, ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height })
      await page.goto(PATH)
      await count(page)
      await readScene(page, 1)
      const [, one, other] = await stateOf(page)
      const way = (other?.words ?? 0) - (one?.words ?? 0)
      expect(way).toBeGreaterThan(100)
      for (let part = 1; part <= 20; part += 1) {
        await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), way / 20)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        const lit = (await stateOf(page)).filter(({ light }) => light > 0.05)
        expect(lit.length).toBeLessThanOrEqual(1)
      }
    })
  }

  test('above them night falls on the car of the day, and its lamps come out of the dark', async ({ page }) => {
    await page.goto(PATH)
    await count(page)
    const dusk = await duskOf(page)
    const height = await dusk.evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(1_300)
    await expect(dusk.locator('img')).toHaveCount(2)
    const way = height - 800
    await dusk.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' }))
    const seen = []
    for (let part = 0; part <= 4; part += 1) {
      if (part > 0) await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), way / 4)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      seen.push(
        await dusk.evaluate((element) => {
          const [night, , lit] = element.firstElementChild?.children ?? []
          const filter = lit ? getComputedStyle(lit).filter : ''
          return {
            top: Math.round(element.firstElementChild?.getBoundingClientRect().top ?? 0),
            night: Number(night && getComputedStyle(night).opacity),
            lamps: filter === 'none' ? 1 : Number(/[\d.]+/.exec(filter)?.[0]),
          }
        }),
      )
    }
    // It stays below the header and the tabs all the while.
    for (const { top } of seen) expect(Math.abs(top - 100)).toBeLessThanOrEqual(3)
    expect(seen[0]).toMatchObject({ night: 0, lamps: 0 })
    expect(seen[4]).toMatchObject({ night: 1, lamps: 1 })
    expect(seen.map(({ night }) => night)).toEqual(seen.map(({ night }) => night).toSorted())
    expect(seen.map(({ lamps }) => lamps)).toEqual(seen.map(({ lamps }) => lamps).toSorted())
    expect(seen[2]?.lamps).toBeLessThan(seen[2]?.night ?? 0)
  })

  test('with less motion each picture stands above its words, and night is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(PATH)
    await expect(await duskOf(page)).toBeHidden()
    await expectStatic(page)
    expect(asked.filter((url) => url.includes('teaser-day'))).toEqual([])
  })

  test('with less motion they begin where the column of the page does, in a wide window too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(PATH)
    const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left)
    expect(await leftOf(scenes(page).first())).toBe(await leftOf(page.getByRole('heading', { level: 1 })))
  })
})

/** The screen between the page by day and the chapters. */
async function duskOf(page: Page) {
  const dusk = page.locator('main [aria-hidden]:has(> div > [data-ground="night"])')
  await expect(dusk).toHaveCount(1)
  return dusk
}

async function expectStatic(page: Page): Promise<void> {
  await count(page)
  const scroll = () => page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  // What comes late has come once two looks, a moment apart, find each scene in its place.
  await scroll()
  let before = await stateOf(page)
  await expect(async () => {
    const earlier = before
    await page.waitForTimeout(1_000)
    before = await stateOf(page)
    expect(before).toEqual(earlier)
  }).toPass()
  for (const { light, picture, words } of before) {
    expect(light).toBe(1)
    expect(picture).toBeLessThan(words)
  }
  await scroll()
  const after = await stateOf(page)
  for (const [index, { picture }] of after.entries()) expect(picture + 400).toBeCloseTo(before[index]?.picture ?? 0, 0)
}

for (const language of LANGUAGES) {
  test(`on a phone each picture stands above its words, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(pathIn(language))
    await expectStatic(page)
  })
}
