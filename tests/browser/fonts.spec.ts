import { expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { PAGES, remotePaths } from './pages'

/**
 * Every sign is drawn with the site's own font, so that a page looks the same on every machine, and so do its golden
 * images. Only Chromium tells which font it has drawn with.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'no other engine tells its fonts')

const TEXT_NODE = 3

/** What was drawn with a font of the machine: the font's name and the text. */
async function drawnWithOthers(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 })
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue.trim() !== '')
  const drawn = await Promise.all(
    texts.map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      return { fonts, nodeValue }
    }),
  )
  expect(drawn.filter(({ fonts }) => fonts.length > 0).length, 'texts that were drawn').toBeGreaterThan(20)
  return drawn.flatMap(({ fonts, nodeValue }) =>
    fonts.flatMap(({ isCustomFont, familyName }) => (isCustomFont ? [] : [`${familyName}: ${nodeValue}`])),
  )
}

/** Again while the page's scripts are changing it: a text that has just gone has no font. */
const expectOwnFont = (page: Page) => expect(async () => expect(await drawnWithOthers(page)).toEqual([])).toPass()

async function check(page: Page, path: string) {
  await page.goto(path)
  await expectOwnFont(page)
}

for (const [name, params, salesType] of PAGES) {
  const path = buildPath(name, params as never, { language: 'fr', salesType })
  test(`no text of ${path} is drawn with a font of the machine`, ({ page }) => check(page, path))
}

for (const language of LANGUAGES) {
  for (const width of [360, 1280]) {
    test(`no text of the design page is drawn with a font of the machine, ${language} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await check(page, buildPath('design', {}, { language, salesType: 'B2C' }))
    })
  }

  test(`nor is any of the configurator, an offer, a car in stock and the page that is not there, ${language}`, async ({
    page,
  }) => {
    for (const path of [...(await remotePaths(page, language)), `/${language}/nergens`]) await check(page, path)
  })

  test(`nor is the open menu, ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await page.locator('header summary').first().click()
    await expectOwnFont(page)
  })
}
