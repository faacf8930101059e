import { isPageWrittenIn } from '@/content/written-in.server'
import { type Language, otherLanguage } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { crumbsOf } from '@/routing/crumbs'
import type { RouteMatch } from '@/routing/params'

/** The nearest page above this one that the other language has; null when it has this one. */
export async function otherLanguagePath(match: RouteMatch, language: Language): Promise<string | null> {
  const other = otherLanguage(language)
  if (await isPageWrittenIn(match, other)) return null
  for (const above of crumbsOf(match, other).slice(0, -1).reverse()) {
    if (await isPageWrittenIn(above, other)) return canonicalPath(above, other)
  }
  return null
}
