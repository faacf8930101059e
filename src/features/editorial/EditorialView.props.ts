import type { PageContent } from '@/content/types'

export interface EditorialViewProps {
  readonly page: PageContent
}
