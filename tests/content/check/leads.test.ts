import { describe, expect, test } from 'vitest'
import { isGone, linkTargets, pageReporter, unwrittenAmong } from '@/content/check/link-targets.server'
import { bannersLead } from '@/content/check/validate-banners.server'
import { redirectsLead } from '@/content/check/validate-redirects.server'
import { entriesOf, saidBy } from './written-files'

const address = (fr = '', nl = '') => ({ fr, nl })
const SITE = {
  pages: [
    {
      route: 'services',
      subject: '',
      languages: 'both',
      tabs: [{ id: 'contrats', address: address('', 'contracten') }],
    },
    { route: 'category', subject: 'electric', languages: 'both', tabs: [{ id: 'recharge', address: address() }] },
    { route: 'category', subject: 'lifestyle', languages: 'nl', tabs: [] },
    { route: 'dsa', subject: '', languages: 'fr', tabs: [] },
    undefined,
  ],
  carlines: [undefined, { carline: 'BORN', tabs: [{ id: 'design' }] }],
  news: [
    { languages: 'both', address: address('hiver', 'winter') },
    undefined,
    { languages: 'fr', address: address('printemps') },
  ],
  dealers: [{}, {}],
  faq: [{ groups: [{ questions: [{ id: 'trade-in' }] }, { questions: [{ id: 'stock-car' }] }] }],
}
const to = (route: string, params: Readonly<Record<string, string>> = {}) => ({
  route,
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
  anchor: '',
})

describe('a page that an address names', () => {
  const targets = linkTargets(entriesOf(SITE))

  test.each([
    '/fr/news/1',
    '/fr/news/hiver',
    '/nl/news/winter',
    '/fr/news/winter',
    '/fr/news/2',
    '/fr/contact/1',
    '/fr/electric/recharge',
    '/fr/faq/trade-in',
    '/fr/faq/stock-car',
    '/fr/modeles/born/design',
    // Made of the service's figures: no entry writes them.
    '/fr/modeles/born/versions',
    '/nl/modellen/born/data',
    // Its entry cannot be read: nobody knows.
    '/fr/modeles/leon/design',
    '/fr/services/contrats',
    '/nl/services/contracten',
    '/fr/stock',
    '/fr/nowhere-at-all',
    'https://example.be/x',
  ])('is there: %s', (path) => {
    expect(isGone(path, targets)).toBe(false)
  })

  test.each([
    '/fr/news/4',
    '/fr/news/ete',
    '/fr/news/hiver/x',
    '/fr/faq/autre',
    '/fr/contact/3',
    '/fr/modeles/born/interieur',
    '/fr/services/autre',
    '/fr/electric/contrats',
    '/fr/services/recharge',
  ])('is gone: %s', (path) => {
    expect(isGone(path, targets)).toBe(true)
  })
})

test('where an entry cannot be read nothing in it is gone, and no question is there', () => {
  const targets = linkTargets(
    entriesOf({ pages: [undefined], carlines: [undefined], news: [], dealers: [], faq: [undefined] }),
  )
  expect(['/fr/services/contrats', '/fr/modeles/born/design'].map((path) => isGone(path, targets))).toEqual([
    false,
    false,
  ])
  expect(isGone('/fr/faq/trade-in', targets)).toBe(true)
})

describe('a link', () => {
  const said = (link: ReturnType<typeof to>, language: 'fr' | 'nl') => {
    const entries = entriesOf(SITE)
    const found: string[] = []
    const report = pageReporter(linkTargets(entries), unwrittenAmong(entries))
    report(link, language, 'link', (field, code, ...values) => found.push([field, code, ...values].join(' ')))
    return found
  }

  test('leads to a page that is there, in its language', () => {
    expect(said(to('stock'), 'fr')).toEqual([])
    expect(said(to('dsa'), 'fr')).toEqual([])
    expect(said(to('category', { category: 'electric' }), 'fr')).toEqual([])
    expect(said(to('category', { category: 'lifestyle' }), 'nl')).toEqual([])
  })

  test('leads to an article in a language that it is written in', () => {
    expect(['printemps', '3'].map((slug) => said(to('news.article', { slug }), 'fr'))).toEqual([[], []])
    expect(said(to('news.article', { slug: '3' }), 'nl')).toEqual(['link not_in_language news.article nl'])
    expect(said(to('news.article', { slug: '1' }), 'nl')).toEqual([])
  })

  test('that leads to none says so', () => {
    expect(said(to('models.carline'), 'fr')).toEqual(['link leads_nowhere models.carline fr'])
    expect(said(to('news.article', { slug: 'ete' }), 'fr')).toEqual(['link page_gone /fr/news/ete'])
    expect(said(to('dsa'), 'nl')).toEqual(['link not_in_language dsa nl'])
    expect(said(to('category', { category: 'lifestyle' }), 'fr')).toEqual(['link not_in_language category fr'])
  })
})

