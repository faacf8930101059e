import { describe, expect, it } from 'vitest'
import { ALL_FLAGS_OFF, type FeatureFlags } from '@/domain/feature-flag'
import { closed, refused, resolve } from '@/door/page/redirect-or-not-found'
import type { RouteMatch } from '@/routing/params'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const PAGE = { queries: [], view: {} }

const NONE_CLOSED: ReadonlyMap<string, 'later' | 'over'> = new Map()
const told = (flags: FeatureFlags, pages = NONE_CLOSED) => ({ flags: { flags, areCurrent: true }, closed: pages })

describe('resolve', () => {
  it('an address of the table is its page, for the buyer that its segment names', () => {
    expect(resolve('nl', segmentsOf('professioneel/stock/born'))).toEqual({
      kind: 'page',
      language: 'nl',
      match: { name: 'stock.model', params: { modelName: 'BORN' }, salesType: 'B2B' },
    })
  })

  it.each([
    ['in the other language’s words', 'fr', 'modellen/born', '/fr/modeles/born'],
    ['in capitals', 'nl', 'STOCK', '/nl/stock'],
    ['by the route’s internal name', 'nl', 'car-configurator/conf/x', undefined],
  ])('an address %s leads to its own form for good, or is it', (_, locale, path, destination) => {
    const resolved = resolve(locale, segmentsOf(path))
    if (destination) expect(resolved).toEqual({ kind: 'other', answer: { redirect: { destination, permanent: true } } })
    else expect(resolved.kind).toBe('page')
  })

  it('an address of no page is not found, and looked at again in a minute: it may be there soon', () => {
    expect(resolve('fr', ['nulle-part'])).toEqual({ kind: 'other', answer: { notFound: true, revalidate: 60 } })
  })

  it.each(['en', 'de', undefined])('nothing is served in %s', (locale) => {
    expect(resolve(locale, [])).toEqual({ kind: 'other', answer: { notFound: true } })
  })
})

describe('close', () => {
  const campaign: RouteMatch = { name: 'business-edition-2024', params: {}, salesType: 'B2B' }

  it('a route whose flag is off leads to its parent for a while, for the same buyer', () => {
    expect(closed(campaign, 'fr', told(ALL_FLAGS_OFF), PAGE)).toEqual({
      redirect: { destination: '/fr/professionnel', permanent: false },
      revalidate: 60,
    })
  })

  it.each<[RouteMatch, string]>([
    [{ name: 'stock.compare', params: { commissionIds: ['B1234567', 'B7654321'] }, salesType: 'B2C' }, '/nl/modellen'],
    [
      { name: 'financing.calculation', params: { calculation: 'x' }, salesType: 'B2B' },
      '/nl/professioneel/financiering',
    ],
    [{ name: 'stock.flemish-region-incentive', params: { modelName: 'BORN' }, salesType: 'B2C' }, '/nl/modellen/born'],
  ])('what only %o asks for does not go along to its parent', (match, destination) => {
    expect(closed(match, 'nl', told(ALL_FLAGS_OFF), PAGE)).toMatchObject({ redirect: { destination } })
  })

  it('a route whose flag is on is open', () => {
    expect(closed(campaign, 'fr', told({ ...ALL_FLAGS_OFF, CAMPAIGN_BUSINESS_2024: true }), PAGE)).toBeUndefined()
  })

  it('a route without a flag is open', () => {
    expect(closed({ name: 'faq', params: {}, salesType: 'B2C' }, 'nl', told(ALL_FLAGS_OFF), PAGE)).toBeUndefined()
  })

  it('a page whose time is over leads to the one above it for a while, and one whose time has not come is not there', () => {
    const match: RouteMatch = { name: 'news.article', params: { slug: ['hiver'] }, salesType: 'B2B' }
    const now = (standing: 'later' | 'over') =>
      closed(match, 'nl', told(ALL_FLAGS_OFF, new Map([['/nl/professioneel/news/hiver', standing]])), undefined)
    expect(now('over')).toEqual({
      redirect: { destination: '/nl/professioneel/news', permanent: false },
      revalidate: 60,
    })
    expect(now('later')).toEqual({ notFound: true, revalidate: 60 })
  })

  it('what nobody has written is not found', () => {
    const match: RouteMatch = { name: 'news.article', params: { slug: ['nothing'] }, salesType: 'B2C' }
    expect(closed(match, 'nl', told(ALL_FLAGS_OFF), undefined)).toEqual({ notFound: true, revalidate: 60 })
  })
})

describe('refuse', () => {
  const refusal = { kind: 'refused', code: 'unknown_vehicle' } as const

  it('a page whose main resource is unknown is not found', () => {
    expect(refused(refusal, {})).toEqual({ notFound: true, revalidate: 60 })
  })

  it('a page whose view says what was asked in vain is a page', () => {
    expect(refused(refusal, { tellsRefusal: true })).toBeUndefined()
  })

  it.each(['answered', 'gone', 'trouble'] as const)('a page whose main resource is %s is a page', (kind) => {
    expect(refused({ kind }, {})).toBeUndefined()
  })
})
