import { describe, expect, test } from 'vitest'
import { isPageRoute, PAGE_ROUTES, type PageRoute, TAB_ROUTES, tabRouteOf } from '@/content/content-routes'
import { listTabs, readPage } from '@/content/pages.server'
import type { ContentBlock, PageContent, RichText } from '@/content/types'
import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import type { Audience } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { AUDIENCES } from './audiences'

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
    const tabRoute = tabRouteOf(route)
    for (const tab_slug_id of await listTabs(route, params)) {
      if (tabRoute) read.push(await readPage(tabRoute, { ...audience, params: { ...params, tab_slug_id } }))
    }
  }
  return read.filter((page) => page !== undefined)
}

function linksInText(tree: RichText): string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(node.tag === 'a' ? [node.href] : []), ...linksInText(node.children)]
  })
}

function linksIn(block: ContentBlock): string[] {
  if (block.kind === 'text') return linksInText(block.body)
  if (block.kind === 'action') return block.link ? [block.link.href] : []
  if (block.kind === 'cards' || block.kind === 'steps' || block.kind === 'links')
    return block.items.flatMap((item) => item.link?.href ?? [])
  return []
}

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
    const wordsElsewhere = new Set(['models', 'models-v2', 'stock', 'news', 'faq', 'stocks.formentor'])
    const empty = (await everyPage(audience)).filter(
      ({ route, blocks, tabs }) => !wordsElsewhere.has(route) && blocks.length === 0 && tabs.length === 0,
    )
    expect(empty.map(({ route }) => route)).toEqual([])
  })

  test('every link leads to a page of the same language and sales type, or outside over https', async () => {
    const pages = await everyPage(audience)
    const links = pages.flatMap(({ blocks, tabs }) => [...blocks.flatMap(linksIn), ...tabs.map(({ href }) => href)])
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
  expect(nl?.tabs.map(({ href }) => href)).toContain('/nl/onderhoud-herstellingen/pneus')
})

test('a tab, a category or a page that does not exist is undefined', async () => {
  const audience = { language: 'fr', salesType: 'B2C' } as const
  expect(await readPage('services.tab', { ...audience, params: { tab_slug_id: 'nope' } })).toBeUndefined()
  expect(await readPage('services.tab', audience)).toBeUndefined()
  expect(await readPage('category', { ...audience, params: { category: 'nope' } })).toBeUndefined()
  expect(
    await readPage('category.tab', { ...audience, params: { category: 'nope', tab_slug_id: 'recharge' } }),
  ).toBeUndefined()
  expect(await listTabs('category', { category: 'nope' })).toEqual([])
})

test('every route with tabs has some', async () => {
  for (const page of Object.values(TAB_ROUTES)) {
    expect(isPageRoute(page)).toBe(true)
    const params = page === 'category' ? { category: 'electric' } : {}
    expect((await listTabs(page, params)).length, page).toBeGreaterThan(1)
  }
})
