import '@/data/server-transport.server'
import { siteSenders } from './handing-on/site-senders.server'
import { startWorker } from './handing-on/worker.server'
import { checkSettings, siteMessages } from './messages.server'
import { handingOnTrouble } from './report.server'

/** Messages of visitors are handed on by each process of the site. A store that cannot be opened is tried again and again. */
export function startHandingOn(): void {
  checkSettings()
  const stop = startWorker({ open: siteMessages, senders: siteSenders(), trouble: handingOnTrouble })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
