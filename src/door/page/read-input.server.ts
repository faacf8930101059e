import type { QueryClient } from '@tanstack/react-query'
import { contentMoments } from '@/content/read/content-moments.server'
import { readDisclaimer } from '@/content/read/legal.server'
import { unavailablePages } from '@/content/read/unavailable-pages.server'
import type { KnownFlags } from '@/data/feature-flags/known-flags'
import { isSoldCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import type { WordsByNamespace } from '@/i18n/words'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch, RouteQuery } from '@/routing/params'
import { routeDefinition } from '@/routing/route-table'
import type { Disclaimer } from '@/shell/FinancialDisclaimer'
import type { Loaded } from '../loaders/loaded'
import { load } from '../loaders/site-loaders.server'
import { type ContentTimetable, contentTimetable } from './content-timetable'
import { flagsFor, wordsFor } from './frame.server'

export interface PageInput {
  readonly match: RouteMatch
  readonly audience: Audience
  /** The search that the page answers, where it is a page of its own. */
  readonly query: RouteQuery | undefined
  readonly flags: KnownFlags
  readonly closed: ReadonlyMap<string, 'later' | 'over'>
  readonly timetable: ContentTimetable
  /** Undefined when there is no such page: no such tab, article, dealer. */
  readonly loaded: Loaded | undefined
  readonly disclaimer: Disclaimer | undefined
  readonly words: { readonly words: WordsByNamespace; readonly wordsAddresses: readonly string[] }
}

/** Step 2, read: what editors wrote for the page, for this audience, at this moment, with these flags. */
export async function readInput(
  match: RouteMatch,
  language: Language,
  queryClient: QueryClient,
  query?: RouteQuery,
): Promise<PageInput> {
  const audience = { language, salesType: match.salesType }
  const known = await flagsFor(queryClient)
  const { flags } = known
  const timetable = contentTimetable(undefined, await contentMoments())
  const closed = await unavailablePages({ ...audience, now: timetable.reading.now })
  const [loaded, disclaimer, words] = await Promise.all([
    load(match, { ...audience, flags, closed, ...timetable.reading, ...(query && { query }) }),
    hasAmounts(match) ? readDisclaimer(match.name, { ...audience, now: timetable.reading.now }) : undefined,
    wordsFor(language, routeDefinition(match.name).namespaces),
  ])
  return { match, audience, query, flags: known, closed, timetable, loaded, disclaimer, words }
}

/** A car that is only announced has no price, and so nothing that a note on its rent could be about. */
function hasAmounts(match: RouteMatch): boolean {
  return !('carline_code' in match.params) || isSoldCarline(match.params.carline_code)
}
