import { serverHtml } from '@/late/server-html'
import type { Disclaimer } from './FinancialDisclaimer'

/** Text without interaction: it stays the server's HTML. */
export const RentNote = serverHtml<{ disclaimer: Disclaimer }>(() =>
  import('./RentNote.Content.late').then((module) => module.RentNoteContent),
)
