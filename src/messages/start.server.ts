import '@/data/server-transport.server'
import { env } from '@/config/env.server'
import { registerShutdown } from '@/config/shutdown'
import type { SavedSearchMail } from './delivery/mail.server'
import { siteSenders } from './delivery/site-senders.server'
import { startWorker } from './delivery/worker.server'
import { checkSettings, type Messages, siteMessages } from './messages.server'
import { handingOnTrouble } from './report.server'
import { assertMailServer } from './settings.server'

/** What whoever follows a search is sent, which knows cars and their words (door/messages). */
export interface SavedSearches {
  readonly watch: (messages: Messages) => Promise<boolean>
  readonly compose: SavedSearchMail
}

/** Messages of visitors are handed on by each process of the site. A store that cannot be opened is tried again and again. */
export function startDelivery({ watch, compose }: SavedSearches): void {
  checkSettings()
  assertMailServer(env)
  // What a receiver has taken and nobody has noted would be sent a second time, a code with another one.
  registerShutdown(
    startWorker({
      open: siteMessages,
      senders: siteSenders(compose),
      checkSavedSearch: env.SEARCH_MAILS === 'on' ? watch : undefined,
      trouble: handingOnTrouble,
    }),
  )
}
