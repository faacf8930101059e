import { describe, expect, test } from 'vitest'
import {
  articlesEndAfterTheyBegin,
  articlesHaveAddresses,
  carlinesHaveOneEntry,
  carlineTabsDiffer,
  hoursFitADay,
  menuFitsItsBuyer,
  pagesHaveOneEntry,
  questionsDiffer,
  tabsHaveAddresses,
  teamDoesAll,
} from '@/content/check/validate-sets.server'
import { PAGE_ROUTES } from '@/content/schema/content-routes'
import { CARLINE_CODES } from '@/domain/carline'
import { saidBy } from './written-files'

const address = (fr = '', nl = '') => ({ fr, nl })

describe('the tabs of a page', () => {
  const said = (tabs: readonly object[], route = 'services', subject = '') =>
    saidBy(tabsHaveAddresses, { pages: [{ route, subject, tabs }] })

  test('have each an address of their own', () => {
    expect(said([])).toEqual([])
    expect(
      said([
        { id: 'a', address: address('un', 'een') },
        { id: 'b', address: address() },
      ]),
    ).toEqual([])
  })

  test('are not called alike, by their ids or by the words of their addresses', () => {
    const twice = [
      { id: 'a', address: address() },
      { id: 'b', address: address() },
      { id: 'a', address: address() },
    ]
    expect(said(twice)).toContain('pages/1 tabs[2].id twice a')
    expect(
      said([
        { id: 'a', address: address('x', 'y') },
        { id: 'b', address: address('z', 'x') },
      ]),
    ).toEqual(['pages/1 tabs[1].address.nl twice x'])
    expect(
      said([
        { id: 'a', address: address('b', 'y') },
        { id: 'b', address: address('z', 'v') },
      ]),
    ).toEqual(['pages/1 tabs[0].address.fr twice b'])
  })

  test('may be called the same in both languages', () => {
    expect(said([{ id: 'a', address: address('x', 'x') }])).toEqual([])
  })

  test('stand on a page that can have tabs', () => {
    expect(said([{ id: 'a', address: address() }], 'faq')).toEqual(['pages/1 tabs[0].id no_tabs faq'])
  })

  test('of a category stand below its subject', () => {
    expect(said([{ id: 'a', address: address() }], 'category', 'electric')).toEqual([])
    expect(said([{ id: 'a', address: address() }], 'category', 'nothing')).toEqual([
      'pages/1 tabs[0].id address_taken a',
    ])
  })

  test('have a word that can stand in an address', () => {
    expect(said([{ id: 'a', address: address('un', 'een/twee') }])).toEqual([
      'pages/1 tabs[0].address.nl address_taken een/twee',
    ])
    expect(said([{ id: '', address: address('x', 'y') }])).toEqual(['pages/1 tabs[0].id address_taken '])
  })
})

test('two articles have no word of an address in common, and one that cannot be read has none', () => {
  const news = [
    { address: address('un', 'een') },
    undefined,
    undefined,
    { address: address('deux', 'un') },
    { address: address('1', 'drie') },
    { address: address('2', 'vier') },
  ]
  expect(saidBy(articlesHaveAddresses, { news })).toEqual([
    'news/4 address.nl twice un',
    'news/5 address.fr twice 1',
    'news/6 address.fr twice 2',
  ])
})

test('an article ends on the day on which it begins or later', () => {
  const news = [
    { date: '2026-12-01', until: '2026-12-01' },
    { date: '2026-12-02', until: '2026-12-01' },
    { date: null, until: '2026-12-01' },
    { date: '2026-12-01', until: null },
  ]
  expect(saidBy(articlesEndAfterTheyBegin, { news })).toEqual(['news/2 until period 2026-12-01 2026-12-02'])
})

test('the tabs of a model have different ids', () => {
  const tabs = ['a', 'b', 'a', 'b'].map((id) => ({ id }))
  expect(saidBy(carlineTabsDiffer, { carlines: [{ tabs }, { tabs: [{ id: 'a' }] }] })).toEqual([
    'carlines/1 tabs[2].id twice a',
    'carlines/1 tabs[3].id twice b',
  ])
})

