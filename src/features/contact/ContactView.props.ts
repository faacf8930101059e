import type { ContactDetails, Dealer, PageContent } from '@/content/types'

export interface ContactViewProps {
  readonly page: PageContent
  readonly contact: ContactDetails
  readonly dealers: readonly Dealer[]
}
