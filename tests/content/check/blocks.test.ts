import { describe, expect, test } from 'vitest'
import { noThinContent } from '@/content/check/thin-content.server'
import { checkBlocks } from '@/content/check/validate-blocks.server'
import { saidBy } from './written-files'

interface Facts {
  readonly questions?: ReadonlySet<string>
  readonly isLegal?: boolean
}

/** What is wrong in a list of blocks: field, code and what it is about. */
function said(blocks: readonly (readonly [kind: string, value: object])[], facts: Facts = {}): string[] {
  const found: string[] = []
  const whole = blocks.map(([discriminant, value]) => ({ discriminant, value: { anchor: '', share: null, ...value } }))
  checkBlocks(whole as never, 'blocks', { questions: new Set(), isLegal: false, ...facts }, (field, code, ...values) =>
    found.push([field, code, ...values].join(' ')),
  )
  return found
}

const picture = { subject: 'born', file: '' }
const noPicture = { subject: 'none', file: '' }

describe('a block', () => {
  test.each(['table', 'comparison'])('of cells has one of them in each column: %s', (kind) => {
    const rows = [{ cells: [1, 2] }, { cells: [1] }, { cells: [1, 2, 3] }]
    expect(said([[kind, { columns: ['a', 'b'], rows }]])).toEqual([
      'blocks[0].value.rows[1] cells 1 2',
      'blocks[0].value.rows[2] cells 3 2',
    ])
  })

  test('of questions has some, all of them the site’s', () => {
    expect(said([['faq', { questions: ['a', 'b', 'c'] }]], { questions: new Set(['a', 'c']) })).toEqual([
      'blocks[0].value.questions[1] no_question b',
    ])
    expect(said([['faq', { questions: [] }]])).toEqual(['blocks[0].value.questions none'])
  })

  test('of pictures has some, and each is chosen', () => {
    const items = [{ picture }, { picture: noPicture }, { picture: { subject: 'none', file: 'a.avif' } }]
    expect(said([['gallery', { items }]])).toEqual(['blocks[0].value.items[1].picture no_picture'])
    expect(said([['gallery', { items: [] }]])).toEqual(['blocks[0].value.items none'])
  })

  test.each(['media', 'banner'])('that shows a picture has one: %s', (kind) => {
    expect(said([[kind, { picture }]])).toEqual([])
    expect(said([[kind, { picture: noPicture }]])).toEqual(['blocks[0].value.picture no_picture'])
  })

  test('of models has some', () => {
    expect(said([['models', { carlines: ['BORN'] }]])).toEqual([])
    expect(said([['models', { carlines: [] }]])).toEqual(['blocks[0].value.carlines none'])
  })

  test.each(['model-carousel-highlights', 'features', 'accordion', 'tabs', 'downloads'])(
    'of items has some: %s',
    (kind) => {
      expect(said([[kind, { items: [{ id: 'a' }] }]])).toEqual([])
      expect(said([[kind, { items: [] }]])).toEqual(['blocks[0].value.items none'])
    },
  )

  test.each([
    ['ac', 'B2B', 'B2C'],
    ['pl', 'everyone', 'B2C'],
    ['fr', 'B2C', 'B2B'],
    ['ol', 'everyone', 'B2B'],
  ])('about the formula %s is shown to who can have it, not to %s', (product, shownTo, only) => {
    expect(said([['model-lease-action', { product, shownTo }]])).toEqual([
      `blocks[0].value.product only_for ${product} ${only}`,
    ])
    expect(said([['model-lease-action', { product, shownTo: only }]])).toEqual([])
    expect(said([['model-lease-action', { product: 'el', shownTo }]])).toEqual([])
  })

  test('of another kind says nothing', () => {
    expect(said([['quote', {}]])).toEqual([])
  })
})