test('a day has one opening, of a dealer and of the company, which ends after it began', () => {
  const hours = (...spans: [readonly string[], string, string][]) => ({
    hours: spans.map(([days, opens, closes]) => ({ days, opens, closes })),
  })
  const found = saidBy(hoursFitADay, {
    dealers: [
      hours([['mon', 'tue'], '09:00', '18:00'], [['sat'], '10:00', '17:00']),
      hours([['mon'], '09:00', '09:00'], [['tue'], '18:00', '09:00']),
      hours([['mon', 'tue'], '09:00', '12:00'], [['tue', 'mon'], '13:00', '18:00']),
    ],
    contact: [hours([['sun'], '10:00', '09:00'])],
  })
  expect(found).toEqual([
    'dealers/2 hours[0].closes not_after 09:00 09:00',
    'dealers/2 hours[1].closes not_after 09:00 18:00',
    'dealers/3 hours[1].days twice tue',
    'dealers/3 hours[1].days twice mon',
    'contact/1 hours[0].closes not_after 09:00 10:00',
  ])
})

describe('a team', () => {
  const person = (name: string, ...duties: string[]) => ({ name, duties })
  const said = (...people: object[]) => saidBy(teamDoesAll, { team: [{ people }] })

  test('in which each duty has somebody is whole, and so is one without anybody', () => {
    expect(said()).toEqual([])
    expect(said(person('A', 'writes', 'approves', 'publishes'))).toEqual([])
    expect(said(person('A', 'writes'), person('B', 'approves'), person('C', 'publishes'))).toEqual([])
  })

  test('in which nobody has one of the duties is none', () => {
    expect(said(person('A', 'writes', 'approves'))).toEqual(['team/1 people team_duties'])
    expect(said(person('A', 'publishes'), person('B', 'approves'))).toEqual(['team/1 people team_duties'])
  })

  test('has no two people of one name', () => {
    expect(said(person('A', 'writes', 'approves', 'publishes'), person('A', 'writes'))).toEqual([
      'team/1 people[1].name twice A',
    ])
  })
})

test('a question has an id of its own, among all groups', () => {
  const group = (...ids: string[]) => ({ questions: ids.map((id) => ({ id })) })
  expect(saidBy(questionsDiffer, { faq: [{ groups: [group('a', 'b'), group('c', 'a'), group('b')] }] })).toEqual([
    'faq/1 groups[1].questions[1].id twice a',
    'faq/1 groups[2].questions[0].id twice b',
  ])
})

describe('the menu', () => {
  const row = (shownTo: string, route = 'stock') => ({ shownTo, link: { route } })
  const said = (start: readonly object[], ...others: (readonly object[])[]) =>
    saidBy(menuFitsItsBuyer, { header: [{ main: [start, ...others].map((children) => ({ children })) }] })
  const rows = (count: number, shownTo = 'everyone') => Array.from({ length: count }, () => row(shownTo))

  test('begins with two to six links for each kind of buyer', () => {
    expect(said(rows(2))).toEqual([])
    expect(said(rows(6))).toEqual([])
    expect(said(rows(1))).toEqual([
      'header/1 main[0].children menu_start B2C 1',
      'header/1 main[0].children menu_start B2B 1',
    ])
    expect(said(rows(7))).toEqual([
      'header/1 main[0].children menu_start B2C 7',
      'header/1 main[0].children menu_start B2B 7',
    ])
    expect(said([...rows(2), ...rows(5, 'B2B')])).toEqual(['header/1 main[0].children menu_start B2B 7'])
    expect(said([row('everyone'), row('B2C')])).toEqual(['header/1 main[0].children menu_start B2B 1'])
  })

  test('that has nothing begins with nothing', () => {
    expect(saidBy(menuFitsItsBuyer, { header: [{ main: [] }] })).toEqual([
      'header/1 main[0].children menu_start B2C 0',
      'header/1 main[0].children menu_start B2B 0',
    ])
  })

  test('offers a business nothing that is let to consumers alone', () => {
    const consumers = [row('B2C', 'private-lease'), row('everyone', 'private-lease'), row('B2B', 'personal-lease')]
    expect(said(rows(2), consumers)).toEqual([
      'header/1 main[1].children[1].shownTo for_consumers private-lease',
      'header/1 main[1].children[2].shownTo for_consumers personal-lease',
    ])
  })
})

