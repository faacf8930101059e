import type { Language } from '@/domain/language'
import type { RouteMatch } from '@/routing/params'
import { isContentRoute, isTabRoute, TAB_ROUTES } from '../schema/content-routes'
import { entryLanguages, isAvailableIn } from './languages'
import { findArticle } from './news.server'
import { findPageEntry } from './page-entries.server'

/** Whether a page has its words in a language. A page that is not made of an editor's words always has. */
export async function isPageAvailableIn(match: RouteMatch, language: Language): Promise<boolean> {
  if (match.name === 'news.article') {
    const article = await findArticle(match.params.slug)
    return article !== undefined && isAvailableIn(article, language)
  }
  const { name, params } = match
  if (!isContentRoute(name)) return true
  const entry = await findPageEntry(isTabRoute(name) ? TAB_ROUTES[name] : name, { ...params })
  return entry === undefined || entryLanguages(entry).includes(language)
}
