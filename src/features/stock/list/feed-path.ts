import { followedSearch, readSearch, type SearchQuery, type StockSearch, searchParams } from '@/domain/stock-search'
import type { Audience } from '@/routing/build-path'

export const FEED_FORMATS = ['rss', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The one address of the feed of a search. */
export function feedPath(search: StockSearch, { language, salesType }: Audience, format: FeedFormat): string {
  const query = new URLSearchParams([
    ...Object.entries({ format, lang: language, sales_type: salesType }),
    ...searchParams(followedSearch(search)),
  ])
  return `/api/stock-feed?${query}`
}

/** Read back: names that are no filter's are not a filter that nobody knows. */
export function readFeedSearch({ format: _, lang: _lang, sales_type: _type, ...query }: SearchQuery): StockSearch {
  return followedSearch(readSearch(query))
}
