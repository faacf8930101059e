import { describe, expect, test } from 'vitest'
import { ALL_FLAGS_OFF, type FeatureFlag } from '@/domain/feature-flag'
import type { RouteMatch } from '@/routing/params'
import { closedRouteParent } from '@/routing/route-flag'

const on = (...flags: FeatureFlag[]) => ({ ...ALL_FLAGS_OFF, ...Object.fromEntries(flags.map((flag) => [flag, true])) })
const incentive: RouteMatch = {
  name: 'stock.flemish-region-incentive',
  params: { modelName: 'BORN' },
  salesType: 'B2B',
}

describe('a route behind a flag', () => {
  test('leads to its parent while the flag is off, with the same parameters and sales type', () => {
    expect(closedRouteParent(incentive, on('STOCK', 'STOCK_BORN_AVAILABLE'))).toEqual({
      name: 'stock.model',
      params: { modelName: 'BORN' },
      salesType: 'B2B',
    })
  })

  test('is open while the flag is on', () => {
    expect(
      closedRouteParent(incentive, on('STOCK', 'STOCK_FLEMISH_REGION_INCENTIVE', 'STOCK_BORN_AVAILABLE')),
    ).toBeUndefined()
  })

  test('may be closed for private buyers only', () => {
    const lease = { name: 'personal-lease', params: {} } as const
    expect(closedRouteParent({ ...lease, salesType: 'B2C' }, on('EASY_LEASE'))?.name).toBe('private-lease')
    expect(closedRouteParent({ ...lease, salesType: 'B2B' }, on('EASY_LEASE'))).toBeUndefined()
    expect(closedRouteParent({ ...lease, salesType: 'B2C' }, on('PERSONAL_LEASE_B2C', 'EASY_LEASE'))).toBeUndefined()
  })

  test('that sells a product leads to another one while the product is off, each buyer to his own', () => {
    const lease = { name: 'personal-lease', params: {} } as const
    expect(closedRouteParent({ ...lease, salesType: 'B2C' }, on('PERSONAL_LEASE_B2C'))?.name).toBe('private-lease')
    expect(closedRouteParent({ ...lease, salesType: 'B2B' }, on('PERSONAL_LEASE_B2C'))?.name).toBe('financial-rent')
  })

  test('that calculates is closed for businesses alone', () => {
    const budget = { name: 'financing.budget', params: { budget: '500~ol~48~15000~' } } as const
    expect(closedRouteParent({ ...budget, salesType: 'B2B' }, ALL_FLAGS_OFF)?.name).toBe('financing')
    expect(closedRouteParent({ ...budget, salesType: 'B2C' }, ALL_FLAGS_OFF)).toBeUndefined()
  })

  test('the business edition leads home', () => {
    const edition: RouteMatch = { name: 'business-edition-2024', params: {}, salesType: 'B2B' }
    expect(closedRouteParent(edition, ALL_FLAGS_OFF)).toEqual({ name: 'homepage', params: {}, salesType: 'B2B' })
    expect(closedRouteParent(edition, on('CAMPAIGN_BUSINESS_2024'))).toBeUndefined()
  })

  test('a route without a flag is always open', () => {
    expect(closedRouteParent({ name: 'contact', params: {}, salesType: 'B2C' }, ALL_FLAGS_OFF)).toBeUndefined()
  })
})

describe('the stock of an announced carline', () => {
  const stock = (name: 'stock.model' | 'stock.flemish-region-incentive'): RouteMatch => ({
    name,
    params: { modelName: 'LEONNEW' },
    salesType: 'B2B',
  })

  test('is that of the carline that it follows', () => {
    const leon = { name: 'stock.model', params: { modelName: 'LEON' }, salesType: 'B2B' }
    expect(closedRouteParent(stock('stock.model'), on('STOCK', 'STOCK_LEON_AVAILABLE'))).toEqual(leon)
    expect(closedRouteParent(stock('stock.flemish-region-incentive'), on('STOCK', 'STOCK_LEON_AVAILABLE'))).toEqual(
      leon,
    )
  })

  test('is the whole stock while that one has none to show', () => {
    expect(closedRouteParent(stock('stock.model'), on('STOCK'))).toEqual({
      name: 'stock',
      params: {},
      salesType: 'B2B',
    })
  })
})

describe('without the stock', () => {
  const closed = (match: Omit<RouteMatch, 'salesType'>) =>
    closedRouteParent(
      { ...match, salesType: 'B2B' } as RouteMatch,
      on('STOCK_BORN_AVAILABLE', 'STOCK_FORMENTOR_AVAILABLE'),
    )

  test.each([
    [
      { name: 'stock', params: {} },
      { name: 'models', params: {} },
    ],
    [
      { name: 'stock.model', params: { modelName: 'BORN' } },
      { name: 'models.carline', params: { carline_code: 'BORN' } },
    ],
    [
      { name: 'stock.vehicle', params: { modelName: 'BORN', commissionId: 'B2319612' } },
      { name: 'models.carline', params: { carline_code: 'BORN' } },
    ],
    [
      { name: 'stocks.formentor', params: {} },
      { name: 'models.carline', params: { carline_code: 'FORMENTOR' } },
    ],
    [
      { name: 'faq.topic', params: { topic: 'stock' } },
      { name: 'faq', params: {} },
    ],
  ] as const)('%j leads to %j', (match, parent) => {
    expect(closed(match)).toEqual({ ...parent, salesType: 'B2B' })
  })

  test('questions about anything else stay', () => {
    expect(closed({ name: 'faq.topic', params: { topic: 'order' } })).toBeUndefined()
  })
})

test('the premium has no page for a model that is not electric', () => {
  const flags = on('STOCK', 'STOCK_FLEMISH_REGION_INCENTIVE', 'STOCK_FORMENTOR_AVAILABLE')
  expect(closedRouteParent({ ...incentive, params: { modelName: 'FORMENTOR' } }, flags)).toEqual({
    name: 'stock.model',
    params: { modelName: 'FORMENTOR' },
    salesType: 'B2B',
  })
})
