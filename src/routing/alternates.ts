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

/**
 * The same page in each language, of which `language` is its own. `elsewhere` is its address in the other one, where its
 * parameters do not tell. A reader of neither gets Dutch, as everywhere else (spec §4).
 */
export function alternates(match: RouteMatch, language: Language, elsewhere?: string): readonly Alternate[] {
  const pathIn = (one: Language) => (one !== language && elsewhere) || canonicalPath(match, one)
  return [
    ...LANGUAGES.map((one) => ({ hreflang: LANGUAGE_FACTS[one].bcp47, path: pathIn(one) })),
    { hreflang: 'x-default', path: pathIn('nl') },
  ]
}
