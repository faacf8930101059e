import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPath } from '@/routing/match-path'
import { parsePath, parseQuery, splitAddress } from '@/routing/parse-path'
import { ROUTE_NAMES, type RouteName, routeTable } from '@/routing/route-table'
import { buildTrie, search } from '@/routing/trie'
import { anyText, languages } from './arbitraries'

describe('reading the segments of an address', () => {
  test.each([
    [['modeles', 'born', 'test-drive'], 'models.carline.test-drive'],
    [['modeles', 'born', 'design'], 'models.carline.tab'],
    [['stock', 'born', 'flemish-region-incentive'], 'stock.flemish-region-incentive'],
    [['stock', 'born', 'C-1'], 'stock.vehicle'],
    [['stocks', 'formentor'], 'stocks.formentor'],
    [['other', 'suv'], 'category.other'],
    [['electric', 'suv'], 'category.tab'],
  ] as const)('the more exact template wins: %j is %s', (segments, name) => {
    expect(matchPath('fr', segments)?.name).toBe(name)
  })

  test.each([
    ['an unknown one-segment address', ['suv']],
    ['an unknown carline', ['modeles', 'punto']],
    ['a carline by its code', ['modeles', 'LEONBREAK']],
    ['the Dutch word', ['modellen']],
    ['the internal name', ['models']],
    ['the Dutch category', ['other', 'elektrisch']],
    ['the Dutch sales-type segment', ['professioneel', 'contact']],
    ['capitals', ['Contact']],
    ['an empty segment', ['contact', '']],
    ['a segment too many', ['fleet', 'x']],
    ['the sales-type segment twice', ['professionnel', 'professionnel']],
    ['an upward step', ['configurateur', 'conf', '..']],
    ['an empty slug', ['news', '']],
    ['the language itself', ['fr']],
    ['what every object has', ['constructor']],
  ])('%s is no match', (_, segments) => {
    expect(matchPath('fr', segments)).toBeUndefined()
  })

  test.each(['2', '9', '10', '9999'])('page %s of the news is a page of its own', (page) => {
    expect(matchPath('fr', ['news', 'page', page])).toMatchObject({ name: 'news.page', params: { page } })
  })

  test.each(['0', '1', '02', '-2', '2.5', '2a', 'a2', '10000'])('the news have no page %s', (page) => {
    expect(matchPath('fr', ['news', 'page', page])?.name).not.toBe('news.page')
  })

  test('the order of the table means nothing', () => {
    const reading = {
      word: (segment: string) => segment,
      value: (codec: { decode: (segment: string, language: 'fr') => string | undefined }, segment: string) =>
        codec.decode(segment, 'fr'),
    }
    const addresses = [
      ['modeles', 'born', 'test-drive'],
      ['stock', 'born', 'flemish-region-incentive'],
      ['other', 'suv'],
      ['lifestyle', 'other'],
      ['news', 'a', 'b'],
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray([...ROUTE_NAMES], { minLength: ROUTE_NAMES.length }), (names) => {
        const trie = buildTrie(names.map((name) => [name, routeTable[name].templates.fr]))
        for (const segments of addresses) {
          expect(search(trie, segments, reading)?.name).toBe(matchPath('fr', segments)?.name)
        }
      }),
    )
  })

  test('two routes at one address are refused when the table is read', () => {
    const twice: [RouteName, string][] = [
      ['contact', 'contact'],
      ['fleet', 'contact'],
    ]
    expect(() => buildTrie(twice)).toThrow('One address for two routes: contact and fleet')
  })

  test('no segments make it throw', () => {
    fc.assert(
      fc.property(languages, fc.array(anyText), (language, segments) => {
        const match = matchPath(language, segments)
        expect(match === undefined || match.name in routeTable).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a very long address is read at once', () => {
    const segments = ['news', ...Array.from({ length: 50_000 }, () => 'a')]
    expect(matchPath('fr', segments)?.name).toBe('news.article')
    expect(matchPath('fr', ['modeles', ...segments])).toBeUndefined()
  })
})

describe('reading a whole address', () => {
  test('query and hash are read beside the route', () => {
    expect(parsePath('/nl/professioneel/stock/born/42?x=1&c=a&c=b&e#price')).toEqual({
      language: 'nl',
      match: { name: 'stock.vehicle', params: { modelName: 'BORN', commissionId: '42' }, salesType: 'B2B' },
      query: { x: '1', c: ['a', 'b'], e: '' },
      hash: '#price',
    })
  })

  test('a slash at the end is no other page', () => {
    expect(parsePath('/fr/contact/')?.match.name).toBe('contact')
    expect(parsePath('/fr/')?.match.name).toBe('homepage')
  })

  test('an encoded slash belongs to the value', () => {
    expect(parsePath('/fr/configurateur/conf/a%2Fb')?.match.params).toEqual({ id: 'a/b' })
  })

  test.each([
    '',
    '/',
    'fr',
    '/en',
    '/de/contact',
    '//fr',
    '/fr//contact',
    '/fr/%',
    '/fr/%E0%A4%A',
    'https://x.be/fr',
    '?fr',
    '/FR',
  ])('%j is no address of a page', (address) => {
    expect(parsePath(address)).toBeUndefined()
  })

  test('a query may hold any name, even those of an object', () => {
    expect(Object.entries(parseQuery('?__proto__=1&constructor=2'))).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
  })

  test('a query may hold one name as often as it likes, and takes nobody’s time', () => {
    const started = performance.now()
    expect(parseQuery('b=2&a=1')).toEqual({ a: '1', b: '2' })
    expect(parseQuery('a=1&'.repeat(10_000)).a).toHaveLength(10_000)
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const address of [
          text,
          `/${text}`,
          `/fr/${text}`,
          `/nl/stock/born/${text}`,
          `/fr?${text}`,
          `/fr#${text}`,
        ]) {
          expect(() => [parsePath(address), splitAddress(address), parseQuery(address)]).not.toThrow()
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
