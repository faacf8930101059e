import { serverHtml } from '@/late/server-html'
import type { Disclaimer } from './FinancialDisclaimer'

export const RentNote = serverHtml<{ disclaimer: Disclaimer }>(() =>
  import('./RentNote.Content.late').then((module) => module.RentNoteContent),
)
