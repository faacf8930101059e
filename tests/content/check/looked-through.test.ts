import { describe, expect, test } from 'vitest'
import { findHardCodedFigures } from '@/content/check/hard-coded-figures.server'
import { findWarnings } from '@/content/check/warnings.server'
import type { ContentReader } from '@/content/store/reader.server'

const TODAY = new Date('2026-11-23T10:00:00Z')
const both = (fr: string, nl = fr) => ({ fr, nl })
const ALWAYS = { shownTo: 'everyone', period: { from: null, until: null } }
const page = (route: string, more: object = {}) => ({
  route,
  subject: '',
  languages: 'both',
  ...ALWAYS,
  eyebrow: both(''),
  title: both('Un titre'),
  description: both('d'.repeat(80)),
  business: { title: both('') },
  tabs: [],
  blocks: [],
  ...more,
})

type Named = Readonly<Record<string, object>>
interface Site {
  readonly pages?: Named
  readonly carlines?: Named
  readonly news?: Named
  readonly faq?: object
  readonly header?: object | null
  readonly footer?: object
  readonly cars?: object
  readonly banners?: object | null
  readonly promises?: object | null
}

/** The entries of a small site, as the reader of the store hands them out. */
function readerOf({ pages = {}, carlines = {}, news = {}, ...site }: Site): ContentReader {
  const collection = (entries: Named) => ({
    all: async () => Object.entries(entries).map(([slug, entry]) => ({ slug, entry })),
    read: async (slug: string) => entries[slug] ?? null,
  })
  const singleton = (entry: object | null) => ({ read: async () => entry, readOrThrow: async () => entry })
  const { faq = {}, header = {}, footer = {}, cars = {}, banners = null, promises = null } = site
  return {
    collections: { pages: collection(pages), carlines: collection(carlines), news: collection(news) },
    singletons: {
      faq: singleton(faq),
      header: singleton(header),
      footer: singleton(footer),
      cars: singleton(cars),
      banners: singleton(banners),
      promises: singleton(promises),
    },
  } as unknown as ContentReader
}

const warned = async (site: Site) =>
  (await findWarnings(readerOf(site), TODAY)).map(({ file, field, kind, found }) =>
    [file.replace('src/content/entries/', ''), field, kind, found].join(' '),
  )

describe('the head of a page', () => {
  const about = (more: object) => warned({ pages: { faq: page('faq', more) } })
  const FILE = 'pages/faq.yaml'

  test('is a title that a list of results shows whole: with a name before it 65 characters, alone 53', async () => {
    const eyebrow = both('m'.repeat(10))
    expect(await about({ eyebrow, title: both('x'.repeat(52)) })).toEqual([])
    expect(await about({ eyebrow, title: both('x'.repeat(53)) })).toEqual([
      `${FILE} title.fr title_long 66`,
      `${FILE} title.nl title_long 66`,
    ])
    expect(await about({ title: both('x'.repeat(53)) })).toEqual([])
    expect(await about({ title: both('x'.repeat(54)) })).toEqual([
      `${FILE} title.fr title_long 54`,
      `${FILE} title.nl title_long 54`,
    ])
  })

  test('is looked at in the languages of the page alone', async () => {
    expect(await about({ languages: 'nl', title: both('x'.repeat(60)) })).toEqual([`${FILE} title.nl title_long 60`])
  })

  test('has a description of 50 to 165 characters, or none', async () => {
    const description = (fr: number, nl: number) => about({ description: both('f'.repeat(fr), 'n'.repeat(nl)) })
    expect(await description(50, 165)).toEqual([])
    expect(await description(49, 166)).toEqual([
      `${FILE} description.fr description_short 49`,
      `${FILE} description.nl description_long 166`,
    ])
    expect(await description(0, 0)).toEqual([])
  })

  test('of a business is looked at where it has one of its own', async () => {
    expect(await about({ business: { title: both('x'.repeat(54)) } })).toEqual([
      `${FILE} business.title.fr title_long 54`,
      `${FILE} business.title.nl title_long 54`,
    ])
    expect(await about({ business: { title: both('', 'x'.repeat(54)) } })).toEqual([])
  })

  test('of a tab is called by its page before it, by the page’s name or else its title', async () => {
    const tabs = [{ title: both('court') }, { title: both('x'.repeat(46)), description: both('d') }]
    expect(await about({ title: both('m'.repeat(5)), tabs })).toEqual([
      `${FILE} tabs[1].title.fr title_long 54`,
      `${FILE} tabs[1].description.fr description_short 1`,
      `${FILE} tabs[1].title.nl title_long 54`,
      `${FILE} tabs[1].description.nl description_short 1`,
    ])
    expect(
      await about({ eyebrow: both('mm'), title: both('x'.repeat(40)), tabs: [{ title: both('y'.repeat(48)) }] }),
    ).toEqual([])
    expect(
      await about({ eyebrow: both('mm'), title: both('x'.repeat(40)), tabs: [{ title: both('y'.repeat(49)) }] }),
    ).toEqual([`${FILE} tabs[0].title.fr title_long 54`, `${FILE} tabs[0].title.nl title_long 54`])
  })

  test('of an article is looked at too', async () => {
    const article = { ...page('x'), title: both('x'.repeat(54), 'court') }
    expect(await warned({ news: { hiver: article } })).toEqual(['news/hiver.yaml title.fr title_long 54'])
  })
})

