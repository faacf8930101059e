import * as z from 'zod/mini'
import { libraryEntry } from '@/content/read/library.server'
import { localizeMatch } from '@/content/read/localize-match.server'
import { listTabs, pageParams } from '@/content/read/page-entries.server'
import { redirectedPaths } from '@/content/read/redirects.server'
import { findTabRoute, isPageRoute } from '@/content/schema/content-routes'
import { libraryFilesIn } from '@/content/schema/picture'
import { contentReader } from '@/content/store/reader.server'
import { type PageEntry, store } from '@/content/store/store.server'
import { readWrittenEntries } from '@/content/store/written-entries.server'
import { carlineOfSlug } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { AUDIENCES } from '@/routing/audiences'
import { type Audience, buildPathFromText } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { ROUTE_NAMES, type RouteName, routeDefinition } from '@/routing/route-table'
import { listParams } from '../machines/open-params.server'

const values = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const ENTRY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const MOST = 100

/** What a call may ask for: pages by their route, and entries by their file, without its folder and ending. */
export const askedSchema = z.strictObject({
  pages: z._default(
    z.array(z.strictObject({ route: z.string(), params: z._default(values, {}) })).check(z.maxLength(MOST)),
    [],
  ),
  entries: z._default(z.array(z.string().check(z.regex(ENTRY))).check(z.maxLength(MOST)), []),
  /** Another region was asked, and tells this one: it goes no further. */
  here: z.optional(z.boolean()),
})
export type Asked = z.infer<typeof askedSchema>

export interface FoundPages {
  /** Whole paths, in both languages and for both kinds of buyer. */
  readonly paths: readonly string[]
  /** What was asked for and is nothing: 'pages[0]', 'entries[2]'. */
  readonly unknown: readonly string[]
}

type Page = Asked['pages'][number]

export async function findAskedPages({ pages, entries }: Pick<Asked, 'pages' | 'entries'>): Promise<FoundPages> {
  const paths = new Set<string>()
  const unknown: string[] = []
  const add = async (page: Page): Promise<boolean> => {
    const found = await listPaths(page)
    for (const path of found) paths.add(path)
    return found.length > 0
  }
  for (const [index, page] of pages.entries()) {
    if (!(await add(page))) unknown.push(`pages[${index}]`)
  }
  for (const [index, entry] of entries.entries()) {
    if (entry === 'redirects') {
      for (const path of await redirectedPaths()) paths.add(path)
      continue
    }
    const shown = await pagesShowing(entry)
    if (shown === 'all') for (const path of await everyPath()) paths.add(path)
    else if (!(await Promise.all(shown.map(add))).includes(true)) unknown.push(`entries[${index}]`)
  }
  return { paths: [...paths], unknown }
}

/** A page in every language and for every kind of buyer; none when no page answers to that name and those values. */
async function listPaths(page: Page): Promise<string[]> {
  const paths = await Promise.all(AUDIENCES.map((audience) => findPath(page, audience)))
  return paths.filter((path) => path !== undefined)
}

/** The address of a page for one audience; undefined when no page answers to that name and those values. */
export async function findPath(
  { route, params }: Page,
  { language, salesType }: Audience,
): Promise<string | undefined> {
  const match = parsePath(buildPathFromText(route, params, language, salesType))?.match
  return match && canonicalPath(await localizeMatch(match, language), language)
}

/** The pages that an entry is seen on. */
export async function findEntryPages(entry: string): Promise<readonly Page[]> {
  const shown = await pagesShowing(entry)
  return shown === 'all' ? [{ route: 'homepage', params: {} }] : shown
}

