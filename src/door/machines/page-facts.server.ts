import type { QueryClient, QueryFunction, SkipToken } from '@tanstack/react-query'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { SearchQuery } from '@/domain/stock-search'
import type { WordKey } from '@/i18n/word-key'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'

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
}

interface Sources {
  readonly match: RouteMatch
  readonly search?: SearchQuery | undefined
  readonly audience: Audience
  readonly flags: Partial<FeatureFlags>
  readonly view: PageFacts['view']
  readonly queryClient: QueryClient
  readonly words: Words
  readonly siteUrl: string
}

export function pageFacts({ queryClient, words, siteUrl, search = {}, ...page }: Sources): PageFacts {
  return {
    ...page,
    search,
    answered: <T>({ queryKey }: TypedQuery<T>) => queryClient.getQueryData<T>(queryKey),
    words: wordsIn(words),
    absolute: (path) => (path.startsWith('/') ? `${siteUrl}${path}` : path),
  }
}

/** Reads translated texts outside of React. */
export function wordsIn(words: Words): PageFacts['words'] {
  return (key, values = {}) => wordsAt(words, key)?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

function wordsAt(words: Words, key: string): string | undefined {
  let found: unknown = words
  for (const part of key.split(/[:.]/)) {
    found = typeof found === 'object' && found !== null ? (found as Words)[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}
