import type { QueryClient } from '@tanstack/react-query'
import { readDisclaimer } from '@/content/legal.server'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { ALL_FLAGS_OFF, type FeatureFlags } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import type { WordsByNamespace } from '@/i18n/words'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { routeDefinition } from '@/routing/route-table'
import type { Disclaimer } from '@/shell/FinancialDisclaimer'
import type { Loaded } from '../loaded'
import { load } from '../site-loaders.server'
import { type ContentTimetable, contentTimetable } from './content-timetable'
import { wordsFor } from './frame.server'

export interface ReadPage {
  readonly match: RouteMatch
  readonly audience: Audience
  readonly flags: FeatureFlags
  readonly timetable: ContentTimetable
  /** Undefined when there is no such page: no such tab, article, dealer. */
  readonly loaded: Loaded | undefined
  readonly disclaimer: Disclaimer | undefined
  readonly words: { readonly words: WordsByNamespace; readonly wordsAddresses: readonly string[] }
}

/** Step 2, read: what editors wrote for the page, for this audience, at this moment, with these flags. */
export async function readPage(match: RouteMatch, language: Language, queryClient: QueryClient): Promise<ReadPage> {
  const audience = { language, salesType: match.salesType }
  const flags = await queryClient.query(featureFlagQueries.all()).catch(() => ALL_FLAGS_OFF)
  const timetable = contentTimetable()
  const [loaded, disclaimer, words] = await Promise.all([
    load(match, { ...audience, flags, ...timetable.reading }),
    readDisclaimer(match.name, audience),
    wordsFor(language, routeDefinition(match.name).namespaces),
  ])
  return { match, audience, flags, timetable, loaded, disclaimer, words }
}
