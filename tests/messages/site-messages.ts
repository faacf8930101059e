import { processSingleton } from '@/config/process-singleton'
import type { Messages } from '@/messages/messages.server'

const shared = processSingleton<{ messages?: Promise<Messages> | undefined }>('messages', () => ({}))

/** What the pages of this process find as its messages; undefined: a store that cannot be opened. */
export function siteMessagesAre(messages: Messages | undefined): void {
  shared.messages = messages ? Promise.resolve(messages) : Promise.reject(new Error('the disk is full'))
  // Somebody may never ask.
  shared.messages.catch(() => {})
}

/** As before a test: the next one who asks opens the store of the environment. */
export function siteMessagesAreNobodys(): void {
  shared.messages = undefined
}
