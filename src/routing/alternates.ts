import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/domain/language'
import { buildPath } from './build-path'
import type { RouteMatch } from './params'

/** The one address of a page in a language; no query, no hash. */
export function canonicalPath(match: RouteMatch, language: Language): string {
  return buildPath(match.name, match.params, { language, salesType: match.salesType })
}

export interface Alternate {
  readonly hreflang: (typeof LANGUAGE_FACTS)[Language]['bcp47'] | 'x-default'
  readonly path: string
}

/** The same page in each language. A reader of neither gets Dutch, as everywhere else (spec §4). */
export function alternates(match: RouteMatch): readonly Alternate[] {
  return [
    ...LANGUAGES.map((language) => ({
      hreflang: LANGUAGE_FACTS[language].bcp47,
      path: canonicalPath(match, language),
    })),
    { hreflang: 'x-default', path: canonicalPath(match, 'nl') },
  ]
}
