import { describe, expect, test } from 'vitest'
import { listTabs } from '@/content/read/page-entries.server'
import { readPage } from '@/content/read/pages.server'
import { findTabRoute, isPageRoute, PAGE_ROUTES, type PageRoute, TAB_ROUTES } from '@/content/schema/content-routes'
import type { ContentBlock, PageContent } from '@/content/types'
import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import { ALL_FLAGS_OFF, type FeatureFlags } from '@/domain/feature-flag'
import { LANGUAGES } from '@/domain/language'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'

type Params = Record<string, string>

const PAGES: { route: PageRoute; params: Params }[] = PAGE_ROUTES.flatMap(
  (route): { route: PageRoute; params: Params }[] => {
    if (route === 'category') return CATEGORIES.map((category) => ({ route, params: { category } }))
    if (route === 'category.other')
      return OTHER_CATEGORIES.map((specific_category) => ({ route, params: { specific_category } }))
    return [{ route, params: {} }]
  },
)

/** Every page and every tab, as this audience reads them. */
async function everyPage(audience: Audience): Promise<PageContent[]> {
  const read: (PageContent | undefined)[] = []
  for (const { route, params } of PAGES) {
    read.push(await readPage(route, { ...audience, params }))
    const tabRoute = findTabRoute(route)
    for (const tab_slug_id of await listTabs(route, audience.language, params)) {
      if (tabRoute) read.push(await readPage(tabRoute, { ...audience, params: { ...params, tab_slug_id } }))
    }
  }
  return read.filter((page) => page !== undefined)
}