/** All, where it stands on every page. */
async function pagesShowing(entry: string): Promise<readonly Page[] | 'all'> {
  const [folder = '', ...rest] = entry.split('/')
  const name = rest.join('/')
  switch (folder) {
    case 'pages':
      return contentPage(name)
    case 'carlines':
      return carlinePages(name)
    case 'news':
      return [
        { route: 'news.article', params: { slug: rest } },
        { route: 'homepage', params: {} },
        { route: 'news', params: {} },
        // A new article moves every other one by a place, so each page of the list changes.
        ...(await listRoutePages('news.page')),
        ...(await pagesWithBlock('news')),
      ]
    case 'faq':
      return [
        { route: 'faq', params: {} },
        ...(await listRoutePages('faq.topic')),
        ...(await pagesWithBlock('faq')),
      ].filter(() => name === '')
    case 'dealers': {
      const dealers = await listRoutePages('contact.dealer')
      return dealers.some(({ params }) => params.dealer === name) ? [{ route: 'contact', params: {} }, ...dealers] : []
    }
    case 'banners':
      return name === '' ? (await Promise.all(BANNER_ROUTES.map(listRoutePages))).flat() : []
    case 'contact':
      return name === '' ? [{ route: 'contact', params: {} }] : []
    case 'pictures':
      return pagesWithPicture(entry)
    // The menu, the footer and the disclaimers stand on every page.
    case 'navigation':
    case 'legal':
      return 'all'
    default:
      return []
  }
}

/** Each with a place for a banner (site-loaders.server.ts). */
const BANNER_ROUTES = [
  'stock',
  'stock.model',
  'stock.flemish-region-incentive',
  'stocks.formentor',
  'models',
  'models-v2',
  'models.carline',
] as const satisfies readonly RouteName[]

async function contentPage(slug: string): Promise<readonly Page[]> {
  const entry = (await store.pages()).find((page) => page.slug === slug)?.entry
  return entry ? listOwnPages(entry) : []
}

/** An entry's own page and those of its tabs. */
async function listOwnPages(entry: PageEntry): Promise<readonly Page[]> {
  const { route } = entry
  if (!isPageRoute(route)) return []
  const params = pageParams(entry)
  const tab = findTabRoute(route)
  const tabs = tab ? await listTabs(route, LANGUAGES[0], params) : []
  return [
    { route, params },
    ...tabs.map((tab_slug_id) => ({ route: tab ?? route, params: { ...params, tab_slug_id } })),
  ]
}

/** Pages where an editor placed a block that reads other entries: the questions, the newest articles. */
async function pagesWithBlock(kind: 'faq' | 'news'): Promise<readonly Page[]> {
  const holding = (await store.pages()).filter(({ entry }) =>
    JSON.stringify(entry).includes(`"discriminant":"${kind}"`),
  )
  return (await Promise.all(holding.map(({ entry }) => listOwnPages(entry)))).flat()
}

/** Pages, models and articles that show a picture of the library. */
async function pagesWithPicture(entry: string): Promise<readonly Page[]> {
  const { pages, carlines, news } = await readWrittenEntries(contentReader())
  const holding = Object.entries({ pages, carlines, news }).flatMap(([kind, entries]) =>
    entries
      .filter((one) => libraryFilesIn(one.entry).some((file) => libraryEntry(file) === entry))
      .map(({ slug }) => `${kind}/${slug}`),
  )
  const found = await Promise.all(holding.map(pagesShowing))
  return found.flatMap((shown) => (shown === 'all' ? [] : shown))
}

async function carlinePages(slug: string): Promise<readonly Page[]> {
  const carline_code = carlineOfSlug(slug)
  if (!carline_code) return []
  const tabs = await listRoutePages('models.carline.tab')
  return [
    { route: 'models.carline', params: { carline_code } },
    { route: 'models.carline.test-drive', params: { carline_code } },
    ...tabs.filter(({ params }) => params.carline_code === carline_code),
  ]
}

/** A route with every set of parameters that it has today, for anyone. */
async function listRoutePages(route: RouteName): Promise<readonly Page[]> {
  const found = new Map<string, Page>()
  for (const audience of AUDIENCES) {
    for (const { params } of await listParams(route, audience)) {
      found.set(JSON.stringify(params), { route, params: params as Page['params'] })
    }
  }
  return [...found.values()]
}

/** Made again within a minute anyway: cars in stock, by the hundred. */
const SOON_S = 60

async function everyPath(): Promise<readonly string[]> {
  const routes = ROUTE_NAMES.filter((name) => routeDefinition(name).revalidate > SOON_S)
  const pages = await Promise.all(routes.map(listRoutePages))
  return (await Promise.all(pages.flat().map(listPaths))).flat()
}
