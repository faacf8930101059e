import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { describe, expect, test } from 'vitest'
import { type Checking, checkFields } from '@/content/check/validate-fields.server'
import { buttonFileField, downloadField } from '@/content/schema/download'
import { fields } from '@/content/schema/fields'
import { libraryPictureField } from '@/content/schema/library'
import { linkField, optionalLinkField } from '@/content/schema/link'
import { pictureField } from '@/content/schema/picture'
import { optionalText, richText, text } from '@/content/schema/text'
import { period } from '@/content/schema/visibility'

/** A folder with one picture in its library: a PNG of one pixel. */
const root = tempFolder('fields')
mkdirSync(join(root, 'public/images/library'), { recursive: true })
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
writeFileSync(join(root, 'public/images/library/gent.png'), Buffer.from(PIXEL, 'base64'))

type Fields = Parameters<typeof checkFields>[0]

/** What is wrong in an entry: field, code and what it is about. */
function said(schema: Fields, entry: unknown, more: Partial<Checking> = {}): string[] {
  const found: string[] = []
  checkFields(schema, entry, {
    report: (field, code, ...values) => found.push([field, code, ...values].join(' ')),
    root,
    languages: ['fr', 'nl'],
    isUnwritten: () => false,
    isGone: () => false,
    pictureWords: () => undefined,
    isAccepted: () => false,
    ...more,
  })
  return found
}

const both = (fr: string, nl = fr) => ({ fr, nl })

describe('a text in both languages', () => {
  const title = { title: text('Titre · Titel') }
  const line = { line: optionalText('Ligne · Regel') }

  test('has words in each language of its page', () => {
    expect(said(title, { title: both('Un', 'Een') })).toEqual([])
    expect(said(title, { title: both('Un', ' ') })).toEqual(['title.nl missing'])
    expect(said(title, { title: both('') })).toEqual(['title.fr missing', 'title.nl missing'])
    expect(said(title, {})).toEqual(['title.fr missing', 'title.nl missing'])
    expect(said(title, { title: both('Un', '') }, { languages: ['fr'] })).toEqual([])
  })

  test('is in the language of its field, though it has names and words of the other one', () => {
    const [fr, nl] = ['Prix de la voiture dans votre langue', 'Prijs van een wagen met de opties die jij kiest']
    expect(said(title, { title: both(fr, nl) })).toEqual([])
    expect(said(title, { title: both(fr) })).toEqual(['title.nl in_other_language'])
    expect(said(title, { title: both(nl) })).toEqual(['title.fr in_other_language'])
    expect(said(title, { title: both('Rue de la Gare') })).toEqual([])
    expect(said(title, { title: both(fr, 'Het huis van de Rue du Pont et de la Gare is van ons') })).toEqual([])
  })

  test('that may be left out is left out in both', () => {
    expect(said(line, { line: both('') })).toEqual([])
    expect(said(line, { line: both('Un', '') })).toEqual(['line.nl missing'])
  })

  test('is typed well, names what there is, and a price with its consumption', () => {
    expect(said(title, { title: both('Prêt?', 'Klaar ?') })).toEqual([
      'title.fr fr_space_before_marks',
      'title.nl nl_no_space_before_marks',
    ])
    expect(said(title, { title: both('Un {company.iban}', 'Een {company.name}') })).toEqual([
      'title.fr unknown_name {company.iban}',
    ])
    expect(said(title, { title: both('Dès {BORN.price}', 'Vanaf {BORN.price}, {BORN.wltp}') })).toEqual([
      'title.fr without_wltp {BORN.price} {BORN.wltp}',
    ])
  })

  test('promises nothing of credit that nobody stands for, and may promise the rest', () => {
    const promised = { title: both('Un crédit facile.', 'De testrit is gratis.') }
    expect(said(title, promised)).toEqual(['title.fr credit_promise Un crédit facile.'])
    expect(
      said(title, promised, {
        isAccepted: (sentence, language) => sentence === 'Un crédit facile.' && language === 'fr',
      }),
    ).toEqual([])
  })
})

