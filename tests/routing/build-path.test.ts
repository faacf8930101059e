import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { buildPath, buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { isRouteName } from '@/routing/route-table'
import { anyText, audiences, matches } from './arbitraries'

const french = { language: 'fr', salesType: 'B2C' } as const
const dutchBusiness = { language: 'nl', salesType: 'B2B' } as const

describe('building an address', () => {
  test('language, sales type, path and query stand in this order', () => {
    const path = buildPath('stock.vehicle', { modelName: 'BORN', commissionId: '42', x: 1 }, dutchBusiness)
    expect(path).toBe('/nl/professioneel/stock/born/42?x=1')
  })

  test('parameters outside the path become an encoded query', () => {
    const params = { sort: 'a&b=c', color: ['rouge', 'bleu & or'], page: 2, sold: false, city: undefined, zip: null }
    expect(buildPath('stock', params, french)).toBe(
      '/fr/stock?sort=a%26b%3Dc&color=rouge&color=bleu+%26+or&page=2&sold=false',
    )
  })

  test('a query without any value leaves no question mark', () => {
    expect(buildPath('stock', { sort: undefined, color: [] }, french)).toBe('/fr/stock')
  })

  test('values in the path are encoded', () => {
    expect(buildPath('car-configurator.conf', { id: 'a/b é?#%' }, french)).toBe(
      '/fr/configurateur/conf/a%2Fb%20%C3%A9%3F%23%25',
    )
  })

  test.each(['', '.', '..', '\ud800'])('%j cannot stand in a path', (id) => {
    expect(buildPath('car-configurator.conf', { id }, french)).toBe(NOT_FOUND_PATH)
  })

  test('an article without a slug has no address', () => {
    expect(buildPath('news.article', { slug: [] }, french)).toBe(NOT_FOUND_PATH)
  })

  test("a value that is another route's word has no address", () => {
    expect(buildPath('models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'test-drive' }, french)).toBe(
      NOT_FOUND_PATH,
    )
    expect(buildPath('stock.vehicle', { modelName: 'BORN', commissionId: 'flemish-region-incentive' }, french)).toBe(
      NOT_FOUND_PATH,
    )
  })

  test('what is built is read back: route, parameters, sales type and language', () => {
    fc.assert(
      fc.property(matches, audiences, (match, { language }) => {
        const path = buildPath(match.name, match.params, { language, salesType: match.salesType })
        expect(parsePath(path)).toEqual({ language, match, query: {}, hash: '' })
      }),
      { numRuns: 1_000 },
    )
  })

  test('a query is read back as it was given', () => {
    const wellFormed = fc.string({ unit: 'grapheme' })
    const values = fc.oneof(wellFormed, fc.array(wellFormed, { minLength: 2 }))
    fc.assert(
      fc.property(fc.dictionary(wellFormed, values), audiences, (query, audience) => {
        expect(parsePath(buildPath('stock', query, audience))?.query).toEqual({ ...query })
      }),
    )
  })

  test('an address is always plain ASCII with no place for markup', () => {
    fc.assert(
      fc.property(matches, audiences, (match, audience) => {
        expect(buildPath(match.name, match.params, audience)).toMatch(/^\/(?:fr|nl)[\w\-./~!'()*%]*$/)
      }),
    )
  })
})

describe('building an address from text', () => {
  test.each(['fr', 'FR', 'Fr'])('the language may be written %s', (language) => {
    expect(buildPathFromText('contact', {}, language, 'B2C')).toBe('/fr/contact')
  })

  test('an unknown sales type is B2C', () => {
    expect(buildPathFromText('contact', {}, 'fr', 'b2b')).toBe('/fr/professionnel/contact')
    expect(buildPathFromText('contact', {}, 'fr', 'B2X')).toBe('/fr/contact')
  })

  test.each(['nowhere', '', 'Contact', '__proto__', 'constructor'])(
    'the route name %j gives the not-found path',
    (name) => {
      expect(buildPathFromText(name, {}, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    },
  )

  test.each(['en', 'de', '', 'fr-BE'])('the language %j gives the not-found path', (language) => {
    expect(buildPathFromText('contact', {}, language, 'B2C')).toBe(NOT_FOUND_PATH)
  })

  test('a missing or unknown parameter gives the not-found path', () => {
    expect(buildPathFromText('models.carline', {}, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    expect(buildPathFromText('models.carline', { carline_code: 'PUNTO' }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    expect(buildPathFromText('news.article', { slug: ['a', ''] }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    expect(buildPathFromText('news.article', { slug: 7 }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
  })

  test('what only reads like a word never stands in a path', () => {
    const born = { toString: () => 'born' }
    expect(buildPathFromText('models.carline', { carline_code: born }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    expect(buildPathFromText('models.carline', { carline_code: ['born'] }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
  })

  test.each(['BORN', 'born', 'Born'])('an editor may write the carline as %s', (carline_code) => {
    expect(buildPathFromText('models.carline', { carline_code }, 'nl', 'B2C')).toBe('/nl/modellen/born')
  })

  test.each(['hybrid', 'hybride'])('an editor may write the other category as %s', (specific_category) => {
    expect(buildPathFromText('category.other', { specific_category }, 'nl', 'B2C')).toBe('/nl/other/hybride')
  })

  test('a number and a path of slugs are understood', () => {
    expect(buildPathFromText('stock.vehicle', { modelName: 'born', commissionId: 42 }, 'nl', 'B2C')).toBe(
      '/nl/stock/born/42',
    )
    expect(buildPathFromText('news.article', { slug: '2026/raval' }, 'nl', 'B2C')).toBe('/nl/news/2026/raval')
    expect(buildPathFromText('news.article', { slug: ['2026', 'raval'] }, 'nl', 'B2C')).toBe('/nl/news/2026/raval')
  })

  test('a page of a list may be written with zeros before it; the first page is the list itself', () => {
    expect(buildPathFromText('news.page', { page: '02' }, 'fr', 'B2C')).toBe('/fr/news/page/2')
    expect(buildPathFromText('news.page', { page: '002' }, 'fr', 'B2C')).toBe('/fr/news/page/2')
    expect(buildPathFromText('news.page', { page: 12 }, 'fr', 'B2C')).toBe('/fr/news/page/12')
    expect(buildPathFromText('news.page', { page: '1' }, 'fr', 'B2C')).toBe(NOT_FOUND_PATH)
    expect(buildPathFromText('news.page', { page: '10' }, 'fr', 'B2C')).toBe('/fr/news/page/10')
  })

  test('objects and functions never reach a query', () => {
    expect(buildPathFromText('faq', { a: {}, b: () => 1, c: Symbol('c'), d: [{}] }, 'fr', 'B2C')).toBe('/fr/faq')
  })

  test('no text makes it throw, and it never leaves the site', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.dictionary(anyText, fc.anything()),
        anyText,
        anyText,
        (name, params, language, salesType) => {
          fc.pre(!isRouteName(name))
          expect(buildPathFromText(name, params, language, salesType)).toBe(NOT_FOUND_PATH)
        },
      ),
    )
    fc.assert(
      fc.property(matches, anyText, fc.constantFrom(...LANGUAGES), (match, value, language) => {
        const params = Object.fromEntries(Object.keys(match.params).map((param) => [param, value]))
        expect(buildPathFromText(match.name, params, language, 'B2C')).toMatch(/^\/(?:404$|(?:fr|nl)(?=[/?]|$))/)
      }),
    )
  })
})
