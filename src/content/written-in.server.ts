import type { Language } from '@/domain/language'
import type { RouteMatch } from '@/routing/params'
import { isContentRoute, isTabRoute, TAB_ROUTES } from './content-routes'
import { languagesOf } from './languages'
import { articleExists } from './news.server'
import { findPageEntry } from './pages.server'

/** Whether a page has its words in a language. A page that is not made of an editor's words always has. */
export async function isPageWrittenIn({ name, params }: RouteMatch, language: Language): Promise<boolean> {
  if (name === 'news.article') return articleExists((params as { slug: readonly string[] }).slug, language)
  if (!isContentRoute(name)) return true
  const entry = await findPageEntry(isTabRoute(name) ? TAB_ROUTES[name] : name, { ...params })
  return entry === undefined || languagesOf(entry).includes(language)
}
