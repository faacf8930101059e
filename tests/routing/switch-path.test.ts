import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import { parsePath } from '@/routing/parse-path'
import { switchPath } from '@/routing/switch-path'
import { anyText, audiences, hashes, languages, matches, queryStrings } from './arbitraries'

const addresses = fc
  .tuple(matches, languages, queryStrings, hashes)
  .map(([match, language, search, hash]) => ({ match, language, tail: search + hash }))

describe('switching language or sales type', () => {
  test.each([
    ['/fr', { language: 'nl' }, '/nl'],
    ['/fr', { salesType: 'B2B' }, '/fr/professionnel'],
    ['/fr/professionnel', { language: 'nl' }, '/nl/professioneel'],
    ['/nl/professioneel/stock/born/42?x=1#a', { language: 'fr' }, '/fr/professionnel/stock/born/42?x=1#a'],
    ['/nl/professioneel/stock/born/42?x=1#a', { salesType: 'B2C' }, '/nl/stock/born/42?x=1#a'],
    [
      '/fr/other/electrique?a=1&a=%20#x',
      { language: 'nl', salesType: 'B2B' },
      '/nl/professioneel/other/elektrisch?a=1&a=%20#x',
    ],
    ['/fr/configurateur/conf/aB', { language: 'nl' }, '/nl/car-configurator/conf/aB'],
    ['/fr/contact?utm_source=x', {}, '/fr/contact?utm_source=x'],
  ] as const)('%s to %j is %s', (address, to, expected) => {
    expect(switchPath(address, to)).toBe(expected)
  })

  test('an address that is not canonical is switched as the page it means', () => {
    expect(switchPath('/fr/models/BORN?x=1', { language: 'nl' })).toBe('/nl/modellen/born?x=1')
  })

  test('from an address that is no page, the homepage is next', () => {
    expect(switchPath('/404', { language: 'fr' })).toBe('/fr')
    expect(switchPath('/fr/nowhere', { salesType: 'B2B' })).toBe('/fr/professionnel')
    expect(switchPath('', {})).toBe('/nl')
  })

  test('route, parameters, foreign query values and hash are kept', () => {
    fc.assert(
      fc.property(addresses, audiences, ({ match, language, tail }, to) => {
        const before = parsePath(canonicalPath(match, language) + tail)
        const after = parsePath(switchPath(canonicalPath(match, language) + tail, to))
        expect(after).toEqual({
          ...before,
          language: to.language,
          match: { ...match, salesType: to.salesType },
        })
      }),
      { numRuns: 1_000 },
    )
  })

  test('there and back is the same address, to the letter', () => {
    fc.assert(
      fc.property(addresses, ({ match, language, tail }) => {
        const address = canonicalPath(match, language) + tail
        const other = switchPath(address, { language: otherLanguage(language) })
        expect(switchPath(other, { language })).toBe(address)
        const otherType = switchPath(address, { salesType: otherSalesType(match.salesType) })
        expect(switchPath(otherType, { salesType: match.salesType })).toBe(address)
      }),
      { numRuns: 1_000 },
    )
  })

  test('no text makes it throw or leave the site', () => {
    fc.assert(
      fc.property(anyText, audiences, (text, to) => {
        for (const address of [text, `/${text}`, `/fr/${text}`]) {
          expect(switchPath(address, to)).toMatch(new RegExp(`^/${to.language}(?=[/?#]|$)`))
        }
      }),
    )
  })
})

test('a sales type in the query is not carried over, for it would lead back', () => {
  expect(switchPath('/nl/professioneel/stock?sales_type=B2B&x=%20y', { salesType: 'B2C' })).toBe('/nl/stock?x=%20y')
  expect(switchPath('/nl/stock?sales_type=B2C', { language: 'fr' })).toBe('/fr/stock')
  expect(switchPath('/nl/stock?x=1&sales_type', { language: 'fr' })).toBe('/fr/stock?x=1')
})

test('a query value whose name only begins or ends like the sales type is carried over', () => {
  expect(switchPath('/nl/stock?sales_types=1&my_sales_type=2', { language: 'fr' })).toBe(
    '/fr/stock?sales_types=1&my_sales_type=2',
  )
})
