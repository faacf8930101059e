import { expect, type Page, test } from '@playwright/test'
import { SOLD_CARLINES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { PAGES, remotePaths } from './pages'

/** What the page stands on, from its top to its foot: one after the other, as wide as the window. */
interface Band {
  readonly ground: string
  readonly top: number
}

/** The header is the frame's, and is not counted; the footer is the last night of every page. */
async function bandsOf(page: Page): Promise<Band[]> {
  return page.evaluate(() => {
    const bands: Band[] = []
    // The way to the page and the tabs belong to what they stand beside; a plate is narrower than the page.
    const isBand = (element: Element) =>
      element.tagName !== 'NAV' && element.getBoundingClientRect().width >= document.documentElement.clientWidth - 1
    const visit = (element: Element, around: string) => {
      const { top, height } = element.getBoundingClientRect()
      if (height < 1 || !isBand(element)) return
      const ground = element.getAttribute('data-ground') ?? around
      if (element.matches('[data-ground]:not(main)')) bands.push({ ground, top: top + scrollY })
      else if ([...element.querySelectorAll('[data-ground]')].some(isBand))
        for (const child of element.children) visit(child, ground)
      else if (bands.at(-1)?.ground !== ground) bands.push({ ground, top: top + scrollY })
    }
    const main = document.querySelector('main')
    if (main) visit(main, 'stone')
    return [...bands, { ground: 'night', top: document.documentElement.scrollHeight }]
  })
}

const nightsInARow = (bands: readonly Band[]) =>
  Math.max(
    ...bands
      .map(({ ground }) => (ground === 'night' ? 'n' : '|'))
      .join('')
      .split('|')
      .map(({ length }) => length),
  )

for (const language of LANGUAGES) {
  test(`three nights never follow each other, ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1280, height: 900 })
    const paths = PAGES.map(([name, params, salesType]) => buildPath(name, params as never, { language, salesType }))
    for (const path of [...paths, ...(await remotePaths(page, language))]) {
      await page.goto(path)
      const bands = await bandsOf(page)
      expect.soft(nightsInARow(bands), `${path}: ${bands.map(({ ground }) => ground).join(', ')}`).toBeLessThan(3)
    }
  })
}

const OPENINGS = [
  buildPath('homepage', {}, { language: 'fr', salesType: 'B2C' }),
  buildPath('homepage', {}, { language: 'nl', salesType: 'B2B' }),
  ...SOLD_CARLINES.map((carline_code) =>
    buildPath('models.carline', { carline_code }, { language: 'nl', salesType: 'B2C' }),
  ),
]

test('the homepage and each model change their ground within the first 3,000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of OPENINGS) {
    await page.goto(path)
    const seen = (await bandsOf(page)).filter(({ top }) => top < 2800)
    expect.soft(new Set(seen.map(({ ground }) => ground)).size, path).toBeGreaterThanOrEqual(2)
  }
})

test('what is printed stands on white paper, whatever its ground', async ({ page }) => {
  await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, { language: 'fr', salesType: 'B2C' }))
  await page.emulateMedia({ media: 'print' })
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('main, main section[data-ground]')].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return `${backgroundColor} ${color}`
    }),
  )
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255) rgb(0, 0, 0)']))
})
