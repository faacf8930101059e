import { describe, expect, test } from 'vitest'
import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import type { RouteMatch } from '@/routing/params'

const addresses = (match: RouteMatch) => listCrumbs(match, 'fr').map((crumb) => canonicalPath(crumb, 'fr'))

describe('the way to a page', () => {
  test('is every beginning of its address that is a page, from the homepage to itself', () => {
    const match = { name: 'models.carline.tab', params: { carline_code: 'BORN', tab_slug_id: 'design' } } as const
    expect(addresses({ ...match, salesType: 'B2C' })).toEqual([
      '/fr',
      '/fr/modeles',
      '/fr/modeles/born',
      '/fr/modeles/born/design',
    ])
  })

  test('gives each page the parameters of its own address and no other', () => {
    const match = { name: 'models.carline.tab', params: { carline_code: 'BORN', tab_slug_id: 'design' } } as const
    expect(listCrumbs({ ...match, salesType: 'B2C' }, 'nl').map(({ params }) => params)).toStrictEqual([
      {},
      {},
      { carline_code: 'BORN' },
      match.params,
    ])
  })

  test('stays with the business buyer', () => {
    const match = { name: 'stock.vehicle', params: { modelName: 'BORN', commissionId: 'AB12CD34' } } as const
    expect(addresses({ ...match, salesType: 'B2B' })).toEqual([
      '/fr/professionnel',
      '/fr/professionnel/stock',
      '/fr/professionnel/stock/born',
      '/fr/professionnel/stock/born/AB12CD34',
    ])
  })

  test('leaves out a word of the address that is no page', () => {
    expect(addresses({ name: 'editions.tribe', params: {}, salesType: 'B2C' })).toEqual(['/fr', '/fr/editions/tribe'])
  })

  test('never leads over an article that is called like a word of the address', () => {
    expect(addresses({ name: 'news.page', params: { page: '2' }, salesType: 'B2C' })).toEqual([
      '/fr',
      '/fr/news',
      '/fr/news/page/2',
    ])
  })

  test('of the homepage is the homepage alone', () => {
    expect(addresses({ name: 'homepage', params: {}, salesType: 'B2C' })).toEqual(['/fr'])
    expect(addresses({ name: 'homepage', params: {}, salesType: 'B2B' })).toEqual(['/fr/professionnel'])
  })
})
