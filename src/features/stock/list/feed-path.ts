import type { CarlineCode } from '@/domain/carline'
import { NO_SEARCH, readSearch, type SearchQuery, type StockSearch, writeSearch } from '@/domain/stock-search'
import type { Audience } from '@/routing/build-path'

export const FEED_FORMATS = ['rss', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** What narrows the list is what a feed follows: no order, no page, no look. */
export function feedSearch(
  { facets, ranges, promotion, near, terms }: StockSearch,
  carline?: CarlineCode,
): StockSearch {
  return {
    ...NO_SEARCH,
    facets: carline ? { ...facets, carline: [carline] } : facets,
    ranges,
    promotion,
    near,
    terms: ranges.monthly && terms,
  }
}

/** The one address of the feed of a search. */
export function feedPath(search: StockSearch, { language, salesType }: Audience, format: FeedFormat): string {
  const query = new URLSearchParams({ format, lang: language, sales_type: salesType })
  for (const [name, value] of Object.entries(writeSearch(feedSearch(search)))) {
    const text = [value ?? []].flat().join(',')
    if (text !== '') query.append(name, text)
  }
  return `/api/stock-feed?${query}`
}

/** Read back: names that are no filter's are not a filter that nobody knows. */
export function readFeedSearch({ format: _, lang: _lang, sales_type: _type, ...query }: SearchQuery): StockSearch {
  return feedSearch(readSearch(query))
}
