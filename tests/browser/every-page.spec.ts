import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type axeCore from 'axe-core'
import { LANGUAGES, type Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'

/** One page of each kind, in both languages, small and large: accessible, quiet, whole. */

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const WIDTHS = [360, 1280] as const

const PAGES: readonly (readonly [RouteName, object, SalesType])[] = [
  ['homepage', {}, 'B2C'],
  ['homepage', {}, 'B2B'],
  ['models', {}, 'B2C'],
  ['models-v2', {}, 'B2B'],
  ['models-v2', { compare: 'BORN,LEON,TERRAMAR' }, 'B2C'],
  ['models-v2', { motorisation: 'electric', budget: 30_000, range: 500 }, 'B2C'],
  ['models.carline', { carline_code: 'FORMENTOR' }, 'B2C'],
  ['models.carline', { carline_code: 'LEONNEW' }, 'B2C'],
  ['models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'design' }, 'B2B'],
  ['models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'autonomie' }, 'B2C'],
  ['models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'versions' }, 'B2B'],
  ['models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'data' }, 'B2C'],
  ['models.carline.test-drive', { carline_code: 'TAVASCAN' }, 'B2C'],
  ['car-configurator', {}, 'B2C'],
  ['car-configurator.models', {}, 'B2B'],
  ['stock', {}, 'B2C'],
  ['stock.model', { modelName: 'TERRAMAR' }, 'B2B'],
  ['financing', {}, 'B2C'],
  ['private-lease', {}, 'B2C'],
  ['category', { category: 'electric' }, 'B2C'],
  ['services', {}, 'B2C'],
  ['news', {}, 'B2C'],
  ['news.article', { slug: ['hiver-electrique'] }, 'B2C'],
  ['faq', {}, 'B2C'],
  ['faq.question', { question: 'save-configuration' }, 'B2B'],
  ['contact', {}, 'B2B'],
  ['contact.dealer', { dealer: 'gent' }, 'B2C'],
  ['legal', {}, 'B2C'],
  ['co2', {}, 'B2C'],
  ['design', {}, 'B2C'],
]

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
    for (const [name, params, salesType] of PAGES) {
      const path = buildPath(name, params as never, { language, salesType })
      test(`${path} at ${width} px`, ({ page }) => check(page, path, width))
    }

    test(`the configurator, an offer and a car of the stock, ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of await remotePaths(page, language)) await check(page, path, width)
    })

    test(`the open menu, ${language} at ${width} px`, async ({ page }) => {
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

async function remotePaths(page: Page, language: Language): Promise<string[]> {
  const audience = { lang: language, sales_type: 'B2C' }
  const models = await page.request.get('/api/backend/v1/car-configurator/models-prices', { params: audience })
  const [model] = (await models.json()).models
  const stock = await page.request.post('/api/backend/v1/stocks/vehicles', { data: { ...audience, limit: 1 } })
  const [vehicle] = (await stock.json()).vehicles
  const where = { language, salesType: 'B2C' } as const
  return [
    buildPath('car-configurator.conf', { id: model.from_id }, where),
    buildPath('car-configurator.offer', { cupra_code: model.from_cupra_code }, where),
    buildPath('stock.vehicle', { modelName: vehicle.carline_code, commissionId: vehicle.commission_id }, where),
  ]
}
