import type { Language } from '@/domain/language'
import type { PageRoute } from '../schema/content-routes'
import { type PageEntry, store } from '../store/store.server'
import { slugIn } from './localized-slug'

/** The parameters of a route, as matchPath gives them: `category`, `specific_category` and `tab_slug_id` matter here. */
export type PageParams = Readonly<Record<string, unknown>>

const pageSubject = (params: PageParams): string => String(params.category ?? params.specific_category ?? '')

/** What stands in the address of an entry's page. */
export function pageParams({ route, subject }: PageEntry): Record<string, string> {
  if (!subject) return {}
  return route === 'category' ? { category: subject } : { specific_category: subject }
}

/** A page's entry, with the name of its file. */
export async function findPage(page: PageRoute, params: PageParams) {
  const subject = pageSubject(params)
  const pages = await store.pages()
  return pages.find(({ entry }) => entry.route === page && entry.subject === subject)
}

export async function findPageEntry(page: PageRoute, params: PageParams): Promise<PageEntry | undefined> {
  return (await findPage(page, params))?.entry
}

/** The words of a page's tabs in their addresses, in their order; empty when the page has none or does not exist. */
export async function listTabs(route: PageRoute, language: Language, params: PageParams = {}): Promise<string[]> {
  const entry = await findPageEntry(route, params)
  return entry?.tabs.map((tab) => slugIn(tab, language)) ?? []
}
