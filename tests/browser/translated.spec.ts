import { type Browser, expect, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { carPath, PAGES, remotePaths } from './pages'
import { readThrough } from './read-through'
import { shownWords, translateFromStart, translateNow, untranslated } from './translator'

/**
 * A page that the browser translates goes on as any other: beside it stands the same page untranslated, and after each step both
 * say the same, to the cent.
 */

const dutch = { language: 'nl', salesType: 'B2C' } as const

function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  return noise
}

interface Twins {
  readonly plain: Page
  readonly translated: Page
  /** What the translated page complains of. */
  readonly noise: string[]
}

/** When the translator comes: before the page's scripts, as it does for whoever always translates, or when asked. */
const MOMENTS = ['before it is hydrated', 'when it lives'] as const

async function openTwins(browser: Browser, path: string, moment: (typeof MOMENTS)[number]): Promise<Twins> {
  const viewport = { width: 1280, height: 900 }
  const plain = await (await browser.newContext({ viewport })).newPage()
  const translated = await (await browser.newContext({ viewport })).newPage()
  const noise = listen(translated)
  if (moment === 'before it is hydrated') await translateFromStart(translated)
  for (const page of [plain, translated]) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await untilHydrated(page)
  }
  if (moment === 'when it lives') await translateNow(translated)
  return { plain, translated, noise }
}

/** Does the same to both, and waits until they say the same. */
async function step({ plain, translated, noise }: Twins, what: string, act: (page: Page) => Promise<unknown>) {
  await test.step(what, async () => {
    await act(plain)
    await act(translated)
    await expect(async () => expect(await shownWords(translated)).toBe(await shownWords(plain))).toPass()
    expect(noise).toEqual([])
  })
}

/** A text that the translator was not told of would stay in a language that the visitor cannot read. */
const expectTranslated = ({ translated }: Twins) => expect.poll(() => untranslated(translated)).toEqual([])

async function readBoth(twins: Twins) {
  await step(twins, 'reads to the end', async (page) => {
    await readThrough(page)
    await page.waitForLoadState('networkidle')
  })
  await expectTranslated(twins)
}

for (const [index, [name, params, salesType]] of PAGES.entries()) {
  const path = buildPath(name, params as never, { language: 'nl', salesType })
  test(`hydrated after it was translated: ${path}`, { tag: index % 4 === 0 ? [] : ['@long'] }, async ({ browser }) => {
    await readBoth(await openTwins(browser, path, 'before it is hydrated'))
  })
}

test('hydrated after they were translated: cars', { tag: '@long' }, async ({ browser, page }) => {
  test.setTimeout(300_000)
  for (const path of await remotePaths(page, 'fr')) {
    await readBoth(await openTwins(browser, path, 'before it is hydrated'))
  }
})

const carOf = (page: Page) => /\/conf\/([^/?#]+)/.exec(page.url())?.[1]

/** The last open choice of each category, and its code. */
const openChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-step]')].flatMap((part) => {
      const [link] = [...part.querySelectorAll('[data-choice] a:not([aria-current])')].slice(-1)
      const code = link?.closest('[data-choice]')?.getAttribute('data-choice')
      return code ? [code] : []
    }),
  )

for (const moment of MOMENTS) {
  test.describe(`a page that the browser translates ${moment}`, () => {
    test('a car is built: each click says what it costs', async ({ browser }) => {
      test.setTimeout(120_000)
      const twins = await openTwins(browser, carPath(dutch), moment)
      const codes = await openChoices(twins.plain)
      expect(codes.length).toBeGreaterThan(3)
      for (const code of codes) {
        await step(twins, `takes ${code}`, async (page) => {
          const link = page.locator(`[data-choice="${code}"] a`).first()
          if ((await link.count()) === 0 || (await link.getAttribute('aria-current'))) return
          const car = carOf(page)
          await link.click()
          await expect.poll(() => carOf(page)).not.toBe(car)
        })
      }
      await step(twins, 'goes back', (page) => page.goBack())
      await expectTranslated(twins)
    })
  })
}
