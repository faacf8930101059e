import { describe, expect, it } from 'vitest'
import type { Facet } from '@/contract/stock-facet'
import { searchStockVehicles } from '@/data/stock/calls'
import { type CarlineCode, MODELLED_CARLINES } from '@/domain/carline'
import { NO_SEARCH, readSearch, type SearchQuery, writeSearch } from '@/domain/stock-search'
import {
  carriedOver,
  filterCount,
  searchBody,
  toggleFacet,
  toggleWish,
  totalFromFacets,
  withoutFilters,
} from '@/features/stock/list/stock-search'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'

const audience = { language: 'nl', salesType: 'B2B' } as const
const ALL_OPEN = Object.fromEntries(MODELLED_CARLINES.map((code) => [`STOCK_${code}_AVAILABLE`, true]))
const body = (query: SearchQuery, flags: Record<string, boolean> = ALL_OPEN, carline?: CarlineCode) =>
  searchBody(readSearch(query), { audience, flags, carline })

it('a link to a search is read as that search', () => {
  const search = readSearch({
    fuel_type: ['ELECTRIC', 'HYBRID'],
    price_max: '45000',
    promotion: 'true',
    zipcode: '9000',
    wish: 'PANO',
    sort: 'PRICE_ASC',
    view: 'list',
    page: '3',
  })
  const address = buildPath('stock', writeSearch(search), { language: 'fr', salesType: 'B2C' })
  expect(readSearch(parsePath(address)?.query ?? {})).toEqual(search)
  expect(buildPath('stock', writeSearch(NO_SEARCH), { language: 'fr', salesType: 'B2C' })).toBe('/fr/stock')
})

describe('a filter of a panel that is one search behind', () => {
  const carried = (from: SearchQuery, linked: SearchQuery, to: SearchQuery) =>
    buildPath('stock', writeSearch(carriedOver(readSearch(from), readSearch(linked), readSearch(to))), {
      language: 'fr',
      salesType: 'B2C',
    })

  it.each<[string, SearchQuery, SearchQuery, SearchQuery, string]>([
    [
      'is added to the one before',
      {},
      { fuel_type: 'ELECTRIC' },
      { gearbox: 'manual' },
      '?fuel_type=ELECTRIC&gearbox=manual',
    ],
    ['is added to another value of its facet', {}, { color: 'PETR' }, { color: 'BLAC' }, '?color=BLAC&color=PETR'],
    [
      'is given back alone',
      { color: 'PETR' },
      {},
      { color: 'BLAC,PETR', promotion: 'true' },
      '?color=BLAC&promotion=true',
    ],
    ['is not taken twice', {}, { color: 'PETR' }, { color: 'PETR' }, '?color=PETR'],
    [
      'keeps sort, wishes and ranges',
      {},
      { promotion: 'true' },
      { sort: 'PRICE_ASC', wish: 'PANO', price_max: '45000' },
      '?price_max=45000&promotion=true&wish=PANO&sort=PRICE_ASC',
    ],
    ['takes a range away', { price_max: '45000' }, {}, { price_max: '45000', color: 'PETR' }, '?color=PETR'],
    ['starts again on the first page', {}, { color: 'PETR' }, { page: '3' }, '?color=PETR'],
    [
      'keeps the page of a link that is up to date',
      { page: '3' },
      { page: '3', view: 'list' },
      { page: '3' },
      '?view=list&page=3',
    ],
    [
      'changes nothing else where nothing was chosen since',
      { color: 'PETR' },
      { color: 'PETR', wish: 'PANO' },
      { color: 'PETR' },
      '?color=PETR&wish=PANO',
    ],
  ])('%s', (_, from, linked, to, query) => {
    expect(decodeURIComponent(carried(from, linked, to))).toBe(`/fr/stock${query}`)
  })
})

describe('a filter', () => {
  it('that is taken or given back starts again on the first page', () => {
    const on = toggleFacet(readSearch({ page: '7' }), 'fuel_type', 'ELECTRIC')
    expect([on.facets.fuel_type, on.page]).toEqual([['ELECTRIC'], 1])
    const off = toggleFacet({ ...on, page: 7 }, 'fuel_type', 'ELECTRIC')
    expect([off.facets.fuel_type, off.page]).toEqual([[], 1])
    expect(toggleWish({ ...on, page: 7 }, 'PANO')).toMatchObject({ page: 1, wishes: ['PANO'] })
  })

  it('leaves the other filters and the sort alone', () => {
    const search = readSearch({ color: 'PETR', price_max: '45000', promotion: 'true', sort: 'PRICE_DESC' })
    expect(toggleFacet(search, 'color', 'BLAC')).toEqual({
      ...search,
      facets: { ...search.facets, color: ['BLAC', 'PETR'] },
    })
  })

  it.each([{ color: 'PETR' }, { price_max: '45000' }, { promotion: 'true' }, { zipcode: '9000' }])(
    'can be taken away: %j',
    (query) => {
      const search = readSearch({ ...query, sort: 'PRICE_ASC', view: 'list', page: '2' })
      expect(filterCount(search)).toBe(1)
      expect(withoutFilters(search)).toEqual({ ...NO_SEARCH, sort: 'PRICE_ASC', layout: 'list' })
    },
  )

  it('is neither a sort nor a page nor a wish', () => {
    expect(filterCount(readSearch({ sort: 'PRICE_ASC', page: '2', wish: 'PANO' }))).toBe(0)
  })
})

