import { serverHtml } from '@/components/lazy/server-html'
import type { Disclaimer } from './FinancialDisclaimer'

/** Words that nothing happens to: the server's HTML is all there is to them. */
export const CreditNote = serverHtml<{ disclaimer: Disclaimer }>(() =>
  import('./CreditNote.Content').then((module) => module.CreditNoteContent),
)
