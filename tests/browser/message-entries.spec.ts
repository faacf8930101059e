import { expect, type Locator, type Page } from '@playwright/test'
import type { ModelsPricesResponse } from '@/contract/configurator'
import type { StockVehicle, StockVehiclesResponse } from '@/contract/stock'
import { writeCalculation } from '@/domain/calculation'
import type { MessageKind } from '@/domain/message-kind'
import { type Audience, buildPath } from '@/routing/build-path'
import { aCarInStock } from './stock-car'
import { test } from './test'

/** From wherever a car, a dealer or a subject is shown, its form knows of it: one press, and what stands beside the form. */

const FRENCH = { language: 'fr', salesType: 'B2C' } as const
const DUTCH_BUSINESS = { language: 'nl', salesType: 'B2B' } as const

interface Known {
  readonly audience: Audience
  /** Of the cheapest Born, and of another model. */
  readonly code: string
  readonly id: string
  readonly otherCode: string
  readonly commissionId: string
  readonly modelName: StockVehicle['carline_code']
}

async function askService(page: Page, { language, salesType }: Audience): Promise<Known> {
  const audience = { lang: language, sales_type: salesType }
  const prices = await page.request.get('/api/backend/v1/car-configurator/models-prices', { params: audience })
  const { models } = (await prices.json()) as ModelsPricesResponse
  const born = models.find(({ carline_code }) => carline_code === 'BORN')
  const other = models.find(({ carline_code }) => carline_code === 'TERRAMAR')
  if (!born || !other) throw new Error('Both models are on sale')
  const vehicle = await aCarInStock(page, { language, salesType })
  return {
    audience: { language, salesType },
    code: born.from_cupra_code,
    id: born.from_id,
    otherCode: other.from_cupra_code,
    commissionId: vehicle.commission_id,
    modelName: vehicle.carline_code,
  }
}

/** Who has a car of the stock. */
async function dealerOf(page: Page, { language, salesType }: Audience, commission_id: string): Promise<string> {
  const answer = await page.request.post('/api/backend/v1/stocks/vehicles', {
    data: { lang: language, sales_type: salesType, commission_id },
  })
  return ((await answer.json()) as StockVehiclesResponse).detail?.dealer.name ?? 'no such car'
}

