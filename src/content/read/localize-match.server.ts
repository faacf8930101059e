import type { Language } from '@/domain/language'
import { createMatch } from '@/routing/create-match'
import type { RouteMatch } from '@/routing/params'
import { isTabRoute, TAB_ROUTES } from '../schema/content-routes'
import { findBySlug, slugIn } from './localized-slug'
import { findArticle } from './news.server'
import { findPageEntry } from './page-entries.server'

/**
 * The same page, called as its address in a language calls it: an article and a tab of a page have words of their own in
 * each (localized-slug.ts). As it was where nothing is called so, and for every other page, whose words the route table knows.
 */
export async function localizeMatch(match: RouteMatch, language: Language): Promise<RouteMatch> {
  if (match.name === 'news.article') {
    const article = await findArticle(match.params.slug)
    return article ? { ...match, params: { slug: slugIn(article, language).split('/') } } : match
  }
  if (!isTabRoute(match.name)) return match
  const params: Readonly<Record<string, unknown>> = match.params
  const entry = await findPageEntry(TAB_ROUTES[match.name], params)
  const tab = entry && findBySlug(String(params.tab_slug_id), entry.tabs)
  return tab ? createMatch(match.name, { ...params, tab_slug_id: slugIn(tab, language) }, match.salesType) : match
}
