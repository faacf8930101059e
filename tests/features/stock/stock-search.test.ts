import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  parseSearch,
  searchBody,
  toggleFacet,
  withoutFilters,
  writeSearch,
} from '@/features/stock/stock-search'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'

const nothing = parseSearch({})

describe('a search in an address', () => {
  it('is written as it is read, whatever stands at its default left out', () => {
    const search = parseSearch({
      fuel_type: ['ELECTRIC', 'HYBRID'],
      price_max: '45000',
      promotion: 'true',
      sort: 'PRICE_ASC',
      page: '3',
    })
    expect(search).toMatchObject({ priceMax: 45_000, promotion: true, sort: 'PRICE_ASC', page: 3 })
    const address = buildPath('stock', writeSearch(search), { language: 'fr', salesType: 'B2C' })
    expect(parseSearch(parsePath(address)?.query ?? {})).toEqual(search)
    expect(buildPath('stock', writeSearch(nothing), { language: 'fr', salesType: 'B2C' })).toBe('/fr/stock')
  })

  it('takes values with commas, each once, in one order', () => {
    expect(parseSearch({ color: ['B,A', 'A'] }).facets.color).toEqual(['A', 'B'])
  })

  it.each([
    { fuel_type: 'STEAM' },
    { color: '<b>' },
    { price_max: '0' },
    { price_max: '1000001' },
    { price_max: '-5' },
    { promotion: 'yes' },
    { sort: 'RANDOM' },
    { page: '0' },
    { page: '10001' },
    { page: 'two' },
  ])('leaves out what it does not know: %j', (query) => {
    expect(parseSearch(query)).toEqual(nothing)
  })
})

describe('a filter', () => {
  it('that is taken or given back starts again on the first page', () => {
    const on = toggleFacet(parseSearch({ page: '7' }), 'fuel_type', 'ELECTRIC')
    expect([on.facets.fuel_type, on.page]).toEqual([['ELECTRIC'], 1])
    const off = toggleFacet({ ...on, page: 7 }, 'fuel_type', 'ELECTRIC')
    expect([off.facets.fuel_type, off.page]).toEqual([[], 1])
  })

  it('leaves the other filters and the sort alone', () => {
    const search = parseSearch({ color: 'PETR', price_max: '45000', promotion: 'true', sort: 'PRICE_DESC' })
    expect(toggleFacet(search, 'color', 'BLAC')).toEqual({
      ...search,
      facets: { ...search.facets, color: ['BLAC', 'PETR'] },
    })
  })

  it.each([{ color: 'PETR' }, { price_max: '45000' }, { promotion: 'true' }])('can be taken away: %j', (query) => {
    const search = parseSearch({ ...query, sort: 'PRICE_ASC', page: '2' })
    expect(isFiltered(search)).toBe(true)
    expect(withoutFilters(search)).toEqual({ ...nothing, sort: 'PRICE_ASC' })
  })

  it('is neither a sort nor a page', () => {
    expect(isFiltered(parseSearch({ sort: 'PRICE_ASC', page: '2' }))).toBe(false)
  })
})

describe('a search for the service', () => {
  const audience = { language: 'nl', salesType: 'B2B' } as const

  it('names what was asked for and nothing else', () => {
    const search = parseSearch({ color: 'PETR', price_max: '45000', promotion: 'true' })
    expect(searchBody(search, 'BORN', audience).criteria).toEqual({
      carline: ['BORN'],
      color: ['PETR'],
      price: { max: 45_000 },
      promotion: true,
    })
    expect(searchBody(nothing, undefined, audience)).toMatchObject({
      lang: 'nl',
      sales_type: 'B2B',
      criteria: {},
      offset: 0,
    })
  })

  it('begins where the page before ends', () => {
    const { limit = 0, offset } = searchBody(parseSearch({ page: '3' }), undefined, audience)
    expect(offset).toBe(2 * limit)
  })
})
