import type { NewsPage, PageContent } from '@/content/types'

export interface NewsListViewProps {
  readonly page: PageContent
  readonly list: NewsPage
}
