import { beforeAll, describe, expect, it } from 'vitest'
import type { MissingCatalogPriceBody, MissingPriceDiscountBody } from '@/contract/alerts'
import { CALLS, type CallName } from '@/contract/calls'
import type { StartBuild } from '@/contract/configurator'
import { reportMissingCatalogPrice, reportMissingPriceDiscount } from '@/data/alerts/calls'
import type { Cancellable } from '@/data/backend-call'
import * as configurator from '@/data/configurator/calls'
import { getFeatureFlags } from '@/data/feature-flags/calls'
import { getCupraCodeStock, getStockFilters, searchStockVehicles } from '@/data/stock/calls'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'

/** Against the embedded backend: that the answer is as the contract says is checked by the data layer itself. */
const audiences = LANGUAGES.flatMap((lang) => SALES_TYPES.map((sales_type) => ({ lang, sales_type })))
type Audience = (typeof audiences)[number]

let start: StartBuild

beforeAll(async () => {
  const query = { lang: 'nl', sales_type: 'B2C', carline_code: 'BORN' } as const
  const { configurations } = await configurator.getConfigurations(query)
  const [first] = configurations
  if (!first) throw new Error('The Born has no version')
  start = first
})

const alertOf = (audience: Audience) => ({
  ...audience,
  source: 'ccf' as const,
  page_path: '/nl',
  app_version: 'test',
  occurred_at: '2026-11-21T10:00:00.000Z',
  dedupe_key: 'a-test',
})

/** Each call with what it must answer for any audience. */
const happyPaths: Record<CallName, (audience: Audience, cancel?: Cancellable) => Promise<void>> = {
  'models-prices': async (audience, cancel) => {
    const { models } = await configurator.getModelsPrices(audience, cancel)
    expect(models.map(({ carline_code }) => carline_code)).toContain('BORN')
  },
  'financial-simulations-models': async (audience, cancel) => {
    const query = { ...audience, carline_code: 'BORN' } as const
    const { simulations } = await configurator.getFinancialSimulationsModels(query, cancel)
    expect(new Set(simulations.map(({ carline_code }) => carline_code))).toEqual(new Set(['BORN']))
  },
  configurations: async (audience, cancel) => {
    const query = { ...audience, carline_code: 'BORN' } as const
    const { configurations } = await configurator.getConfigurations(query, cancel)
    expect(configurations.map(({ id }) => id)).toContain(start.id)
  },
  standards: async (audience, cancel) => {
    const { categories } = await configurator.getStandards({ ...audience, id: start.id }, cancel)
    expect(categories.length).toBeGreaterThan(0)
  },
  delivery: async (audience, cancel) => {
    const { weeks_min, weeks_max } = await configurator.getDelivery({ ...audience, id: start.id }, cancel)
    expect(weeks_min).toBeLessThanOrEqual(weeks_max)
  },
  configuration: async (audience, cancel) => {
    const car = await configurator.getConfiguration({ ...audience, id: start.id }, cancel)
    expect(car).toMatchObject({ id: start.id, sales_type: audience.sales_type, carline_code: 'BORN' })
    const { total, total_price } = car.price
    expect(total_price).toBe(audience.sales_type === 'B2B' ? total.excl : total.incl)
  },
  choices: async (audience, cancel) => {
    const { id, categories } = await configurator.getChoices(start.id, { ...audience, category: 'exterior' }, cancel)
    expect(id).toBe(start.id)
    expect(categories.map(({ code }) => code)).toEqual(['exterior'])
  },
  prices: async (audience, cancel) => {
    const { price } = await configurator.getPrices({ ...audience, cupra_code: start.cupra_code }, cancel)
    expect(price?.total.incl).toBeGreaterThan(0)
  },
  quotes: async (audience, cancel) => {
    const query = { ...audience, id: start.id, duration: 48 } as const
    const { document } = await configurator.getQuotes(query, cancel)
    expect(document.cupra_code).toBe(start.cupra_code)
  },
  pictures: async (audience, cancel) => {
    const { pictures } = await configurator.getPictures({ ...audience, id: start.id }, cancel)
    expect(pictures.length).toBeGreaterThan(0)
  },
  'cupra-params': async (audience, cancel) => {
    const query = { ...audience, cupra_code: start.cupra_code }
    expect(await configurator.getCupraParams(query, cancel)).toMatchObject({ id: start.id, still_orderable: true })
  },
  'cupra-code': async (audience, cancel) => {
    const body = { ...audience, id: start.id, origin: 'ccf' } as const
    expect(await configurator.createCupraCode(body, cancel)).toEqual({ id: start.id, cupra_code: start.cupra_code })
  },
  'marketing-code': async (audience, cancel) => {
    const { marketing_code } = await configurator.getMarketingCode({ ...audience, id: start.id }, cancel)
    expect(marketing_code).not.toBe('')
  },
  'stock-filters': async (audience, cancel) => {
    const all = await getStockFilters(audience, cancel)
    const electric = await getStockFilters({ ...audience, fuel_type: 'ELECTRIC', price_max: 60_000 }, cancel)
    expect(electric.total).toBeGreaterThan(0)
    expect(electric.total).toBeLessThan(all.total)
  },
  'cupra-code-stock': async (audience, cancel) => {
    const { total, exact, close } = await getCupraCodeStock({ ...audience, cupra_code: start.cupra_code }, cancel)
    expect(exact.length + close.length).toBeLessThanOrEqual(total)
  },
  'stock-vehicles': async (audience, cancel) => {
    const body = { ...audience, sort: 'PRICE_ASC', limit: 3 } as const
    const { total, vehicles } = await searchStockVehicles({ ...body, criteria: { carline: ['BORN'] } }, cancel)
    expect(total).toBeGreaterThan(0)
    expect(new Set(vehicles.map(({ carline_code }) => carline_code))).toEqual(new Set(['BORN']))
  },
  'missing-price-discount': async (audience, cancel) => {
    const body: MissingPriceDiscountBody = { ...alertOf(audience), expected: 'discount' }
    expect(await reportMissingPriceDiscount(body, cancel)).toEqual({ accepted: true })
  },
  'missing-catalog-price': async (audience, cancel) => {
    const body: MissingCatalogPriceBody = { ...alertOf(audience), expected: 'catalog_price', codes: ['P1'] }
    expect(await reportMissingCatalogPrice(body, cancel)).toEqual({ accepted: true })
  },
  'feature-flags': async (_, cancel) => {
    expect((await getFeatureFlags(cancel)).STOCK).toBe(true)
  },
}

describe.each(CALLS.map(({ name }) => name))('%s', (name) => {
  it.each(audiences)('answers $lang $sales_type', async (audience) => {
    await happyPaths[name](audience)
  })

  it('can be cancelled', async () => {
    const cancelled = happyPaths[name]({ lang: 'fr', sales_type: 'B2C' }, { signal: AbortSignal.abort() })
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  })
})
