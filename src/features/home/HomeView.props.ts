import type { ArticleSummary, PageContent } from '@/content/types'

export interface HomeViewProps {
  readonly page: PageContent
  /** The latest articles, the newest first. */
  readonly news: readonly ArticleSummary[]
}
