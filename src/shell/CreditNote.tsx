import { Island, islandContent } from '@/components/Island'
import type { Disclaimer } from './FinancialDisclaimer'

const content = islandContent(
  typeof window === 'undefined'
    ? (require('./CreditNote.Content') as typeof import('./CreditNote.Content')).CreditNoteContent
    : undefined,
  () => import('./CreditNote.Content').then(({ CreditNoteContent }) => CreditNoteContent),
)

/** Words that nothing happens to: the server's HTML is all there is to them. */
export function CreditNote({ disclaimer }: { disclaimer: Disclaimer }) {
  return <Island content={content} props={{ disclaimer }} />
}