describe('a search for the service', () => {
  it('names what was asked for and nothing else', () => {
    expect(body({ color: 'PETR', price_max: '45000', promotion: 'true' }, ALL_OPEN, 'BORN').criteria).toEqual({
      carline: ['BORN'],
      color: ['PETR'],
      price: { max: 45_000 },
      promotion: true,
    })
    const nothing = body({})
    expect(nothing).toMatchObject({ lang: 'nl', sales_type: 'B2B', offset: 0, fold: true })
    expect(nothing.criteria).toEqual({ carline: MODELLED_CARLINES })
    expect(nothing).not.toHaveProperty('wishes')
  })

  it('begins where the page before ends', () => {
    const { limit = 0, offset } = body({ page: '3' })
    expect(offset).toBe(2 * limit)
  })

  it('asks for no model whose stock is closed, not even when the address does', () => {
    const flags = { ...ALL_OPEN, STOCK_BORN_AVAILABLE: false }
    expect(body({}, flags).criteria?.carline).toEqual(MODELLED_CARLINES.filter((code) => code !== 'BORN'))
    expect(body({ carline: 'BORN,LEON' }, flags).criteria?.carline).toEqual(['LEON'])
    expect(body({ carline: 'BORN' }, flags).criteria?.carline).not.toContain('BORN')
  })

  it('knows a place only with STOCK_SEARCH_ZIPCODE, and an order only with STOCK_ORDER_BY', () => {
    const query = { zipcode: '9000', radius: '50', sort: 'PRICE_DESC' }
    expect(body(query)).toMatchObject({ sort: 'PROMOTIONS' })
    expect(body(query)).not.toHaveProperty('near')
    expect(body(query, { ...ALL_OPEN, STOCK_SEARCH_ZIPCODE: true, STOCK_ORDER_BY: true })).toMatchObject({
      near: { zipcode: '9000', radius_km: 50 },
      sort: 'PRICE_DESC',
    })
  })
})

describe('an amount a month that a business asks for', () => {
  const asked = (STOCK_FINANCING_B2B: boolean) =>
    searchBody(readSearch({ monthly_max: '450', sort: 'MONTHLY_ASC' }), {
      audience: { language: 'fr', salesType: 'B2B' },
      flags: { ...ALL_OPEN, STOCK_ORDER_BY: true, STOCK_FINANCING_B2B },
      carline: undefined,
    })

  it('is asked of the service where businesses read it', () => {
    expect(asked(true)).toMatchObject({ criteria: { monthly: { max: 450 } }, sort: 'MONTHLY_ASC' })
    expect(asked(false).criteria).not.toHaveProperty('monthly')
    expect(asked(false).sort).toBe('PROMOTIONS')
  })
})

describe('a total that the counts on the screen already say', () => {
  const ask = async (query: SearchQuery) => {
    const answer = await searchStockVehicles(body(query, ALL_OPEN, 'FORMENTOR'))
    return { total: answer.total, facets: answer.facets as readonly Facet[] }
  }

  it.each([
    [{}, { gearbox: 'manual' }],
    [{ gearbox: 'manual' }, { gearbox: 'manual,automatic' }],
    [{ gearbox: 'manual', color: 'PETR' }, { color: 'PETR' }],
    [{}, { availability: 'in_stock' }],
    [{ availability: 'in_stock' }, { availability: 'in_stock,reserved' }],
    [{ availability: 'reserved' }, {}],
    [{ color: 'PETR' }, { color: 'PETR', equipment: 'PANO' }],
    [{ color: 'PETR' }, { color: 'PETR', promotion: 'true' }],
  ])('is the one that the service says: %j, then %j', async (before, after) => {
    const { facets } = await ask(before)
    const { total } = await ask(after)
    expect(totalFromFacets(facets, readSearch(before), readSearch(after))).toBe(total)
  })

  it.each([
    [{}, { price_max: '40000' }],
    [{}, { gearbox: 'manual', color: 'PETR' }],
    [{ equipment: 'PANO' }, {}],
    [{ promotion: 'true' }, {}],
  ])('is nobody’s to guess: %j, then %j', async (before, after) => {
    const { facets } = await ask(before)
    expect(totalFromFacets(facets, readSearch(before), readSearch(after))).toBeUndefined()
  })
})
