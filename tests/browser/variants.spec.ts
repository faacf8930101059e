import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sign } from '@/door/revalidation/signature.server'
import { copySite } from '../../scripts/lib/copy-site.mts'
import { freePort, serve } from '../../scripts/lib/run.mjs'
import { hide, listen, untilMeasured } from './field-listener'
import { untilHydrated } from './page-checks'
import { test } from './test'

/** Two blocks of a page of which a visitor sees one. On a built server of its own, whose entry says so. */
const SECRET = 'a secret of more than thirty-two letters'
const ENTRY = 'pages/adn'
let folder: string
let base: string
let server: Awaited<ReturnType<typeof serve>> | undefined

test.beforeAll(async () => {
  folder = copySite('src')
  const file = join(folder, 'src/content/entries', `${ENTRY}.yaml`)
  let blocks = 0
  const entry = readFileSync(file, 'utf8').replace(/^ {4}value:\n/gm, (value) => {
    blocks += 1
    // The second and the third: a picture with words, and cards.
    return blocks === 2 || blocks === 3 ? `${value}      share: 50\n` : value
  })
  writeFileSync(file, entry)
  server = await serve({
    port: await freePort(),
    quiet: true,
    folder,
    env: { NODE_ENV: 'production', RATE_LIMIT: '0', REVALIDATE_SECRET: SECRET },
  })
  base = server.address
  const body = JSON.stringify({ entries: [ENTRY] })
  const at = String(Math.floor(Date.now() / 1_000))
  const headers = { 'x-timestamp': at, 'x-signature': sign(at, body, SECRET) }
  expect((await fetch(`${base}/api/revalidate`, { method: 'POST', body, headers })).status).toBe(200)
})

test.afterAll(async () => {
  await server?.stop()
  if (folder) rmSync(folder, { recursive: true })
})

/** Draws the first or the second, whatever is asked of chance. */
const draw = (page: Page, number: number) => page.addInitScript((drawn) => (Math.random = () => drawn), number)
const shown = (page: Page) =>
  page
    .locator('[data-one-of]')
    .evaluateAll((all) => all.filter((one) => !(one as HTMLElement).hidden).map((one) => one.getAttribute('data-nth')))

for (const [address, place] of [
  ['/fr/adn-cupra', 'fr'],
  ['/nl/professioneel/dna-cupra', 'nl'],
] as const) {
  for (const [number, nth] of [
    [0.1, '1'],
    [0.9, '2'],
  ] as const) {
    test(`a visitor sees one of two, from the first picture on, and after the code has come: ${place}, ${nth}`, async ({
      page,
    }) => {
      await draw(page, number)
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      // What is shown while the page is read, at each moment in which it could be painted.
      await page.addInitScript(() => {
        const seen = new Set<string>()
        Object.assign(window, { seenVariants: seen })
        const look = () => {
          for (const one of document.querySelectorAll<HTMLElement>('[data-one-of]'))
            if (!one.hidden) seen.add(one.dataset.nth ?? '')
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(base + address)
      expect(await shown(page)).toEqual([nth])
      await page.mouse.move(10, 10)
      await page.keyboard.press('Tab')
      await expect(page.locator('html')).toBeVisible()
      await page.waitForFunction(() => Boolean((window as { next?: { router?: unknown } }).next?.router))
      await page.waitForLoadState('networkidle')
      expect(await shown(page)).toEqual([nth])
      expect(await page.evaluate(() => [...(window as unknown as { seenVariants: Set<string> }).seenVariants])).toEqual(
        [nth],
      )
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        '',
      ])
      expect(complaints).toEqual([])
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everybody sees the first', async ({ page }) => {
    await page.goto(`${base}/fr/adn-cupra`)
    expect(await shown(page)).toEqual(['1'])
  })
})

test('of who agreed to statistics the site hears which one was seen', async ({ page }) => {
  // One number below five is the first of both, and one of the visits that are measured.
  const said = await listen(page, { isMeasured: true })
  await page.goto(`${base}/fr/adn-cupra`)
  await untilHydrated(page)
  const block = page.locator('[data-one-of][data-nth="1"]')
  await block.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(300)
  await untilMeasured(page)
  const answered = page.waitForResponse('**/api/field')
  await hide(page)
  expect((await answered).status()).toBe(204)
  await expect
    .poll(() => said.flatMap(({ variants = [] }) => variants))
    .toEqual([{ of: `${ENTRY}/s2`, nth: 1, did: 'seen' }])
})
