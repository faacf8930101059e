import type { QueryClient, QueryFunction, SkipToken } from '@tanstack/react-query'
import { publicEnv } from '@/config/env.public'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { SearchQuery } from '@/domain/stock-search'
import { interpolate } from '@/i18n/interpolate'
import type { WordKey } from '@/i18n/word-key'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import type { SharePicture } from '@/site/page-props'
import { findSharePicture } from './share-picture.server'

/** Words by namespace, as the page's translations hold them. */
export type Words = Readonly<Record<string, unknown>>

/** What queryOptions() gives; the function is here for its type alone. */
interface TypedQuery<T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn?: QueryFunction<T, never> | SkipToken | undefined
}

/** All that a page's machine-readable half is made of: the same facts that its view receives. */
export interface PageFacts {
  readonly match: RouteMatch
  /** The search that the page answers; empty on a page that is stored without one. */
  readonly search: SearchQuery
  readonly audience: Audience
  readonly flags: Partial<FeatureFlags>
  readonly view: Readonly<Record<string, unknown>>
  /** What a query of this page was answered; undefined when it was not asked, or in vain. */
  readonly answered: <T>(query: TypedQuery<T>) => T | undefined
  /** A translated text by 'namespace:key'; undefined when the page's namespaces have none. */
  readonly words: (key: WordKey, values?: Readonly<Record<string, string>>) => string | undefined
  /** A path of the site as a whole address. */
  readonly absolute: (path: string) => string
  /** The page's own address, whole. */
  readonly url: string
  /** Of a shared link to it. */
  readonly picture: SharePicture
}

interface Sources extends Pick<PageFacts, 'match' | 'audience' | 'flags' | 'view' | 'words'> {
  readonly search?: SearchQuery | undefined
  readonly queryClient: QueryClient
}

const absolute = (path: string) => (path.startsWith('/') ? `${publicEnv.siteUrl}${path}` : path)

export function pageFacts({ queryClient, search = {}, ...page }: Sources): PageFacts {
  const { match, audience } = page
  return {
    ...page,
    search,
    answered: <T>({ queryKey }: TypedQuery<T>) => queryClient.getQueryData<T>(queryKey),
    absolute,
    url: absolute(canonicalPath(match, audience.language)),
    picture: findSharePicture(match, audience.language),
  }
}

/** Reads translated texts outside of React. */
export function wordsIn(words: Words): PageFacts['words'] {
  return (key, values = {}) => {
    const text = wordsAt(words, key)
    return text === undefined ? undefined : interpolate(text, values)
  }
}

function wordsAt(words: Words, key: string): string | undefined {
  let found: unknown = words
  for (const part of key.split(/[:.]/)) {
    found = typeof found === 'object' && found !== null ? (found as Words)[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}
