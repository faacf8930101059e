import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import type { PlainRouteName } from '@/routing/params'
import { type Line, linesOf, monthlyOf, type PricedCar, type Product, priceOf } from './recomputed-rent'
import { aCarInStock } from './stock-car'
import { test } from './test'

/**
 * Every kind of page that shows a monthly amount: each is worked out again by a way of its own (recomputed-rent.ts), from the prices
 * that the service tells.
 */
const AUDIENCES = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2C' },
  { language: 'fr', salesType: 'B2B' },
  { language: 'nl', salesType: 'B2B' },
] as const
type Audience = (typeof AUDIENCES)[number]

interface Model {
  readonly carline_code: PricedCar['carline']
  readonly from_cupra_code: string
  readonly from_id: string
  readonly from_price: { readonly incl: number }
  readonly fuel_types: readonly string[]
}

async function modelsOf(page: Page): Promise<readonly Model[]> {
  const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices', {
    params: { lang: 'fr', sales_type: 'B2C' },
  })
  return (await answer.json()).models
}

const fromCar = ({ carline_code, from_price }: Model): PricedCar => ({
  carline: carline_code,
  list: from_price.incl,
  cash: from_price.incl,
})

const usual = /48\s(mois|maanden|mnd)/

function expectLine({ product, amount, text }: Line, car: PricedCar, { salesType }: Audience) {
  expect(text).toMatch(usual)
  expect(amount, text).toBeCloseTo(monthlyOf(car, product, salesType), 2)
}

/** Pages about money: their figures are those of the cars that they begin with. */
const MONEY_PAGES: readonly (readonly [PlainRouteName, Audience['salesType'], Product])[] = [
  ['financing', 'B2C', 'ac'],
  ['financing', 'B2B', 'fr'],
  ['private-lease', 'B2C', 'pl'],
  ['personal-lease', 'B2C', 'el'],
  ['financial-rent', 'B2B', 'fr'],
  ['lease', 'B2C', 'pl'],
  ['lease', 'B2B', 'ol'],
  ['fleet', 'B2B', 'ol'],
  ['financial-solutions', 'B2C', 'ac'],
  ['financial-solutions', 'B2B', 'ol'],
]

test.describe('as the server wrote them', () => {
  test.use({ javaScriptEnabled: false })

  for (const audience of AUDIENCES) {
    const { language, salesType } = audience
    const name = `${language} ${salesType}`

    test(`the page of a carline, ${name}`, async ({ page }) => {
      const born = (await modelsOf(page)).find(({ carline_code }) => carline_code === 'BORN')
      if (!born) throw new Error('no Born')
      await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, audience))
      const lines = await linesOf(page)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expectLine(line, fromCar(born), audience)
    })

    test(`the list of the stock and the page of a car, ${name}`, { tag: salesType === 'B2B' ? '@long' : [] }, async ({
      page,
    }) => {
      await page.goto(buildPath('stock', {}, audience))
      const lines = await linesOf(page)
      expect(lines.length).toBeGreaterThan(10)
      for (const line of lines.slice(0, 8)) expectLine(line, await priceOf(page, line.car ?? ''), audience)
      const vehicle = await aCarInStock(page, audience)
      const car = { modelName: vehicle.carline_code, commissionId: vehicle.commission_id }
      await page.goto(buildPath('stock.vehicle', car, audience))
      const own = await linesOf(page)
      expect(own.length).toBeGreaterThan(1)
      for (const line of own) expectLine(line, await priceOf(page, `/${vehicle.commission_id}`), audience)
    })

    test(`an offer, a calculation and a choice, ${name}`, { tag: '@long' }, async ({ page }) => {
      const [model] = await modelsOf(page)
      if (!model) throw new Error('no model')
      const code = model.from_cupra_code
      await page.goto(buildPath('car-configurator.offer', { cupra_code: code }, audience))
      const offered = await linesOf(page)
      expect(offered.map(({ product }) => product).sort()).toEqual(
        salesType === 'B2C' ? ['ac', 'el', 'pl'] : ['ac', 'el', 'fr', 'ol'],
      )
      for (const line of offered) expectLine(line, fromCar(model), audience)
      for (const product of offered.map((line) => line.product)) {
        await page.goto(buildPath('financing.calculation', { calculation: `${code}~${product}~48~15000~` }, audience))
        const [line, ...more] = await linesOf(page)
        expect(more).toEqual([])
        if (line) expectLine(line, fromCar(model), audience)
        expect(line?.product).toBe(product)
      }
      await page.goto(buildPath('financial-solutions.choice', { choice: 'own~48~none~15000~some' }, audience))
      const chosen = await linesOf(page)
      expect(chosen.length).toBeGreaterThan(0)
      for (const line of chosen) expectLine(line, fromCar(model), audience)
    })

    test(`cars for a monthly amount, ${name}`, { tag: '@long' }, async ({ page }) => {
      const product = salesType === 'B2C' ? 'pl' : 'ol'
      await page.goto(buildPath('financing.budget', { budget: `500~${product}~48~15000~` }, audience))
      const lines = await linesOf(page)
      expect(lines.length).toBeGreaterThan(4)
      for (const line of lines.slice(0, 6)) expectLine(line, await priceOf(page, line.car ?? ''), audience)
    })
  }

  for (const [route, salesType, product] of MONEY_PAGES) {
    test(`the page ${route} ${salesType} shows its own product, for cars on sale`, { tag: '@long' }, async ({
      page,
    }) => {
      const cars = (await modelsOf(page)).map(fromCar)
      for (const language of ['fr', 'nl'] as const) {
        await page.goto(buildPath(route, {}, { language, salesType }))
        const lines = await linesOf(page)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.map((line) => line.product)).toContain(product)
        // The calculator's is that of the car that its field names.
        for (const { product: shown, amount, text } of lines) {
          expect(
            cars.map((car) => monthlyOf(car, shown, salesType)),
            text,
          ).toContainEqual(expect.closeTo(amount, 2))
        }
      }
    })
  }
})

test('the configurator shows the monthly amount of the very car', async ({ page }) => {
  const [model] = await modelsOf(page)
  if (!model) throw new Error('no model')
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const audience of AUDIENCES.slice(1, 3)) {
    await page.goto(buildPath('car-configurator.conf', { id: model.from_id }, audience))
    await page.mouse.move(10, 10)
    await expect(page.locator('[data-monthly]').first()).toBeVisible()
    const [line] = await linesOf(page)
    if (!line) throw new Error('no line')
    expectLine(line, fromCar(model), audience)
  }
})
