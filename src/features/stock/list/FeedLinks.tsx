import Head from 'next/head'
import type { CarlineCode } from '@/domain/carline'
import { followedSearch, type StockSearch } from '@/domain/stock-search'
import { useAudience } from '@/routing/CurrentRoute'
import { feedPath } from './feed-path'

/** The feed of the page's search, for programs that look for one; the other form of it is a link of the page (FollowSearch). */
export function FeedLinks({ search, carline }: { search: StockSearch; carline: CarlineCode | undefined }) {
  const audience = useAudience()
  return (
    <Head>
      <link
        key="rss"
        rel="alternate"
        type="application/rss+xml"
        href={feedPath(followedSearch(search, carline), audience, 'rss')}
      />
    </Head>
  )
}