describe('a banner', () => {
  const said = (...banners: object[]) => saidBy(bannersLead, { ...SITE, banners: [{ banners }] })

  test('stands somewhere and leads to a page that is there in both languages', () => {
    expect(said({ to: to('stock'), places: ['stock'] })).toEqual([])
    expect(said({ to: to('stock'), places: ['stock'] }, { to: to('stock'), places: [] })).toEqual([
      'banners/1 banners[1].places none',
    ])
    expect(said({ to: to('none'), places: ['stock'] })).toEqual(['banners/1 banners[0].to no_target'])
    expect(said({ to: to('dsa'), places: ['stock'] })).toEqual(['banners/1 banners[0].to not_in_language dsa nl'])
    expect(said({ to: to('news.article', { slug: 'ete' }), places: ['stock'] })).toEqual([
      'banners/1 banners[0].to page_gone /fr/news/ete',
      'banners/1 banners[0].to page_gone /nl/news/ete',
    ])
  })
})

describe('a redirect', () => {
  const said = (...redirects: { fr?: string; nl?: string; to?: ReturnType<typeof to> }[]) =>
    saidBy(redirectsLead, {
      ...SITE,
      redirects: [{ redirects: redirects.map((one) => ({ fr: '', nl: '', to: to('stock'), ...one })) }],
    })

  test('leads from words of no page to a page', () => {
    expect(
      said({ fr: 'soldes', nl: 'solden' }, { fr: 'solden' }, { nl: 'soldes' }, { fr: 'news/ete', nl: 'dsa' }),
    ).toEqual([])
  })

  test.each(['fr', 'nl', 'en', 'professionnel', 'professioneel', 'api', 'keystatic', 'redirection', '404', '500'])(
    'does not begin with what is not the site’s to lead elsewhere: %s',
    (word) => {
      expect(said({ fr: word })).toEqual([`redirects/1 redirects[0].fr address_begins ${word}`])
      expect(said({ nl: `${word}/soldes` })).toEqual([`redirects/1 redirects[0].nl address_begins ${word}/soldes`])
      expect(said({ fr: `${word}x` })).toEqual([])
    },
  )

  test('is from words of which no other is, in one language, and no page', () => {
    expect(said({ fr: 'a' }, { fr: 'b', nl: 'a' }, { fr: 'a' })).toEqual(['redirects/1 redirects[2].fr twice a'])
    expect(said({ fr: 'faq' })).toEqual(['redirects/1 redirects[0].fr address_taken faq'])
    expect(said({ fr: 'news/hiver' })).toEqual(['redirects/1 redirects[0].fr address_taken news/hiver'])
    expect(said({ fr: 'dsa' })).toEqual(['redirects/1 redirects[0].fr address_taken dsa'])
  })

  test('has words, and leads somewhere', () => {
    expect(said({})).toEqual(['redirects/1 redirects[0].fr missing'])
    expect(said({ fr: 'a', to: to('none') })).toEqual(['redirects/1 redirects[0].to no_target'])
    expect(said({ to: to('none') })).toEqual([
      'redirects/1 redirects[0].fr missing',
      'redirects/1 redirects[0].to no_target',
    ])
    expect(said({ fr: 'a', nl: 'b', to: to('dsa') })).toEqual(['redirects/1 redirects[0].to not_in_language dsa nl'])
  })

  test('leads to no redirect, whatever stands behind its address', () => {
    const anchored = { ...to('news.article', { slug: 'ete' }), anchor: 'bas' }
    expect(said({ fr: 'a', to: anchored }, { fr: 'news/ete' })).toEqual([
      'redirects/1 redirects[0].to leads_round /fr/news/ete',
    ])
    expect(said({ nl: 'a', to: to('news.article', { slug: 'ete' }) }, { fr: 'news/ete' })).toEqual([
      'redirects/1 redirects[0].to page_gone /nl/news/ete',
    ])
  })
})