describe('a running text', () => {
  const body = { body: richText('Texte · Tekst') }
  const words = (content: string) => ({ type: 'text', attributes: { content }, children: [], errors: [] })
  const node = (type: string, children: readonly object[], attributes = {}) => ({
    type,
    attributes,
    children,
    errors: [],
  })
  const running = (...children: readonly object[]) => ({ node: node('document', [node('paragraph', children)]) })
  const link = (href: string) => node('link', [words('ici')], { href })

  test('has words too', () => {
    expect(said(body, { body: { fr: running(words('Un')), nl: running(words('Een')) } })).toEqual([])
    expect(said(body, { body: { fr: running(words('Un')), nl: running() } })).toEqual(['body.nl missing'])
    expect(said(body, { body: { fr: running(words('Un')), nl: {} } })).toEqual(['body.nl missing'])
  })

  test('leads to pages that are there', () => {
    const entry = { body: { fr: running(link('route:stock')), nl: running(link('route:nowhere')) } }
    expect(said(body, entry)).toEqual(['body.nl link_nowhere route:nowhere'])
    expect(said(body, entry, { isGone: (address) => address === '/fr/stock' })).toEqual([
      'body.fr page_gone /fr/stock',
      'body.nl link_nowhere route:nowhere',
    ])
    const isUnwritten = ({ route }: { readonly route: string }, language: string) =>
      route === 'stock' && language === 'nl'
    const both = { body: { fr: running(link('route:stock')), nl: running(link('/fr/stock')) } }
    expect(said(body, both, { isUnwritten })).toEqual(['body.nl not_in_language /nl/stock nl'])
  })

  test('has no more than ten thousand characters', () => {
    expect(
      said(body, { body: { fr: running(words('m'.repeat(10_000))), nl: running(words('m'.repeat(10_001))) } }),
    ).toEqual(['body.nl too_long 10001 10000'])
  })
})

describe('a link', () => {
  const none = { route: 'none', params: [], anchor: '', address: '', label: both('') }
  const stock = { ...none, route: 'stock', label: both('Stock') }
  const card = { card: fields.object({ link: linkField }) }
  const titled = { card: fields.object({ title: optionalText('Titre · Titel'), link: linkField }) }
  const named = { card: fields.object({ name: optionalText('Nom · Naam'), link: linkField }) }
  const optional = { card: fields.object({ title: optionalText('Titre · Titel'), link: optionalLinkField }) }

  test('leads somewhere, in each language of its page', () => {
    expect(said(card, { card: { link: stock } })).toEqual([])
    expect(said(card, { card: { link: { ...stock, route: 'models.carline' } } })).toEqual([
      'card.link leads_nowhere models.carline fr',
      'card.link leads_nowhere models.carline nl',
    ])
    const outside = { ...none, address: 'javascript:alert(1)', label: both('Ici', 'Hier') }
    expect(said(card, { card: { link: outside } }, { languages: ['nl'] })).toEqual([
      'card.link leads_nowhere javascript:alert(1) nl',
    ])
    expect(said(card, { card: { link: { ...outside, address: 'https://example.be' } } })).toEqual([])
    expect(
      said(card, { card: { link: { ...stock, route: 'models.carline', address: 'https://example.be' } } })[0],
    ).toBe('card.link leads_nowhere models.carline fr')
  })

  test('leads to no page that was deleted or is not written in its language', () => {
    expect(said(card, { card: { link: stock } }, { isGone: (address) => address.startsWith('/nl/') })).toEqual([
      'card.link page_gone /nl/stock',
    ])
    expect(
      said(
        card,
        { card: { link: stock } },
        { isUnwritten: ({ route }, language) => route === 'stock' && language === 'fr' },
      ),
    ).toEqual(['card.link not_in_language stock fr'])
  })

  test('says what it is where nothing beside it does', () => {
    expect(said(card, { card: { link: none } })).toEqual(['card.link no_target'])
    expect(said(card, { card: { link: { ...stock, label: both('') } } })).toEqual(['card.link.label missing'])
    for (const [schema, more] of [
      [titled, { title: both('') }],
      [named, { name: both('') }],
    ] as const) {
      expect(said(schema, { card: { ...more, link: none } })).toEqual([])
      expect(said(schema, { card: { ...more, link: { ...stock, label: both('') } } })).toEqual([])
    }
    expect(said(card, { card: { link: { ...stock, label: both('Un', '') } } })).toEqual(['card.link.label.nl missing'])
    expect(said(card, { card: { link: { ...stock, label: both('', 'Een') } } }, { languages: ['nl'] })).toEqual([])
  })

  test('that may be left out says what it is once it is given', () => {
    expect(said(optional, { card: { title: both(''), link: none } })).toEqual([])
    expect(said(optional, { card: { title: both(''), link: { ...stock, label: both('') } } })).toEqual([
      'card.link.label missing',
    ])
  })
})

