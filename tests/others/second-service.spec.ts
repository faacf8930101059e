import { expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '@/domain/language'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { isIncomplete, isWhole } from '../../scripts/check/test-faults/site.mts'
import { PAGES } from '../browser/pages'
import { choose, listen, open, service } from './visit'

/** The built site beside a service that speaks otherwise (tests/second-service), connected by its adapters alone. */

const UUID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}/

/** What the service answers, in its own words. */
async function ask(page: Page, call: string, input: Readonly<Record<string, unknown>>, method: 'get' | 'post' = 'get') {
  const answer = await page.request[method](`${service}/rest/${call}`, {
    ...(method === 'get' ? { params: input as Record<string, string> } : { data: input }),
  })
  return (await answer.json()).data
}

const DUTCH = { language: 'nl', salesType: 'B2C' } as const

const own = ({ language, salesType }: (typeof AUDIENCES)[number]) => ({ locale: language, customerType: salesType })

test('the service understands nothing of the contract’s words', async ({ page }) => {
  const { models } = await ask(page, 'models-prices', own(DUTCH))
  expect(models[0]).toMatchObject({
    startingPrice: { grossCents: expect.any(Number) },
    fromId: expect.stringMatching(UUID),
  })
  expect(models[0]).not.toHaveProperty('from_price')
  expect((await page.request.get(`${service}/v1/car-configurator/models-prices`)).status()).toBe(404)
})

test('every kind of page is whole in both languages, for both buyers', async ({ page }) => {
  test.setTimeout(300_000)
  for (const audience of AUDIENCES) {
    const { models } = await ask(page, 'models-prices', own(audience))
    const { vehicles } = await ask(page, 'stock-vehicles', own(audience), 'post')
    const [model, other] = models
    const [vehicle, another] = vehicles
    const code = model.fromPublicCode ?? model.fromCupraCode
    const paths = [
      ...PAGES.map(([name, params]) => buildPath(name, params as never, audience)),
      buildPath('car-configurator.conf', { id: model.fromId }, audience),
      buildPath('car-configurator.offer', { cupra_code: code }, audience),
      buildPath(
        'car-configurator.compare',
        { cupra_code: code, other_codes: [other.fromPublicCode ?? other.fromCupraCode] },
        audience,
      ),
      buildPath('stock.vehicle', { modelName: vehicle.modelSeries, commissionId: vehicle.stockNumber }, audience),
      buildPath('stock.compare', { commissionIds: [vehicle.stockNumber, another.stockNumber] }, audience),
    ]
    for (const path of paths) {
      const answer = await page.request.get(path)
      const html = await answer.text()
      expect([path, answer.status(), isWhole(html), isIncomplete(html)]).toEqual([path, 200, true, false])
    }
  }
})

for (const language of LANGUAGES) {
  const audience = { language, salesType: 'B2C' } as const

  test(`in ${language} a car is chosen from the models, a wheel taken, and the price is the service’s cents`, async ({
    page,
  }) => {
    const heard = listen(page)
    await open(page, buildPath('car-configurator', {}, audience))
    const car = await page.locator('main a[href*="/conf/"]').first().getAttribute('href')
    expect(car).toMatch(UUID)
    await open(page, car ?? '')
    const [id = ''] = UUID.exec(page.url()) ?? []
    const { categories } = await ask(page, `choices/${id}`, own(audience))
    const wheel = categories
      .find(({ code }: { code: string }) => code === 'wheels')
      .choices.find(
        ({ state, surcharge }: { state: string; surcharge: { grossCents: number } }) =>
          state === 'available' && surcharge.grossCents > 0,
      )
    await choose(page, wheel.code, wheel.surcharge.grossCents / 100)
    // The price comes with the click, the address as soon as it is written.
    await expect(page).toHaveURL(({ pathname }) => UUID.test(pathname) && !pathname.includes(id))
    expect(heard.noise).toEqual([])
    expect(heard.calls.length).toBeGreaterThan(0)
    expect(heard.calls.filter((path) => !path.startsWith('/rest/'))).toEqual([])
  })

  test(`in ${language} the stock is read from cursor to cursor, filtered, and a car of it opened`, async ({ page }) => {
    const heard = listen(page)
    await open(page, buildPath('stock', {}, audience))
    // One page of the site is more than one of the service.
    await expect(page.locator('main article')).not.toHaveCount(0)
    const status = page.locator('main').getByRole('status').first()
    const all = await status.textContent()
    await page.locator('main aside a[href*="fuel_type=ELECTRIC"]').click()
    await expect.poll(() => status.textContent()).not.toBe(all)
    const title = (await page.locator('main article h2').first().textContent()) ?? ''
    await page.locator('main article h2 a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    const sheet = await page.locator('a[href^="/api/vehicle-sheet"]').first().getAttribute('href')
    const paper = await page.request.get(sheet ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(heard.noise).toEqual([])
  })
}

test('what the service does not know is not found, and its own errors are read', async ({ page }) => {
  const path = buildPath('stock.vehicle', { modelName: 'BORN', commissionId: 'ZZZZZZ99' }, DUTCH)
  const answer = await page.request.get(path)
  expect([answer.status(), isWhole(await answer.text())]).toEqual([404, true])
})

test('no answer of it deviates from the contract once its adapters have read it', async ({ page }) => {
  const answer = await page.request.get('/api/metrics', {
    headers: { authorization: `Bearer ${process.env.OTHERS_TOKEN}` },
  })
  expect(answer.status()).toBe(200)
  const counted = [...(await answer.text()).matchAll(/^site_remote_calls_total\{call="([^"]+)",outcome="([^"]+)"\}/gm)]
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter(([, , outcome = '']) => ['wrong-shape', 'partly', 'manners'].includes(outcome))).toEqual([])
})
