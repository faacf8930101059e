import { languages, matches } from '@tests/routing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '@/routing/alternates'
import { canonicalAddress, isShortAddress } from '@/server/canonical-address'
import { normalizePath } from '@/server/normalize-path'

describe('the address of a page', () => {
  it.each([
    // The sales type, whatever stands beside it.
    ['/fr/stock?sales_type=B2B', '/fr/professionnel/stock'],
    ['/fr/stock?sales_type=B2B&sort=PRICE_ASC', '/fr/professionnel/stock?sort=PRICE_ASC'],
    ['/nl/stock?zipcode=1000&sales_type=b2b&utm_source=mail', '/nl/professioneel/stock?zipcode=1000&utm_source=mail'],
    ['/fr/professionnel/stock?sales_type=B2C&x=1', '/fr/stock?x=1'],
    ['/fr/professionnel/modeles?sales_type=', '/fr/modeles'],
    ['/fr/professionnel?sales_type=b2b', '/fr/professionnel'],
    ['/nl/stock?sales_type=B2C&sort=PRICE_ASC', '/nl/stock?sort=PRICE_ASC'],
    ['/fr?sales_type=b2b', '/fr/professionnel'],
    ['/?sales_type=B2B&utm_source=x', '/nl/professioneel?utm_source=x'],
    ['/?sales_type=', '/nl'],
    ['/fr/stock?sales_type=%62%32%42&x=%26', '/fr/professionnel/stock?x=%26'],
    ['/nl/stock?x=1&sales%5Ftype=B2B', '/nl/professioneel/stock?x=1'],
    ['/fr/stock?sales_type=whatever', '/fr/stock'],
    ['/fr/stock?utm_source=a?b&sales_type=b2b&carline=BORN', '/fr/professionnel/stock?utm_source=a?b&carline=BORN'],
    ['/FR?a=1&&b=2&', '/fr?a=1&b=2'],
    ['/fr/stock?carline=BORN?utm_source=mail&utm_campaign=a', '/fr/stock?carline=BORN&utm_source=mail&utm_campaign=a'],
    ['/nl/stock?page=2?gclid=x?fbclid=y', '/nl/stock?page=2&gclid=x&fbclid=y'],
    ['/nl/stock?utm_source=mail&amp;carline=BORN', '/nl/stock?utm_source=mail&carline=BORN'],
    ['/nl?x=1?UTM_Source=mail?sales_type=b2b', '/nl?x=1&UTM_Source=mail?sales_type=b2b'],
    // Capitals, slashes, words, and all of it together: one redirect, and nothing of the query is lost.
    ['/FR/stock?carline=BORN', '/fr/stock?carline=BORN'],
    ['/fr/stock/?carline=BORN&utm_source=mail', '/fr/stock?carline=BORN&utm_source=mail'],
    ['/fr//stock///born?x=%20a+b', '/fr/stock/born?x=%20a+b'],
    ['/Nl/', '/nl'],
    ['/fr/index?utm_source=mail', '/fr?utm_source=mail'],
    ['/NL/Index/', '/nl'],
    ['/index?sales_type=b2b', '/nl/professioneel'],
    ['/fr/modellen/BORN?gclid=abc', '/fr/modeles/born?gclid=abc'],
    ['/NL/professionnel/Stock/LeonBreak/?sales_type=b2c&page=2', '/nl/stock/leon-sportstourer?page=2'],
    ['/fr/stock/born/b3510842?utm_source=mail', '/fr/stock/born/B3510842?utm_source=mail'],
    ['/fr/%63ontact', '/fr/contact'],
    ['/fr/x/../contact', '/fr/contact'],
    ['/fr/./contact/?x=1', '/fr/contact?x=1'],
    ['/fr/contact#x', '/fr/contact%23x'],
    ['//fr/stock?sales_type=b2b', '/fr/professionnel/stock'],
    // The end of the sentence that it was copied from.
    ['/nl/modellen/formentor.?utm_source=mail', '/nl/modellen/formentor?utm_source=mail'],
    ['/fr/stock/born/B3510842)', '/fr/stock/born/B3510842'],
    ['/nl/car-configurator/offer/EH4EG5EZ%2C', '/nl/car-configurator/offer/EH4EG5EZ'],
    ['/fr/configurateur/conf/born.c59.2027a.oxyw%C2%A0%C2%BB.', '/fr/configurateur/conf/born.c59.2027a.oxyw'],
    ['/nl/contact/gent%E2%80%9D', '/nl/contact/gent'],
    ['/stock.', '/nl/stock'],
    // What is no page has one spelling too.
    ['//evil.example/fr?sales_type=b2c', '/evil.example/fr?sales_type=b2c'],
    ['/fr/%6eowhere', '/fr/nowhere'],
    ['/robots%2Etxt', '/robots.txt'],
    // English, and no language at all.
    ['/en', '/nl'],
    ['/EN/stock/?x=1', '/nl/stock?x=1'],
    ['/stock?carline=BORN&sales_type=B2B', '/nl/professioneel/stock?carline=BORN'],
    ['/modeles/BORN/', '/nl/modellen/born'],
    ['/fr-BE/stock', '/fr/stock'],
    ['/nl_be?x=1', '/nl?x=1'],
  ])('%s is %s', (url, address) => {
    expect(canonicalAddress(url)).toBe(address)
    expect(canonicalAddress(address)).toBeUndefined()
  })

  it.each([
    '/',
    '/fr',
    '/nl/stock?sort=PRICE_ASC',
    '/fr/nowhere?sales_type=b2b',
    '/fr/stock/born/~gearbox%3Dmanual',
    '/api/backend/v1/stocks?sales_type=B2C',
    '/_next/data/build/fr/stock.json?sales_type=B2B',
    '/en/nowhere',
    '/nowhere',
    '/fr/index/contact',
    '/fr/stock?q=a?b',
    '/fr?from=https://other.example/?x=1',
    '/404',
    '/redirection/carconfigurator?lang=fr',
    '/api',
    '/keystatic',
    '/images/cars/born/line.svg',
    '/fr/%E0%A4%A',
    '/nl/../api%2fsearch',
    '/robots.txt',
  ])('%s is left as it is', (url) => expect(canonicalAddress(url)).toBeUndefined())

  it.each([
    ['/redirection/CarConfigurator?lang=fr', '/redirection/carconfigurator?lang=fr'],
    ['/FR/Redirection/carconfigurator/?CARLINE=BORN', '/fr/redirection/carconfigurator?CARLINE=BORN'],
  ])('of the entry for links from outside is in small letters: %s', (url, address) => {
    expect(canonicalAddress(url)).toBe(address)
  })

  it.each([
    ['/nl/stock%3Fprice_max=30000', '/nl/stock?price_max=30000'],
    ['/nl/stock%3fprice_max=30000&sort=PRICE_ASC', '/nl/stock?price_max=30000&sort=PRICE_ASC'],
    ['/nl/stock&utm_source=mail', '/nl/stock?utm_source=mail'],
    ['/fr/stock;jsessionid=1?sort=PRICE_ASC', '/fr/stock?jsessionid=1&sort=PRICE_ASC'],
    ['/FR/Modeles/Born&amp;utm_source=mail', '/fr/modeles/born?utm_source=mail'],
    ['/stock%3Fsales_type=B2B&utm_source=mail', '/nl/professioneel/stock?utm_source=mail'],
    ['/nl%3Futm_source=mail', '/nl?utm_source=mail'],
  ])('has its query behind a question mark: %s', (url, address) => {
    expect(canonicalAddress(url)).toBe(address)
    expect(canonicalAddress(address)).toBeUndefined()
  })

  it.each(['/fr/nowhere&utm_source=mail', '/images/a%3Fb=c.svg', '/api/backend/v1/x;y=z'])(
    'has none where there is no page: %s',
    (url) => expect(canonicalAddress(url)).toBeUndefined(),
  )

  it.each([
    ['/redirection/carconfigurator?lang=fr?utm_source=mail', '/redirection/carconfigurator?lang=fr&utm_source=mail'],
    ['/redirection/carconfigurator?lang=fr&amp;carline=BORN', '/redirection/carconfigurator?lang=fr&carline=BORN'],
  ])('of that entry is without what a tool has spoilt: %s', (url, address) => {
    expect(canonicalAddress(url)).toBe(address)
    expect(canonicalAddress(address)).toBeUndefined()
  })

  it('is reached in one redirect from every page, however it is spelt and whatever it is asked with', () => {
    const queries = fc.constantFrom('', 'x=1', 'utm_source=mail&carline=BORN', 'a=%2F&b=+', 'q=caf%C3%A9')
    const asked = fc.constantFrom(undefined, 'B2B', 'b2b', 'B2C', '', 'x')
    const spellings = fc.constantFrom<(path: string) => string>(
      (path) => path,
      (path) => `${path}/`,
      (path) => path.replace(/^\/\w+/, (code) => code.toUpperCase()),
      (path) => path.replace(/\//g, '//').slice(1),
    )
    fc.assert(
      fc.property(matches, languages, queries, asked, spellings, (match, language, query, salesType, spell) => {
        const path = canonicalPath(match, language)
        // No parameter of the site's own links ends with what stands after an address in a sentence.
        fc.pre(normalizePath(path) !== undefined && /[\p{L}\d~*@$+_-]$/u.test(decodeURIComponent(path)))
        const given = [query, salesType === undefined ? '' : `sales_type=${salesType}`].filter(Boolean).join('&')
        const url = `${spell(path)}${given && `?${given}`}`
        const wanted = salesType === undefined ? match.salesType : salesType.toUpperCase() === 'B2B' ? 'B2B' : 'B2C'
        const address = `${canonicalPath({ ...match, salesType: wanted }, language)}${query && `?${query}`}`
        expect(canonicalAddress(url) ?? url).toBe(address)
        expect(canonicalAddress(address)).toBeUndefined()
      }),
    )
  })
})

describe('an address that is short enough for a campaign', () => {
  it.each(['/soldes', '/Soldes/2026', '/a-b/c-1', '/french', '/apis', '/fr-be'])('is %s', (path) => {
    expect(isShortAddress(path)).toBe(true)
  })

  it.each([
    '/',
    '/fr',
    '/fr/soldes',
    '/nl',
    '/EN/x',
    '/api',
    '/api/x',
    '/keystatic',
    '/redirection/x',
    '/a.txt',
    '/a/',
    '/a//b',
    'x/a',
    '/a_b',
  ])('is not %s', (path) => {
    expect(isShortAddress(path)).toBe(false)
  })
})

it('the root is in the language of the visitor’s browser, once the buyer is known', () => {
  expect(canonicalAddress('/?sales_type=B2B', 'fr')).toBe('/fr/professionnel')
  expect(canonicalAddress('/stock', 'fr')).toBe('/nl/stock')
})
