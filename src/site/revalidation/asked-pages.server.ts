import * as z from 'zod/mini'
import { isPageRoute, tabRouteOf } from '@/content/content-routes'
import { readFaq } from '@/content/faq.server'
import { listTabs } from '@/content/pages.server'
import { store } from '@/content/store.server'
import { carlineOfSlug } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { isRouteName } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import { paramsOf } from '../seo/open-params.server'

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
})
export type Asked = z.infer<typeof askedSchema>

export interface FoundPages {
  /** Whole paths, in both languages and for both kinds of buyer. */
  readonly paths: readonly string[]
  /** What was asked for and is nothing: 'pages[0]', 'entries[2]'. */
  readonly unknown: readonly string[]
}

type Page = Asked['pages'][number]

export async function findAskedPages({ pages, entries }: Asked): Promise<FoundPages> {
  const paths = new Set<string>()
  const unknown: string[] = []
  const add = (page: Page): boolean => {
    const found = pathsOf(page)
    for (const path of found) paths.add(path)
    return found.length > 0
  }
  for (const [index, page] of pages.entries()) {
    if (!add(page)) unknown.push(`pages[${index}]`)
  }
  for (const [index, entry] of entries.entries()) {
    const shown = await pagesShowing(entry)
    if (shown === 'all') for (const path of everyPath()) paths.add(path)
    else if (shown.filter(add).length === 0) unknown.push(`entries[${index}]`)
  }
  return { paths: [...paths], unknown }
}

/** A page in every language and for every kind of buyer; none when no page answers to that name and those values. */
function pathsOf({ route, params }: Page): string[] {
  return LANGUAGES.flatMap((language) =>
    SALES_TYPES.map((salesType) => buildPathFromText(route, params, language, salesType)),
  ).filter((path) => path !== NOT_FOUND_PATH)
}

/** The pages that an entry is seen on. */
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
        { route: 'news', params: {} },
        { route: 'homepage', params: {} },
      ]
    case 'faq':
      return faqPages()
    // The menu, the footer and the disclaimers stand on every page.
    case 'navigation':
    case 'legal':
      return 'all'
    default:
      return []
  }
}

async function contentPage(slug: string): Promise<readonly Page[]> {
  const entry = (await store.pages()).find((page) => page.slug === slug)?.entry
  if (!entry || !isPageRoute(entry.route)) return []
  const params: Record<string, string> = entry.subject
    ? { [entry.route === 'category' ? 'category' : 'specific_category']: entry.subject }
    : {}
  const tab = tabRouteOf(entry.route)
  const tabs = tab ? await listTabs(entry.route, params) : []
  return [
    { route: entry.route, params },
    ...tabs.map((tab_slug_id) => ({ route: tab ?? entry.route, params: { ...params, tab_slug_id } })),
  ]
}

async function carlinePages(slug: string): Promise<readonly Page[]> {
  const carline_code = carlineOfSlug(slug)
  if (!carline_code) return []
  const tabs = await paramsOf('models.carline.tab', { language: 'nl', salesType: 'B2C' })
  return [
    { route: 'models.carline', params: { carline_code } },
    { route: 'models.carline.test-drive', params: { carline_code } },
    ...tabs
      .filter(({ params }) => params.carline_code === carline_code)
      .map(({ params }) => ({
        route: 'models.carline.tab',
        params: { carline_code, tab_slug_id: params.tab_slug_id as string },
      })),
  ]
}

async function faqPages(): Promise<readonly Page[]> {
  const groups = await readFaq({ language: 'nl', salesType: 'B2C' })
  const questions = groups.flatMap((group) => group.questions.map(({ id }) => id))
  return [
    { route: 'faq', params: {} },
    ...questions.map((question) => ({ route: 'faq.question', params: { question } })),
  ].filter(({ route }) => isRouteName(route)) as Page[]
}

function everyPath(): string[] {
  return staticPaths().map(({ language, segments }) => `/${[language, ...segments].map(encodeURIComponent).join('/')}`)
}