describe('a picture', () => {
  const picture = { picture: pictureField }
  const shown = (subject: string, shot: string, file = '', alt = both('')) => ({
    picture: { subject, shot, file, alt },
  })

  test('of the studio is a shot that was drawn', () => {
    expect(said(picture, shown('BORN', 'hero'))).toEqual([])
    expect(said(picture, shown('none', 'nothing'))).toEqual([])
    expect(said(picture, shown('leather', 'rear'))).toEqual(['picture.shot no_shot rear leather'])
  })

  test('has what it shows in both languages or in none', () => {
    expect(said(picture, shown('BORN', 'hero', '', both('Une voiture', '')))).toEqual(['picture.alt.nl missing'])
  })

  const gent = shown('none', 'hero', 'gent.png')
  const words = (file: string) => (file === 'gent.png' ? both('Gand', '') : undefined)

  test('of the library is there, and is said in each language there or here', () => {
    expect(said(picture, gent)).toEqual(['picture.file not_in_library gent.png'])
    expect(said(picture, shown('none', 'hero', 'luik.png'), { pictureWords: () => both('x') })).toEqual([
      'picture.file not_in_library luik.png',
    ])
    expect(said(picture, gent, { pictureWords: words })).toEqual(['picture.alt missing'])
    expect(said(picture, gent, { pictureWords: words, languages: ['fr'] })).toEqual([])
    expect(said(picture, gent, { pictureWords: () => both('Gand', 'Gent') })).toEqual([])
    expect(said(picture, shown('none', 'hero', 'gent.png', both('Gand', 'Gent')), { pictureWords: words })).toEqual([])
  })

  test('in its own entry of the library is there', () => {
    const entry = (file: string) => ({ picture: { file, x: 50, y: 50 } })
    expect(said({ picture: libraryPictureField }, entry('gent.png'))).toEqual([])
    expect(said({ picture: libraryPictureField }, entry('luik.png'))).toEqual(['picture.file not_in_library luik.png'])
    expect(said({ picture: libraryPictureField }, {})).toEqual(['picture.file not_in_library '])
  })
})

describe('a file to take along', () => {
  test('is in public/downloads, in each language', () => {
    expect(said({ file: downloadField }, { file: both('no.pdf', '../../.env') })).toEqual([
      'file.fr no_file no.pdf',
      'file.nl no_file ../../.env',
    ])
    expect(said({ file: buttonFileField }, { file: both('') })).toEqual([])
    expect(said({ file: buttonFileField }, { file: both('no.pdf') }, { languages: ['nl'] })).toEqual([
      'file.nl no_file no.pdf',
    ])
  })
})

describe('a day', () => {
  test('is one that the calendar has', () => {
    const day = { day: fields.date({ label: 'Jour · Dag' }) }
    expect(['2026-02-28', '2028-02-29', 'soon', '2026-2-31'].flatMap((value) => said(day, { day: value }))).toEqual([])
    expect(said(day, { day: '2026-02-31' })).toEqual(['day no_day 2026-02-31'])
    expect(said(day, { day: '2026-13-01' })).toEqual(['day no_day 2026-13-01'])
    expect(said(day, { day: 'x2026-02-31' })).toEqual([])
    expect(said(day, { day: '2026-02-31x' })).toEqual([])
  })

  test('of a period is one too, and its last one is not before its first', () => {
    const of = (from: string | null, until: string | null) => said({ period }, { period: { from, until } })
    expect(of('2026-12-01', '2026-12-01')).toEqual([])
    expect(of(null, '2026-12-01')).toEqual([])
    expect(of('2026-12-01', null)).toEqual([])
    expect(of('2026-12-02', '2026-12-01')).toEqual(['period.until period 2026-12-01 2026-12-02'])
    expect(of('2026-02-31', null)).toEqual(['period.from no_day 2026-02-31'])
    expect(of(null, '2026-02-31')).toEqual(['period.until no_day 2026-02-31'])
    expect(said({ period }, {})).toEqual([])
  })
})

describe('what holds other fields', () => {
  const item = fields.object({ title: text('Titre · Titel'), day: fields.date({ label: 'Jour · Dag' }) })

  test('is looked through: a list, an object, and the chosen kind of a block', () => {
    const list = { items: fields.array(item) }
    expect(said(list, { items: [{ title: both('Un'), day: '2026-02-31' }, { title: both('Un', '') }] })).toEqual([
      'items[0].day no_day 2026-02-31',
      'items[1].title.nl missing',
    ])
    const blocks = {
      blocks: fields.blocks({ quote: { label: 'Citation', schema: item } }, { label: 'Blocs · Blokken' }),
    }
    expect(said(blocks, { blocks: [{ discriminant: 'quote', value: { title: both('') } }] })).toEqual([
      'blocks[0].value.title.fr missing',
      'blocks[0].value.title.nl missing',
    ])
    expect(said(blocks, { blocks: [{ discriminant: 'other', value: {} }] })).toEqual([])
  })

  test('a plain word may name what there is, as any text', () => {
    expect(said({ word: fields.text({ label: 'Mot · Woord' }) }, { word: 'Un {company.iban}' })).toEqual([
      'word unknown_name {company.iban}',
    ])
  })

  test('what is no entry says nothing', () => {
    for (const entry of [null, undefined, 'text', ['list']])
      expect(said({ title: text('Titre · Titel') }, entry)).toEqual([])
  })
})