/** Every text that stands under one of these names, however deep. */
function textsUnder(value: unknown, isWanted: (name: string) => boolean, name = ''): string[] {
  if (typeof value === 'string') return isWanted(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => textsUnder(part, isWanted, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsUnder(part, isWanted, key))
}

const linksIn = (blocks: readonly ContentBlock[]) => textsUnder(blocks, (name) => name === 'href')

const NO_WORDS = new Set([
  'id',
  'kind',
  'href',
  'icon',
  'side',
  'layout',
  'tool',
  'form',
  'tag',
  'picture',
  'alt',
  'src',
])
const wordsIn = (blocks: readonly ContentBlock[]) =>
  textsUnder(blocks, (name) => !NO_WORDS.has(name)).flatMap((text) => text.match(/\p{L}[\p{L}’-]*/gu) ?? [])

describe.each(AUDIENCES)('for $language $salesType', (audience) => {
  test.each(PAGES)('$route $params has a title, a description and opening lines', async ({ route, params }) => {
    const page = await readPage(route, { ...audience, params })
    expect(page?.title).toMatch(/\S/)
    expect(page?.lead).toMatch(/\S/)
    expect(page?.description.length).toBeGreaterThan(40)
  })

  test('a description fits in a search result', async () => {
    const tooLong = (await everyPage(audience)).filter(({ description }) => description.length > 180)
    expect(tooLong.map(({ route }) => route)).toEqual([])
  })

  test('a page of words alone is never empty under its opening lines', async () => {
    const wordsElsewhere = new Set(['models', 'stock', 'news', 'faq', 'stocks.formentor'])
    const empty = (await everyPage(audience)).filter(
      ({ route, blocks, tabs }) => !wordsElsewhere.has(route) && blocks.length === 0 && tabs.length === 0,
    )
    expect(empty.map(({ route }) => route)).toEqual([])
  })

  test('every link leads to a page of the same language and sales type, or outside over https', async () => {
    const pages = await everyPage(audience)
    const links = pages.flatMap(({ blocks, tabs }) => [...linksIn(blocks), ...tabs.map(({ href }) => href)])
    expect(links.length).toBeGreaterThan(100)
    for (const href of links) {
      if (/^(https|mailto|tel):/.test(href)) continue
      const target = parsePath(href)
      expect(target, href).toBeDefined()
      expect(target?.language, href).toBe(audience.language)
      expect(target?.match.salesType, href).toBe(audience.salesType)
    }
  })

  test('no placeholder, unset space or straight quote is left in a text', async () => {
    const text = JSON.stringify(await everyPage(audience))
    expect(text).not.toMatch(/\{(brand|company|site)[.}]/)
    if (audience.language === 'fr') expect(text).not.toMatch(/ [;:!?»]|« /)
    expect(text).not.toMatch(/\p{L}'\p{L}/u)
  })

  test('what the reader gives can be sent as the props of a page', async () => {
    const pages = await everyPage(audience)
    expect(JSON.parse(JSON.stringify(pages))).toStrictEqual(pages)
  })
})

test('French and Dutch pages have the same blocks', async () => {
  for (const salesType of ['B2C', 'B2B'] as const) {
    const shapes = async (language: 'fr' | 'nl') =>
      (await everyPage({ language, salesType })).map(({ route, blocks }) => [
        route,
        blocks.map(({ id, kind }) => id + kind),
      ])
    expect(await shapes('fr')).toEqual(await shapes('nl'))
  }
})

test('no text is the same in both languages unless it is a name', async () => {
  const [fr, nl] = await Promise.all([
    everyPage({ language: 'fr', salesType: 'B2C' }),
    everyPage({ language: 'nl', salesType: 'B2C' }),
  ])
  const same = fr.filter((page, index) => page.lead === nl[index]?.lead || page.description === nl[index]?.description)
  expect(same.map(({ route }) => route)).toEqual([])
})

test('a business buyer reads other words where money, tax or work is the subject', async () => {
  for (const route of [
    'homepage',
    'financing',
    'financial-solutions',
    'lease',
    'stock',
    'models',
    'assistance',
  ] as const) {
    const [asPrivate, asBusiness] = await Promise.all([
      readPage(route, { language: 'fr', salesType: 'B2C' }),
      readPage(route, { language: 'fr', salesType: 'B2B' }),
    ])
    expect(asBusiness?.lead, route).not.toBe(asPrivate?.lead)
  }
})

test('the tabs of a page have the same ids in both languages and mark the current one', async () => {
  const params = { tab_slug_id: 'pneus' }
  const fr = await readPage('entretien-reparation.tab', { language: 'fr', salesType: 'B2C', params })
  const nl = await readPage('entretien-reparation.tab', { language: 'nl', salesType: 'B2C', params })
  expect(fr?.tabs.map(({ id }) => id)).toEqual(nl?.tabs.map(({ id }) => id))
  expect(fr?.tabs.filter(({ current }) => current).map(({ id }) => id)).toEqual(['pneus'])
  expect(fr?.overview).toMatchObject({ href: '/fr/entretien-reparation', current: false })
  expect(nl?.tabs.map(({ href }) => href)).toContain('/nl/onderhoud-herstellingen/banden')
})

test('a tab, a category or a page that does not exist is undefined', async () => {
  const audience = { language: 'fr', salesType: 'B2C' } as const
  expect(await readPage('services.tab', { ...audience, params: { tab_slug_id: 'nope' } })).toBeUndefined()
  expect(await readPage('services.tab', audience)).toBeUndefined()
  expect(await readPage('category', { ...audience, params: { category: 'nope' } })).toBeUndefined()
  expect(
    await readPage('category.tab', { ...audience, params: { category: 'nope', tab_slug_id: 'recharge' } }),
  ).toBeUndefined()
  expect(await listTabs('category', 'fr', { category: 'nope' })).toEqual([])
})

test('every route with tabs has some', async () => {
  for (const page of Object.values(TAB_ROUTES)) {
    expect(isPageRoute(page)).toBe(true)
    const params = page === 'category' ? { category: 'electric' } : {}
    expect((await listTabs(page, 'fr', params)).length, page).toBeGreaterThan(1)
  }
})

test.each([
  ['homepage', {}],
  ['accessoires', {}],
  ['assistance', {}],
  ['category', { category: 'electric' }],
  ['category', { category: 'cupra-connect' }],
  ['category.other', { specific_category: 'electric' }],
  ['category.other', { specific_category: 'hybrid' }],
  ['category.other', { specific_category: 'suv' }],
  ['category.tab', { category: 'electric', tab_slug_id: 'recharge' }],
  ['category.tab', { category: 'electric', tab_slug_id: 'cout' }],
  ['client-informations', {}],
  ['client-informations.tab', { tab_slug_id: 'commande' }],
  ['client-informations.tab', { tab_slug_id: 'garantie' }],
  ['co2', {}],
  ['entretien-reparation', {}],
  ['environnement', {}],
  ['eu-data-act', {}],
  ['financial-rent', {}],
  ['financial-solutions', {}],
  ['financing', {}],
  ['landing-page-2024', {}],
  ['lease', {}],
  ['legal', {}],
  ['personal-lease', {}],
  ['privacy', {}],
  ['private-lease', {}],
  ['recycle-my-car', {}],
  ['services', {}],
  ['services.tab', { tab_slug_id: 'contrats' }],
  ['wecare', {}],
] as const)('a business reads words of its own on %s %o', async (route, params) => {
  for (const language of LANGUAGES) {
    const wordsFor = async (salesType: 'B2B' | 'B2C') =>
      new Set(
        wordsIn((await readPage(route, { language, salesType, params }))?.blocks ?? []).map((word) =>
          word.toLowerCase(),
        ),
      )
    const [business, private_] = [await wordsFor('B2B'), await wordsFor('B2C')]
    expect([...business].filter((word) => !private_.has(word)).length, language).toBeGreaterThan(5)
  }
})

test('no tool that works with products is there for whoever is offered none', async () => {
  const toolsOf = async (flags: Partial<FeatureFlags>) => {
    const params = { category: 'electric', tab_slug_id: 'electrique-ou-hybride' }
    const reading = { language: 'fr', salesType: 'B2B', flags: { ...ALL_FLAGS_OFF, ...flags } } as const
    const page = await readPage('category.tab', { ...reading, params })
    return page?.blocks.flatMap((block) => (block.kind === 'tool' ? [block.tool] : []))
  }
  expect(await toolsOf({ FINANCING_B2B: true })).toEqual(['electric-or-hybrid'])
  expect(await toolsOf({})).toEqual([])
})
