import type { QueryClient } from '@tanstack/react-query'
import type { FrameProps } from '@/site/page-props'
import type { MainResourceProps } from '@/site/views'
import { fillFigures } from '../figures/catalogue-figures.server'
import type { Loaded } from '../loaders/loaded'
import { pageFacts, wordsIn } from '../machines/page-facts.server'
import { pageMetadata } from '../machines/page-metadata.server'
import type { MainResourceStatus } from './main-resource-status'
import { otherLanguagePage } from './other-language-page.server'
import { hasTrouble, type PrefetchedPage } from './prefetch-page.server'
import type { PageInput } from './read-input.server'

/** Step 6, props: what the page's components are given, and what machines read of it. */
export async function pageProps(
  { match, audience, query, flags, disclaimer, words }: PageInput,
  loaded: Loaded,
  { main, dehydratedState }: PrefetchedPage,
  queryClient: QueryClient,
): Promise<FrameProps> {
  const say = wordsIn(words.words)
  const written = await fillFigures(loaded.view, audience, say, queryClient)
  const view = { ...written, ...(await loaded.thenView?.(queryClient)), ...mainResourceProps(main) }
  const facts = pageFacts({ match, search: query, audience, flags: flags.flags, view, queryClient, words: say })
  const isIncomplete = !flags.areCurrent || hasTrouble(queryClient)
  return {
    route: match,
    ...(query && { query }),
    dehydratedState,
    disclaimer: disclaimer ?? null,
    otherLanguage: await otherLanguagePage(match, audience.language),
    view,
    ...(await pageMetadata(facts)),
    ...words,
    ...((main.kind === 'refused' || loaded.isUnreadable) && { isUnknown: true }),
    ...(isIncomplete && { isIncomplete }),
  }
}

function mainResourceProps(main: MainResourceStatus): MainResourceProps {
  if (main.kind === 'gone') return { gone: true }
  if (main.kind === 'refused') return { refused: main.code }
  return {}
}