describe('each carline', () => {
  const all = CARLINE_CODES.map((carline) => ({ carline }))

  test('has one entry', () => {
    expect(saidBy(carlinesHaveOneEntry, { carlines: all })).toEqual([])
    expect(saidBy(carlinesHaveOneEntry, { carlines: all.filter(({ carline }) => carline !== 'BORN') })).toEqual([
      'src/content/entries/carlines/born.yaml carline no_entry BORN',
    ])
  })

  test('has but one, and the second names the first', () => {
    const last = CARLINE_CODES.length + 1
    const first = CARLINE_CODES.indexOf('BORN') + 1
    expect(saidBy(carlinesHaveOneEntry, { carlines: [...all, { carline: 'BORN' }] })).toEqual([
      `carlines/${last} carline second_entry BORN carlines/${first}`,
    ])
  })

  test('is not asked for while an entry cannot be read: it may be that one', () => {
    expect(saidBy(carlinesHaveOneEntry, { carlines: [undefined] })).toEqual([])
  })
})

describe('each page', () => {
  const page = (route: string, subject = '', more = {}) => ({
    route,
    subject,
    languages: 'both',
    shownTo: 'everyone',
    period: { from: null, until: null },
    ...more,
  })
  const categories = ['lifestyle', 'electric', 'technology', 'experience', 'cupra-connect']
  const others = ['suv', 'electric', 'hybrid']
  const all = [
    ...PAGE_ROUTES.filter((route) => route !== 'category' && route !== 'category.other').map((route) => page(route)),
    ...categories.map((subject) => page('category', subject)),
    ...others.map((subject) => page('category.other', subject)),
  ]
  const changed = (route: string, subject: string, more: object) =>
    all.map((one) => (one.route === route && one.subject === subject ? { ...one, ...more } : one))

  test('has one entry, a category for each of its subjects', () => {
    expect(saidBy(pagesHaveOneEntry, { pages: all })).toEqual([])
    const without = (route: string, subject: string) =>
      saidBy(pagesHaveOneEntry, { pages: all.filter((one) => one.route !== route || one.subject !== subject) })
    expect(without('faq', '')).toEqual(['src/content/entries/pages route no_entry faq'])
    expect(without('category', 'electric')).toEqual(['src/content/entries/pages route no_entry category (electric)'])
    expect(without('category.other', 'suv')).toEqual(['src/content/entries/pages route no_entry category.other (suv)'])
  })

  test('has but one, and the second names the first', () => {
    const at = all.findIndex(({ route }) => route === 'faq') + 1
    expect(saidBy(pagesHaveOneEntry, { pages: [...all, page('faq')] })).toEqual([
      `pages/${all.length + 1} route second_entry faq pages/${at}`,
    ])
  })

  test('is about a subject that there is', () => {
    expect(saidBy(pagesHaveOneEntry, { pages: [...all, page('category', 'suv'), page('faq', 'suv')] })).toEqual([
      `pages/${all.length + 1} subject no_subject category suv`,
      `pages/${all.length + 2} subject no_subject faq suv`,
    ])
  })

  test('is not asked for while an entry cannot be read: it may be that one', () => {
    expect(saidBy(pagesHaveOneEntry, { pages: [undefined] })).toEqual([])
  })

  test('may be in one language or for a time, but for the homepage', () => {
    const at = `pages/${all.findIndex(({ route }) => route === 'homepage') + 1}`
    const limits: [object, string][] = [
      [{ languages: 'fr' }, `${at} languages homepage_languages`],
      [{ shownTo: 'B2B' }, `${at} period homepage_always`],
      [{ period: { from: '2026-12-01', until: null } }, `${at} period homepage_always`],
      [{ period: { from: null, until: '2026-12-01' } }, `${at} period homepage_always`],
    ]
    for (const [more, problem] of limits) {
      expect(saidBy(pagesHaveOneEntry, { pages: changed('homepage', '', more) })).toEqual([problem])
      expect(saidBy(pagesHaveOneEntry, { pages: changed('faq', '', more) })).toEqual([])
    }
  })
})
