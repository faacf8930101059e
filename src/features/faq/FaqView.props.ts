import type { FaqGroup, PageContent } from '@/content/types'

export interface FaqViewProps {
  readonly page: PageContent
  readonly groups: readonly FaqGroup[]
}
