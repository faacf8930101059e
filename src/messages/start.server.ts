import '@/data/server-transport.server'
import { env } from '@/config/env.server'
import type { SearchMail } from './handing-on/mail.server'
import { siteSenders } from './handing-on/site-senders.server'
import { startWorker } from './handing-on/worker.server'
import { checkSettings, type Messages, siteMessages } from './messages.server'
import { handingOnTrouble } from './report.server'
import { assertMailServer } from './settings.server'

/** What whoever follows a search is sent, which knows cars and their words (door/messages). */
export interface FollowedSearches {
  readonly watch: (messages: Messages) => Promise<boolean>
  readonly compose: SearchMail
}

/** Messages of visitors are handed on by each process of the site. A store that cannot be opened is tried again and again. */
export function startHandingOn({ watch, compose }: FollowedSearches): void {
  checkSettings()
  assertMailServer(env)
  const stop = startWorker({
    open: siteMessages,
    senders: siteSenders(compose),
    watchSearch: env.SEARCH_MAILS === 'on' ? watch : undefined,
    trouble: handingOnTrouble,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