describe('what stands in an entry of any kind', () => {
  const period = (until: string | null, more = {}) => ({ from: null, until, ...more })
  const picture = (more: object) => ({ picture: { subject: 'BORN', shot: 'hero', file: '', alt: both(''), ...more } })

  test('is over from the day after its last one', async () => {
    const carlines = {
      born: { blocks: [{ period: period('2026-11-22') }, { period: period('2026-11-23') }, { period: period(null) }] },
    }
    expect(await warned({ carlines })).toEqual(['carlines/born.yaml blocks[0].period.until ended 2026-11-22'])
    const over = { blocks: [{ period: period('2026-11-22') }] }
    expect(await warned({ news: { hiver: page('x', over) } })).toEqual([
      'news/hiver.yaml blocks[0].period.until ended 2026-11-22',
    ])
    expect(await warned({ pages: { faq: page('faq', over) } })).toEqual([
      'pages/faq.yaml blocks[0].period.until ended 2026-11-22',
    ])
    expect(await warned({ news: { hiver: { ...page('x'), p: period('2026-11-22', { title: 'x' }) } } })).toEqual([])
  })

  test('is a picture with words for who cannot see it, unless the library has them', async () => {
    const faq = (more: object) => warned({ faq: picture(more) })
    expect(await faq({})).toEqual(['faq.yaml picture.alt picture_words BORN/hero'])
    expect(await faq({ subject: 'none' })).toEqual([])
    expect(await faq({ file: 'gent.png' })).toEqual([])
    expect(await faq({ alt: both('Une voiture', '') })).toEqual([])
  })

  const promise = { text: both('La visite est gratuite. Le reste non.', 'Het bezoek is gratis.') }
  const accepted = (until: string) => ({
    accepted: [{ words: both('la visite est gratuite', 'het bezoek is gratis'), owner: 'Ventes', until }],
  })

  test('is a promise that somebody stands for today', async () => {
    expect(await warned({ faq: promise })).toEqual([
      'faq.yaml text.fr promise La visite est gratuite.',
      'faq.yaml text.nl promise Het bezoek is gratis.',
    ])
    expect(await warned({ faq: promise, promises: accepted('2026-11-23') })).toEqual([])
    expect(await warned({ faq: promise, promises: accepted('2026-11-22') })).toEqual([
      'faq.yaml text.fr promise_ended La visite est gratuite. (Ventes, 2026-11-22)',
      'faq.yaml text.nl promise_ended Het bezoek is gratis. (Ventes, 2026-11-22)',
    ])
    expect(await warned({ faq: { text: both('Un crédit facile.') } })).toEqual([])
  })

  test('is a sentence about credit that somebody stood for until yesterday', async () => {
    const accepted = (until: string) => ({ accepted: [{ words: both('un crédit facile'), owner: 'Ventes', until }] })
    const credit = { text: both('Un crédit facile.') }
    expect(await warned({ faq: credit, promises: accepted('2026-11-23') })).toEqual([])
    expect(await warned({ faq: credit, promises: accepted('2026-11-22') })).toEqual([
      'faq.yaml text.fr promise_ended Un crédit facile. (Ventes, 2026-11-22)',
    ])
  })
})

