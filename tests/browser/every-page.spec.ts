import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type axeCore from 'axe-core'
import { LANGUAGES, type Language } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { PAGES, remotePaths } from './pages'

/** One page of each kind, in both languages, small and large: accessible, quiet, whole. */

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const WIDTHS = [360, 1280] as const
/** `npm run verify` has each language at one width, the longer words at the smaller one; `npm run test:browser` has all. */
const SHORT: Readonly<Record<Language, number>> = { nl: 360, fr: 1280 }

async function violations(page: Page) {
  await page.evaluate(AXE)
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    return axe.run(document, { resultTypes: ['violations'] })
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** What a page must not do in its whole life: write errors, break its own policy, fail to load a part of itself. */
function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()} ${response.url()}`)
  })
  return noise
}

async function check(page: Page, path: string, width: number) {
  const noise = listen(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
  expect.soft(await violations(page), `${path} at ${width} px`).toEqual([])
  expect.soft(noise, path).toEqual([])
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    const tag = SHORT[language] === width ? [] : ['@long']
    for (const [name, params, salesType] of PAGES) {
      const path = buildPath(name, params as never, { language, salesType })
      test(`${path} at ${width} px`, { tag }, ({ page }) => check(page, path, width))
    }

    test(`cars of the configurator and of the stock, ${language} at ${width} px`, { tag }, async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of await remotePaths(page, language)) await check(page, path, width)
    })

    test(`the open menu, ${language} at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${language}`)
      await page.locator('header').getByRole('button').or(page.locator('header summary')).first().click()
      expect(await violations(page)).toEqual([])
    })
  }

  test(`the page that is not there, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/nergens`)
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  })
}
