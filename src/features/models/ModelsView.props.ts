import type { PageContent } from '@/content/types'

export interface ModelsViewProps {
  /** The opening words, where editors wrote some. */
  readonly page?: Pick<PageContent, 'title' | 'headTitle' | 'description' | 'lead'>
}