describe('a page to which nothing leads', () => {
  const adn = page('adn')
  const link = (route: string, ...values: string[]) => ({
    link: { route, params: values.map((value) => ({ name: 'x', value })) },
  })
  const unlinked = async (site: Site) =>
    (await warned(site)).filter((line) => line.includes(' unlinked ')).map((line) => line.split(' ').at(-1))

  test('is named by its file', async () => {
    expect(await warned({ pages: { 'our-dna': adn } })).toEqual(['pages/our-dna.yaml route unlinked our-dna'])
  })

  test('is none once a menu, a banner, a car, an article, a question or another page leads there', async () => {
    for (const site of [
      { header: link('adn') },
      { footer: { main: [{ deep: link('adn') }] } },
      { cars: link('adn') },
      { banners: link('adn') },
      { carlines: { born: link('adn') } },
      { news: { hiver: { ...page('x'), ...link('adn') } } },
      { faq: link('adn') },
    ])
      expect(await unlinked({ pages: { adn }, ...site }), JSON.stringify(site)).toEqual([])
    expect(await unlinked({ pages: { adn, faq: page('faq', link('adn')) } })).toEqual([])
  })

  test('is one still where only the page itself leads there, or where the link leads elsewhere', async () => {
    expect(await unlinked({ pages: { adn: page('adn', link('adn')) } })).toEqual(['adn'])
    expect(await unlinked({ pages: { adn }, header: link('co2') })).toEqual(['adn'])
    expect(await unlinked({ pages: { adn }, header: link('none') })).toEqual(['adn'])
  })

  test('of a category is one until its own subject is named; a link to a tab leads to its page', async () => {
    const electric = page('category', { subject: 'electric' })
    expect(await unlinked({ pages: { electric }, header: link('category', 'lifestyle') })).toEqual(['electric'])
    expect(await unlinked({ pages: { electric }, header: link('category', 'electric') })).toEqual([])
    expect(await unlinked({ pages: { electric }, header: link('category.tab', 'electric', 'recharge') })).toEqual([])
  })

  test('may be led to by a running text, whatever place of the page it names', async () => {
    const text = (href: string) => ({
      body: {
        node: {
          type: 'document',
          attributes: {},
          errors: [],
          children: [{ type: 'link', attributes: { href }, children: [], errors: [] }],
        },
      },
    })
    expect(await unlinked({ pages: { adn }, faq: text('route:adn') })).toEqual([])
    expect(await unlinked({ pages: { adn }, faq: text('route:adn#bas') })).toEqual([])
    expect(await unlinked({ pages: { adn }, faq: text('https://example.be/adn') })).toEqual(['adn'])
  })

  test('is not asked for before it is there, nor where the site, the law or a campaign brings its readers', async () => {
    expect(await unlinked({ pages: { adn: page('adn', { period: { from: '2026-11-24', until: null } }) } })).toEqual([])
    expect(await unlinked({ pages: { adn: page('adn', { shownTo: 'B2B' }) } })).toEqual(['adn'])
    for (const route of [
      'homepage', 'models', 'stock', 'contact', 'faq', 'news', 'financing', 'financial-solutions', 'lease', 'private-lease', 'personal-lease',
      'financial-rent', 'fleet', 'privacy', 'cookie-policy', 'legal', 'accessibility-statement', 'dsa', 'eu-data-act', 'landing-page-2024',
    ]) // biome-ignore format: a list
      expect(await unlinked({ pages: { x: page(route) } }), route).toEqual([])
  })

  test('is not looked for while a menu cannot be read', async () => {
    expect(await unlinked({ pages: { adn }, header: null })).toEqual([])
  })
})

