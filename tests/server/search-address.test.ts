import { describe, expect, it } from 'vitest'
import { splitSearch } from '@/routing/search-segment'
import { canBeSearched, searchAddress } from '@/server/search-address'

const storedAt = (url: string) => {
  const answer = searchAddress(url)
  return answer && 'stored' in answer ? decodeURIComponent(answer.stored) : undefined
}

describe('the address of a list with a search', () => {
  it('is answered from where the page of that search is stored, however the search is written', () => {
    const stored = '/fr/stock/formentor/~gearbox=automatic%2Cmanual&sort=PRICE_ASC'
    expect(storedAt('/fr/stock/formentor?gearbox=manual&gearbox=automatic&sort=PRICE_ASC')).toBe(stored)
    expect(storedAt('/fr/stock/formentor?sort=PRICE_ASC&utm_source=a&gearbox=automatic,manual')).toBe(stored)
  })

  it.each([
    '/nl/stock',
    '/nl/professioneel/stock/born',
    '/fr/stocks/formentor',
    '/nl/stock/born/flemish-region-incentive',
  ])('has one for each list: %s', (path) => expect(storedAt(`${path}?page=2`)).toBe(`${path}/~page=2`))

  it('has the data of a later page of the visit beside it', () => {
    expect(storedAt('/_next/data/build-1/nl/stock/born.json?page=2&segments=stock&segments=born')).toBe(
      '/_next/data/build-1/nl/stock/born/~page=2.json',
    )
  })

  it.each([
    '/fr/stock/formentor',
    '/fr/stock/formentor?utm_source=mail',
    '/fr/modeles?page=2',
    '/fr/stock/formentor/B1234567?page=2',
    '/api/search?page=2',
    '/en/stock?page=2',
  ])('is left alone where there is no search: %s', (url) => expect(searchAddress(url)).toBeUndefined())

  it('is the one that a visitor is sent to who asks for the place of storage', () => {
    expect(searchAddress('/fr/stock/born/~gearbox%3Dmanual%26page%3D2')).toEqual({
      redirect: '/fr/stock/born?gearbox=manual&page=2',
    })
    expect(searchAddress('/fr/modeles/~gearbox%3Dmanual')).toBeUndefined()
  })

  it.each(['~', '~utm_source=mail'])('spells a search, or there is no such page: %s', (last) => {
    expect(splitSearch('fr', ['stock', last])).toEqual({ segments: ['stock', last], query: undefined })
  })

  it('leads on in signs that a header may hold, however it was asked for', () => {
    for (const [asked, shown] of [
      ['/fr/stock/~sort=%E2%82%AC', '/fr/stock?sort=%E2%82%AC'],
      ['/fr/stock/~sort=%25E2%2582%25AC', '/fr/stock?sort=%E2%82%AC'],
      ['/fr/stock/~sort=a%20b', '/fr/stock?sort=a%20b'],
    ] as const)
      expect(searchAddress(asked), asked).toEqual({ redirect: shown })
  })

  it('may be long, and no other page’s', () => {
    expect([canBeSearched('/fr/stock'), canBeSearched('/fr/modeles')]).toEqual([true, false])
    expect(canBeSearched('/_next/data/build-1/fr/stock.json')).toBe(true)
  })

  it('is read back by the page as it was asked', () => {
    const [, segment = ''] = storedAt('/fr/stock?gearbox=manual&price_max=35000')?.split('/stock/') ?? []
    expect(splitSearch('fr', ['stock', segment])).toEqual({
      segments: ['stock'],
      query: { gearbox: 'manual', price_max: '35000' },
    })
    expect(splitSearch('fr', ['stock'])).toEqual({ segments: ['stock'], query: undefined })
  })

  it('is taken off a list alone: elsewhere the same sign begins a value', () => {
    for (const [language, ...segments] of [
      ['fr', 'financement', 'budget', '~ac~48~15000~'],
      ['nl', 'professioneel', 'financial-solutions', 'keuze', '~~~~'],
      ['fr', 'configurateur', 'comparer', '~'],
      ['fr', 'modeles', '~gearbox=manual'],
    ] as const) {
      expect(splitSearch(language, segments)).toEqual({ segments, query: undefined })
    }
  })
})

describe('an address that only looks like one of a search', () => {
  it.each([
    '/x/_next/data/b/nl/stock.json?page=2',
    '/_next/data/b/nl/stock.jsonx?page=2',
    '/_next/data//nl/stock.json?page=2',
    '/nl/~stock',
    '/nl/stock/~page%3D2/x',
  ])('is left alone: %s', (url) => expect(searchAddress(url)).toBeUndefined())

  it('has a question mark of its own in its query, and what comes after it counts', () => {
    expect(storedAt('/nl/stock?utm_source=a?b&page=2')).toBe('/nl/stock/~page=2')
  })
})