interface Entry {
  readonly audience: Audience
  readonly at: (known: Known) => string
  readonly form: MessageKind
  /** What the link carries. */
  readonly with: 'carline_code' | 'cupra_code' | 'commission_id' | 'dealer_id' | 'topic' | 'fleet_size'
  readonly topic?: string
  /** Where the link stands, and where the same price is: the whole page unless told otherwise. */
  readonly beside?: string
  /** Of the window, where the link stands in a wide one alone. */
  readonly width?: number
  /** It says nothing of what the car costs, or what it costs a month. */
  readonly isWithoutPrice?: true
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  'a model': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('models.carline', { carline_code: 'BORN' }, audience),
    form: 'contact',
    with: 'carline_code',
    topic: 'model',
  },
  'a model, for a company': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('models.carline', { carline_code: 'BORN' }, audience),
    form: 'fleet',
    with: 'carline_code',
  },
  'a version': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('models.carline', { carline_code: 'LEON' }, audience),
    form: 'offer',
    with: 'cupra_code',
    beside: '[data-version]:nth-of-type(2)',
  },
  'the tab of versions': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'versions' }, audience),
    form: 'offer',
    with: 'cupra_code',
    beside: '[data-version]:nth-of-type(2)',
  },
  'a monthly amount of a model': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
    form: 'contact',
    with: 'cupra_code',
    topic: 'finance',
  },
  'the comparison of models': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('models-v2', { compare: 'BORN,LEON,TERRAMAR' }, audience),
    form: 'offer',
    with: 'cupra_code',
  },
  'the test drive of a model': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('models.carline.test-drive', { carline_code: 'TAVASCAN' }, audience),
    form: 'test-drive',
    with: 'carline_code',
    isWithoutPrice: true,
  },
  'the summary of the configurator': {
    audience: DUTCH_BUSINESS,
    at: ({ audience, id }) => buildPath('car-configurator.conf', { id }, audience),
    form: 'test-drive',
    with: 'cupra_code',
  },
  'the total of the configurator': {
    audience: FRENCH,
    at: ({ audience, id }) => buildPath('car-configurator.conf', { id }, audience),
    form: 'offer',
    with: 'cupra_code',
    beside: 'aside:has([data-total])',
    width: 1920,
  },
  'the page of an offer': {
    audience: DUTCH_BUSINESS,
    at: ({ audience, code }) => buildPath('car-configurator.offer', { cupra_code: code }, audience),
    form: 'offer',
    with: 'cupra_code',
  },
  'the comparison of builds': {
    audience: FRENCH,
    at: ({ audience, code, otherCode }) =>
      buildPath('car-configurator.compare', { cupra_code: code, other_codes: [otherCode] }, audience),
    form: 'offer',
    with: 'cupra_code',
    beside: 'section:has(> h2):nth-of-type(2)',
  },
  'a twin in stock': {
    audience: DUTCH_BUSINESS,
    at: ({ audience, code }) => buildPath('car-configurator.offer', { cupra_code: code }, audience),
    form: 'offer',
    with: 'commission_id',
    beside: 'li:has(a[href*="/stock/"])',
  },
  'a card of the stock': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('stock', {}, audience),
    form: 'offer',
    with: 'commission_id',
    beside: 'li:nth-child(3) > article',
  },
  'a card of the cars like a build': {
    audience: DUTCH_BUSINESS,
    at: ({ audience, code }) => buildPath('stock.model', { modelName: 'BORN', cupra_code: code }, audience),
    form: 'offer',
    with: 'commission_id',
    beside: 'li > article',
  },
  'a car in stock': {
    audience: FRENCH,
    at: ({ audience, modelName, commissionId }) => buildPath('stock.vehicle', { modelName, commissionId }, audience),
    form: 'reservation',
    with: 'commission_id',
  },
  'a monthly amount of a car in stock': {
    audience: FRENCH,
    at: ({ audience, modelName, commissionId }) => buildPath('stock.vehicle', { modelName, commissionId }, audience),
    form: 'contact',
    with: 'commission_id',
    topic: 'finance',
  },
  'a page about financing': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('financing', {}, audience),
    form: 'contact',
    with: 'cupra_code',
    topic: 'finance',
  },
  'a page about renting': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('financial-rent', {}, audience),
    form: 'contact',
    with: 'cupra_code',
    topic: 'finance',
    isWithoutPrice: true,
  },
  'one calculation': {
    audience: FRENCH,
    at: ({ audience, code }) => {
      const car = { cupra_code: code }
      const calculation = writeCalculation({ car, product: 'pl', duration: 48, mileage: 15_000, deposit: '' })
      return buildPath('financing.calculation', { calculation }, audience)
    },
    form: 'contact',
    with: 'cupra_code',
    topic: 'finance',
  },
  'the fleet page': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('fleet', {}, audience),
    form: 'contact',
    with: 'cupra_code',
    topic: 'finance',
    isWithoutPrice: true,
  },
  'the plan of a fleet': {
    audience: DUTCH_BUSINESS,
    at: ({ audience, code }) => buildPath('fleet.calculation', { fleet: `ol~${code}*12*48*20000` }, audience),
    form: 'fleet',
    with: 'fleet_size',
  },
  'a dealer': {
    audience: FRENCH,
    at: ({ audience }) => buildPath('contact.dealer', { dealer: 'liege' }, audience),
    form: 'contact',
    with: 'dealer_id',
  },
  'a dealer, for a test drive': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('contact.dealer', { dealer: 'gent' }, audience),
    form: 'test-drive',
    with: 'dealer_id',
  },
  'the answers to a subject': {
    audience: DUTCH_BUSINESS,
    at: ({ audience }) => buildPath('faq.topic', { topic: 'choose' }, audience),
    form: 'contact',
    with: 'topic',
    topic: 'model',
  },
}

/** The first price of a car beside a form, to the cent where there are any. */
async function priceOf(car: Locator): Promise<string> {
  const [price = 'no price'] = /\d[\d.]+(?:,\d\d)?(?=\s€)/.exec((await car.allInnerTexts()).join()) ?? []
  return price
}

/** `npm run verify` has these; the others are @long, and in `npm run test:browser`. */
const SHORT: readonly string[] = ['a version', 'a card of the stock', 'a dealer']