describe('figures that are typed', () => {
  const figures = async (site: Site, only?: string) =>
    (await findHardCodedFigures(readerOf(site), only)).map(({ file, field, request, values }) =>
      [file.replace('src/content/entries/', ''), field, ...Object.values(request), ...values].join(' '),
    )
  const born = (text: string) => ({ carline: 'BORN', blocks: [{ text: both(text, 'Niets.') }] })
  const site = {
    pages: { co2: { title: both('La Born : 231 ch.', 'De Born: 231 pk.') } },
    carlines: { born: born('Puissance : 231 ch.') },
    news: { hiver: { lead: both('La Leon : 150 ch.') } },
    faq: { groups: [{ answer: both('La Raval : 211 ch.', '') }] },
  }

  test('are found in every entry, each with its file, its field and the car that it is about', async () => {
    expect(await figures(site)).toEqual([
      'pages/co2.yaml title.fr BORN power 231',
      'pages/co2.yaml title.nl BORN power 231',
      'carlines/born.yaml blocks[0].text.fr BORN power 231',
      'news/hiver.yaml lead.fr LEON power 150',
      'faq.yaml groups[0].answer.fr RAVAL power 211',
    ])
  })

  test('are found in one entry alone, where one is asked for, and in none of another kind', async () => {
    expect(await figures(site, 'carlines/born')).toEqual(['carlines/born.yaml blocks[0].text.fr BORN power 231'])
    expect(await figures(site, 'faq')).toEqual(['faq.yaml groups[0].answer.fr RAVAL power 211'])
    for (const other of ['carlines/leon', 'banners', 'faqs', 'xfaq', 'dealers/gent'])
      expect(await figures(site, other), other).toEqual([])
  })

  test('that are named are not typed', async () => {
    expect(await figures({ faq: { text: both('Autonomie : {BORN.range.max} km') } })).toEqual([])
  })

  test('are of the car of their block before that of their entry, and of the page’s part of the range', async () => {
    const inBlock = {
      carline: 'BORN',
      blocks: [
        { value: { carline: 'RAVAL', items: [{ text: both('211 ch.') }] } },
        { value: { text: both('231 ch.') } },
      ],
    }
    expect(await figures({ carlines: { x: inBlock } })).toEqual([
      'carlines/x.yaml blocks[0].value.items[0].text.fr RAVAL power 211',
      'carlines/x.yaml blocks[1].value.text.fr BORN power 231',
    ])
    expect(await figures({ carlines: { x: { carline: 'ATECA', text: both('231 ch.') } } })).toEqual([])
    const range = { text: both('Autonomie : 60 km.') }
    expect(await figures({ pages: { x: { subject: 'hybrid', ...range } } })).toEqual([
      'pages/x.yaml text.fr HYBRID range 60',
    ])
    expect(await figures({ pages: { x: { subject: 'electric', ...range } } })).toEqual([
      'pages/x.yaml text.fr ELECTRIC range 60',
    ])
    expect(await figures({ pages: { x: { subject: 'lifestyle', ...range } } })).toEqual([])
    expect(await figures({ pages: { x: { subject: 3, ...range } } })).toEqual([])
  })

  test('are read with what stands beside them, and nothing of what stands elsewhere', async () => {
    const card = { title: both('La Born'), text: both('231 ch.') }
    expect(await figures({ faq: { cards: [card] } })).toEqual(['faq.yaml cards[0].text.fr BORN power 231'])
    expect(await figures({ faq: { cards: [{ title: both('La Born') }, { text: both('231 ch.') }] } })).toEqual([])
    expect(await figures({ faq: { cells: [both('La Born'), both('et'), both('231 ch.')] } })).toEqual([
      'faq.yaml cells[2].fr BORN power 231',
    ])
  })
})