describe('the blocks of a list', () => {
  test('name each place once, those of their tabs too', () => {
    const tabs = ['tabs', { anchor: 'b', items: [{ id: 'a' }, { id: 'c' }, { id: 'b' }] }] as const
    expect(said([['quote', { anchor: 'a' }], tabs, ['quote', { anchor: 'c' }], ['quote', {}], ['quote', {}]])).toEqual([
      'blocks[1].value.items[0].id twice a',
      'blocks[1].value.items[2].id twice b',
      'blocks[2].value.anchor twice c',
    ])
    expect(said([['features', { items: [{ id: 'a' }, { id: 'a' }] }]])).toEqual([])
  })

  const shares = (...parts: (number | null)[]) => parts.map((share) => ['quote', { share }] as const)

  test('that are variants of each other make up all visitors', () => {
    expect(said(shares(30, 70, null, 50, 50))).toEqual([])
    expect(said(shares(30, 60))).toEqual(['blocks[1].value.share shares 90'])
    expect(said(shares(60, 60))).toEqual(['blocks[1].value.share shares 120'])
    expect(said(shares(null, 40, null, 60))).toEqual([
      'blocks[1].value.share shares 40',
      'blocks[3].value.share shares 60',
    ])
    expect(said(shares(100))).toEqual(['blocks[0].value.share shares 100'])
  })

  test('are the same for everybody where the law asks for them', () => {
    expect(said(shares(30, 70), { isLegal: true })).toEqual(['blocks[1].value.share no_variants'])
    expect(said(shares(null), { isLegal: true })).toEqual([])
  })
})

describe('a page says enough', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')
  const block = (fr: string, nl = fr, more: object = {}) => ({
    discriminant: 'quote',
    value: { words: { fr, nl }, shownTo: 'everyone', flag: '', period: { from: null, until: null }, ...more },
  })
  const page = (blocks: readonly object[], more: object = {}) => ({
    route: 'adn',
    languages: 'both',
    blocks,
    tabs: [],
    ...more,
  })
  const few = (pages: readonly object[], faq: readonly object[] = []) => saidBy(noThinContent, { pages, faq })

  test('with sixty words for each buyer', () => {
    expect(few([page([block(words(60))])])).toEqual([])
    expect(few([page([block(words(59))])])).toEqual([
      'pages/1 blocks few_words 59 60 B2C',
      'pages/1 blocks few_words 59 60 B2B',
    ])
    expect(few([page([block(words(40)), block(words(20), words(20), { shownTo: 'B2B' })])])).toEqual([
      'pages/1 blocks few_words 40 60 B2C',
    ])
  })

  test('in each of its languages, and in no other', () => {
    const french = [block(words(60), words(3))]
    expect(few([page(french, { languages: 'fr' })])).toEqual([])
    expect(few([page(french)])).toContain('pages/1 blocks few_words 3 60 B2C')
  })

  test('in each of its tabs', () => {
    const tabs = [{ blocks: [block(words(60))] }, { blocks: [block(words(2))] }]
    expect(few([page([block(words(60))], { tabs })])).toEqual([
      'pages/1 tabs[1].blocks few_words 2 60 B2C',
      'pages/1 tabs[1].blocks few_words 2 60 B2B',
    ])
  })

  test.each(['models', 'stock', 'stocks.formentor', 'news', 'faq', 'contact'])(
    'by what it shows besides an editor’s words: %s',
    (route) => {
      expect(few([page([], { route })])).toEqual([])
    },
  )

  test('with the questions that it asks, and no other', () => {
    const question = (id: string, count: number) => ({ id, answer: { fr: words(count), nl: words(count) } })
    const faq = [undefined as never, { groups: [{ questions: [question('a', 50), question('b', 100)] }] }]
    const asking = {
      discriminant: 'faq',
      value: { ...block('').value, words: { fr: words(9), nl: words(9) }, questions: ['a'] },
    }
    expect(few([page([asking])], faq)).toEqual([
      'pages/1 blocks few_words 59 60 B2C',
      'pages/1 blocks few_words 59 60 B2B',
    ])
  })

  test('but not with the words of its pictures, nor with figures', () => {
    const silent = { fr: words(60), nl: words(60) }
    expect(
      few([page([block('Un l’auto demi-sœur 100 %', 'x', { picture: { alt: silent }, file: silent, count: 3 })])]),
    ).toEqual(['pages/1 blocks few_words 1 60 B2C', 'pages/1 blocks few_words 1 60 B2B'])
    expect(few([page([block('Un l’auto demi-sœur 100 %')])])[0]).toBe('pages/1 blocks few_words 3 60 B2C')
  })
})
