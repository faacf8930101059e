import { fields } from '@keystatic/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicEnv } from '@/config/env.public'
import { toHtml } from '@/content/text/rich-html'
import { addressesIn, type Complain, type MarkupNode, readRichText, stripMarkup } from '@/content/text/rich-text'
import type { RichText } from '@/content/types'

const parse = (source: string): MarkupNode => fields.markdoc.inline({ label: 'Text' }).reader.parse(source).node
const read = (source: string, complain?: Complain): RichText =>
  readRichText(parse(source), { language: 'fr', salesType: 'B2B' }, complain)
const problemsIn = (source: string): string[] => {
  const problems: string[] = []
  read(source, (code, ...values) => problems.push([code, ...values].join(' ')))
  return problems
}

const TAG = /<\/?(?:p|h3|ul|ol|li|strong|em|a(?: href="[^"<>]*")?|br)>/g
const HREFS = /href="([^"]*)"/g

describe('a running text', () => {
  test('keeps its paragraphs, emphasis and lists', () => {
    expect(read('Un **mot** *doux*.\n\n- a\n- b')).toEqual([
      {
        tag: 'p',
        children: ['Un ', { tag: 'strong', children: ['mot'] }, ' ', { tag: 'em', children: ['doux'] }, '.'],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ])
  })

  test('names a page, and leads to its address for this reader', () => {
    expect(toHtml(read('[a](route:models.carline?carline_code=BORN#prix)'))).toBe(
      '<p><a href="/fr/professionnel/modeles/born#prix">a</a></p>',
    )
  })

  test.each([
    ['/fr/stock', '/fr/professionnel/stock'],
    ['/nl/professioneel/stock?x=1#lijst', '/fr/professionnel/stock?x=1#lijst'],
    [`${publicEnv.siteUrl}/nl/Modellen/Born/`, '/fr/professionnel/modeles/born'],
    [`${publicEnv.siteUrl}/fr/soldes`, undefined],
    ['https://www.example.be/fr/stock?utm_source=x', 'https://www.example.be/fr/stock?utm_source=x'],
  ])('knows a page of the site by the address of a browser, and leads to it for this reader: %s', (written, to) => {
    const [link] = addressesIn(read(`[a](${written})`))
    expect(link).toBe(to)
  })

  test('leads a private reader to the pages for businesses where one of them was written, and to none that is closed', () => {
    const of = (written: string, more = {}) =>
      addressesIn(readRichText(parse(`[a](${written})`), { language: 'nl', salesType: 'B2C', ...more }))
    expect(of('/fr/professionnel/stock')).toEqual(['/nl/professioneel/stock'])
    expect(of('/fr/stock', { closed: new Map([['/nl/stock', 'over']]) })).toEqual([])
    expect(of('/fr/configurateur/raval', { flags: {} })).toEqual([])
  })

  test('keeps the words of what it does not take, and says so', () => {
    expect(toHtml(read('Le `mot` reste'))).toBe('<p>Le mot reste</p>')
    expect(problemsIn('Le `mot` reste')).toEqual(['not_allowed code'])
    expect(problemsIn('[fiche](file:///C:/fiche.docx)')).toEqual(['link_nowhere file:///C:/fiche.docx'])
  })

  test('may name the company, in its words and in its addresses', () => {
    const html = toHtml(read('{company.zipcode}, [{company.email}](mailto:{company.email})'))
    expect(html).toMatch(/^<p>\d{4}, <a href="mailto:[^@"{]+@[^@"{]+">[^{]+@[^{]+<\/a><\/p>$/)
  })

  test('has no heading but the third level, so that it stays under its block', () => {
    expect(read('# Un')).toEqual([{ tag: 'h3', children: ['Un'] }])
  })
})

describe('a hostile text is harmless', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](route:../../evil)',
    '[x](https://ok.example/"onmouseover="alert(1))',
    '![x](https://evil.example/x.png)',
    '{% html %}<b>x</b>{% /html %}',
    '{% script src="x" /%}',
    '`<b>`',
    '&lt;script&gt;',
  ])('%s', (source) => {
    const html = toHtml(read(source))
    expect(html.replace(TAG, '')).not.toMatch(/[<>]/)
    for (const [, href = ''] of html.matchAll(HREFS)) expect(href).toMatch(/^(?:\/fr(?:\/|$)|https:|mailto:|tel:)/)
  })

  test('whatever is written, only known tags and allowed addresses come out', () => {
    const scraps = [
      '<',
      '>',
      '"',
      "'",
      '[',
      '](',
      ')',
      'javascript:',
      'route:',
      'legal',
      '{%',
      '%}',
      '{',
      '}',
      '#',
      '*',
      '\n',
      '- ',
      '`',
      '&',
      'a',
      ' ',
    ]
    const source = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...scraps)).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(source, (text) => {
        const html = toHtml(read(text))
        expect(html.replace(TAG, '')).not.toMatch(/[<>]/)
        for (const [, href = ''] of html.matchAll(HREFS)) expect(href).toMatch(/^(?:\/fr(?:\/|$)|https:|mailto:|tel:)/)
      }),
      { numRuns: 500 },
    )
  })

  test('its words stay, so that nothing disappears unseen', () => {
    expect(stripMarkup(read('[cliquez](javascript:alert(1)) <b>ici</b>'))).toContain('cliquez')
  })
})

describe('the validation hears of', () => {
  test.each([
    ['a link to nowhere', '[x](route:nope)', /route:nope/],
    ['a link to a forbidden address', '[x](ftp://a.example)', /ftp/],
    ['a picture', '![x](https://a.example/b.png)', /image/],
    ['a Markdoc tag', '{% callout %}x{% /callout %}', /callout/],
    ['a tag left open', '{% callout %}x', /closing/],
    ['code', '`x`', /code/],
  ])('%s', (_name, source, problem) => {
    expect(problemsIn(source).join('\n')).toMatch(problem)
  })

  test('nothing, when the text is sound', () => {
    expect(problemsIn('**Un** [mot](route:privacy) et [un autre](https://a.example/b).')).toEqual([])
  })
})
