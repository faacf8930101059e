import type { PageContent } from '@/content/types'
import type { CarlineCode } from '@/domain/carline'

export interface StockListViewProps {
  readonly params: { readonly modelName?: CarlineCode }
  /** An editor's words, where the page has some. */
  readonly page?: PageContent
}
