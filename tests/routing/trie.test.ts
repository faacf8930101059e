import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Codec } from '@/routing/codecs'
import type { RouteName } from '@/routing/route-table'
import { buildTrie, search } from '@/routing/trie'

const reading = {
  word: (segment: string) => segment,
  value: (codec: Codec, segment: string) => codec.decode(segment, 'fr'),
}

/** Templates that compete at every turn; the names only tell them apart. */
const templates: readonly (readonly [RouteName, string])[] = [
  ['contact', 'a/b'],
  ['category', 'a/:category'],
  ['car-configurator.conf', 'a/:id'],
  ['news.article', 'a/:slug*'],
  ['stock.vehicle', 'b/:commissionId'],
  ['category.other', 'b/:specific_category'],
  ['accessoires.tab', 'c/:tab_slug_id'],
  ['news', 'c/:slug*'],
  ['faq.question', 'd/:question'],
  ['contact.dealer', 'd/:dealer'],
  ['community', 'e/:slug'],
  ['metahype', 'e/:slug*'],
  ['stock.model', ':modelName/x'],
  ['fleet', 'born/y'],
  ['services', ':category/:tab_slug_id/z'],
]

describe('ranking by how exact a template is', () => {
  test.each([
    ['a word beats a parameter', ['a', 'b'], 'contact', {}],
    ['a closed parameter beats an open one', ['a', 'lifestyle'], 'category', { category: 'lifestyle' }],
    ['an open parameter beats a list', ['a', 'c'], 'car-configurator.conf', { id: 'c' }],
    ['whatever they are called', ['b', 'suv'], 'category.other', { specific_category: 'suv' }],
    ['one segment beats a list, whatever it is called', ['c', 'd'], 'accessoires.tab', { tab_slug_id: 'd' }],
    ['a list takes what nothing else can', ['a', 'c', 'd'], 'news.article', { slug: ['c', 'd'] }],
    ['between equals the name of the parameter decides', ['d', 'e'], 'contact.dealer', { dealer: 'e' }],
    ['one segment and a list may share a name', ['e', 'f'], 'community', { slug: 'f' }],
    ['and the list takes more than one', ['e', 'f', 'g'], 'metahype', { slug: ['f', 'g'] }],
    ['a word that leads nowhere gives way', ['born', 'x'], 'stock.model', { modelName: 'BORN' }],
    ['a word that leads somewhere stays', ['born', 'y'], 'fleet', {}],
    [
      'parameters are read one by one',
      ['lifestyle', 't', 'z'],
      'services',
      { category: 'lifestyle', tab_slug_id: 't' },
    ],
  ] as const)('%s, in whatever order they are given', (_, segments, name, params) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...templates], { minLength: templates.length }), (shuffled) => {
        expect(search(buildTrie(shuffled), segments, reading)).toEqual({ name, params })
      }),
    )
  })

  test.each([[['a']], [['b']], [['a', 'É', 'x']], [['born']], [['lifestyle', 't']], [[]]])(
    '%j is nobody',
    (segments) => {
      expect(search(buildTrie(templates), segments, reading)).toBeUndefined()
    },
  )

  test('a parameter that no codec reads is a mistake with a name', () => {
    expect(() => buildTrie([['contact', ':nobody']])).toThrow('No codec for the parameter nobody')
  })
})
