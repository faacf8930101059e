import type { QueryClient } from '@tanstack/react-query'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import type { KnownFlags } from '@/data/feature-flags/known-flags'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import { readWords, wordsAddresses } from '@/i18n/words.server'
import { SHELL_NAMESPACES } from '@/routing/route-table'
import type { FrameProps } from '@/site/page-props'

/** What the header, the menu and the footer need on every page. */
export function frameQueries(language: Language) {
  return [
    navigationQueries.cars(language),
    navigationQueries.group(language, 'header'),
    navigationQueries.group(language, 'footer'),
  ]
}

/** The flags of now. The page is drawn with the same ones, on the server and in the browser. */
export async function flagsFor(queryClient: QueryClient): Promise<KnownFlags> {
  const known = await flagsOnServer()
  queryClient.setQueryData(featureFlagQueries.all().queryKey, onlyOn(known.flags))
  return known
}

/** Without the many that are off: they would travel with every page. */
function onlyOn(flags: FeatureFlags): Partial<FeatureFlags> {
  return Object.fromEntries(Object.entries(flags).filter(([, isOn]) => isOn))
}

/** The words of the frame and of a page, for the server; for the browser, where it fetches them. */
export async function wordsFor(language: Language, own: readonly string[]) {
  const [words, addresses] = await Promise.all([
    readWords(language, [...SHELL_NAMESPACES, ...own]),
    wordsAddresses(language, SHELL_NAMESPACES, own),
  ])
  return { words, wordsAddresses: addresses }
}

/** What a page outside the route table (404, 500) has of a page's props. */
export const OUTSIDE_THE_TABLE = {
  route: null,
  disclaimer: null,
  otherLanguage: null,
  view: {},
} as const satisfies Partial<FrameProps>
