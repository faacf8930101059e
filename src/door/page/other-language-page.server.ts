import { localizeMatch } from '@/content/read/localize-match.server'
import { isPageAvailableIn } from '@/content/read/page-languages.server'
import { type Language, otherLanguage } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import type { OtherLanguagePage } from '@/routing/other-language'
import type { RouteMatch } from '@/routing/params'

/**
 * Where the other language has this page, if it calls it otherwise, or the nearest page above it that it has. Null when the
 * address alone tells, as of almost every page.
 */
export async function otherLanguagePage(match: RouteMatch, language: Language): Promise<OtherLanguagePage | null> {
  const other = otherLanguage(language)
  if (await isPageAvailableIn(match, other)) {
    const path = canonicalPath(await localizeMatch(match, other), other)
    return path === canonicalPath(match, other) ? null : { path, isSamePage: true }
  }
  for (const above of listCrumbs(match, other).slice(0, -1).reverse()) {
    if (await isPageAvailableIn(above, other)) return { path: canonicalPath(above, other), isSamePage: false }
  }
  return null
}