for (const [name, entry] of Object.entries(ENTRIES)) {
  const tag = SHORT.includes(name) ? [] : ['@long']

  test(`from ${name} to its form: ${entry.form}`, { tag }, async ({ page }) => {
    const { audience } = entry
    const path = entry.at(await askService(page, audience))
    if (entry.width) await page.setViewportSize({ width: entry.width, height: 1080 })
    await page.goto(path)
    const place = page.locator(entry.beside ?? 'main').first()
    const form = buildPath('message', { message_kind: entry.form }, audience)
    const link = place.locator(`a[href^="${form}?"][href*="${entry.with}="]`).filter({ visible: true }).first()
    await expect(async () => {
      // Some stand in a part that is fetched when the visitor comes near.
      if ((await link.count()) === 0) await page.mouse.wheel(0, 900)
      await expect(link).toBeVisible({ timeout: 500 })
    }).toPass()
    const shown = (await place.allInnerTexts()).join()
    const carried = new URL((await link.getAttribute('href')) ?? '', 'http://site').searchParams
    await link.click()
    await page.waitForURL(`**${form}?*`)

    await expect(page.locator('form[method="post"]')).toBeVisible()
    const car = page.locator('section[aria-labelledby="message-car"]')
    const dealer = page.locator('section[aria-labelledby="message-dealer"]')
    if (['dealer_id', 'topic', 'fleet_size'].includes(entry.with)) {
      await expect(car).toBeHidden()
    } else {
      await expect(car).toBeVisible()
      const picture = car.locator('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(car).toContainText('WLTP')
      if (entry.with !== 'carline_code') await expect(car).toContainText(carried.get(entry.with) ?? 'nothing carried')
      if (!entry.isWithoutPrice) expect(shown).toContain(await priceOf(car))
    }
    const commissionId = carried.get('commission_id')
    if (commissionId) await expect(dealer).toContainText(await dealerOf(page, audience, commissionId))
    else if (entry.with === 'dealer_id') await expect(dealer).toContainText(/Liège|Gent/)
    else await expect(dealer).toBeHidden()
    if (entry.with === 'fleet_size') {
      await expect(page.locator('select[name="fleet_size"]')).toHaveValue('10-49')
      await expect(page.locator('textarea[name="message"]')).toHaveValue(new RegExp(`${path.replaceAll('*', '\\*')}$`))
    }
    if (entry.topic) await expect(page.locator('select[name="topic"]')).toHaveValue(entry.topic)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the calculator of the bar leads to a form with the car as it is now, and the bar stays one line', async ({
    page,
  }) => {
    const { id } = await askService(page, FRENCH)
    await page.goto(buildPath('car-configurator.conf', { id }, FRENCH))
    const bar = page.locator('aside:has([data-total])')
    const before = await bar.locator('[data-total]').getAttribute('data-total')
    const height = (await bar.boundingBox())?.height
    // The last wheel is the dearest.
    await page.locator('[data-step="wheels"] [data-choice] a').last().click()
    await expect(bar.locator('[data-total]')).not.toHaveAttribute('data-total', before ?? '')
    // The total comes with the click; the link has the code of the new car when the service has answered.
    await expect(bar.locator('[data-total][aria-busy]')).toHaveCount(0)
    await bar.getByRole('button', { name: /^Par mois/ }).click()
    expect((await bar.boundingBox())?.height).toBe(height)
    // The amount stands above the link: what comes late moves it away from under the hand.
    const panel = bar.getByRole('group', { name: 'Combien par mois ?' })
    await expect(panel.getByText(/€\s*\/\s*mois/).first()).toBeVisible()
    await panel.getByRole('link', { name: /^Demander une offre/ }).click()
    const total = page.locator('section[aria-labelledby="message-car"]')
    await expect(total).toBeVisible()
    expect(Number((await priceOf(total)).replace('.', '').replace(',', '.'))).not.toBe(Number(before))
  })
})

test('a car and a dealer of a link are changed or left out one by one, and what was typed stays', async ({ page }) => {
  const { code } = await askService(page, FRENCH)
  await page.goto(buildPath('message', { message_kind: 'offer', cupra_code: code, dealer_id: 'liege' }, FRENCH))
  const car = page.locator('section[aria-labelledby="message-car"]')
  const dealer = page.locator('section[aria-labelledby="message-dealer"]')
  await expect(page.locator('select[name="dealer_id"]')).toBeHidden()
  await page.getByLabel('Prénom').fill('Zoë')
  // The script has taken over once it keeps what is typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('message:offer'))).toContain('Zoë')
  await dealer.getByRole('link', { name: 'Choisir un autre distributeur' }).click()
  await expect(dealer).toBeHidden()
  await expect(car).toBeVisible()
  await expect(page.locator('select[name="dealer_id"]')).toHaveValue('')
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoë')

  await page.goBack()
  await expect(dealer).toBeVisible()
  await car.getByRole('link', { name: 'Écrire sans cette voiture' }).click()
  await expect(car).toBeHidden()
  await expect(dealer).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoë')
})
