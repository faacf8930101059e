import { serverHtml } from '@/late/server-html'
import type { Disclaimer } from './FinancialDisclaimer'

/** Text without interaction: it stays the server's HTML. */
export const CreditNote = serverHtml<{ disclaimer: Disclaimer }>(() =>
  import('./CreditNote.Content.late').then((module) => module.CreditNoteContent),
)
