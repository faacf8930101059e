import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_KINDS, type SearchEntry } from '@/contract/search'
import { createSearch } from '@/shell/search/find'

const entry = (kind: SearchEntry['kind'], title: string, text = '', words = ''): SearchEntry => ({
  kind,
  title,
  text,
  words,
  href: `/fr/${encodeURIComponent(title)}`,
})

const entries = [
  entry('model', 'Born', '100 % électriques', 'electric'),
  entry('model', 'Formentor', 'SUV et crossovers', 'hybrid essence'),
  entry('model', 'Formentor VZ', 'SUV et crossovers', 'hybrid essence'),
  entry('page', 'Électrique', 'Recharge, autonomie et coûts'),
  entry('page', 'Entretien et assistance', 'Le réseau', 'Roulez. On suit.'),
  entry('question', 'Puis-je recharger à la maison ?', 'Une borne suffit.', 'Recharge'),
  entry('news', 'Née pour la Formentor', 'Un dimanche'),
]
const find = createSearch(entries)
const titles = (query: string) =>
  find(query).flatMap(({ entries: found }) => found.map(({ entry: { title } }) => title))

describe('the search', () => {
  it('finds by the beginning of a word', () => {
    expect(titles('form')).toContain('Formentor')
  })

  it('finds without accents and capitals what has them, and the other way round', () => {
    expect(titles('ELECTRIQUE')).toContain('Électrique')
    expect(titles('entrétien')).toContain('Entretien et assistance')
  })

  it('forgives a typing mistake', () => {
    expect(titles('fromentor')[0]).toBe('Formentor')
    expect(titles('assitance')).toEqual(['Entretien et assistance'])
  })

  it('finds by words that are not shown', () => {
    expect(titles('roulez')).toEqual(['Entretien et assistance'])
  })

  it('puts a model before a page, an article or a question that speaks of it', () => {
    expect(find('formentor').map(({ kind }) => kind)).toEqual(['model', 'news'])
  })

  it('wants all the words, and does with some of them when nothing has all', () => {
    expect(titles('formentor vz')).toEqual(['Formentor VZ'])
    expect(titles('formentor wxyzq')).toContain('Formentor')
  })

  it('does not look for words that stand in every text', () => {
    expect(titles('et la')).toEqual([])
  })

  it('says which part of a title was looked for', () => {
    const [group] = find('electrique')
    expect(group?.entries[0]?.title).toEqual([{ text: 'Électrique', isMatch: true }])
    expect(find('assistance')[0]?.entries[0]?.title).toEqual([
      { text: 'Entretien', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'et', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'assistance', isMatch: true },
    ])
  })

  it('shows few of a kind: whoever wants more types more', () => {
    const many = createSearch(Array.from({ length: 40 }, (_, at) => entry('question', `Recharge ${at}`)))
    expect(many('recharge')[0]?.entries).toHaveLength(4)
  })

  it('answers whatever is typed, and its titles are those of its entries, letter by letter', () => {
    const known = new Set(entries.map(({ title }) => title))
    const kinds: readonly string[] = SEARCH_KINDS
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        for (const { kind, entries: found } of find(query)) {
          expect(kinds).toContain(kind)
          for (const { title } of found) expect(known).toContain(title.map(({ text }) => text).join(''))
        }
      }),
    )
  })
})
