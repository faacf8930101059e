import type { Article } from '@/content/types'

export interface ArticleViewProps {
  readonly article: Article
}
