import { auditing } from './audit-log.server'
import { confirming } from './confirm-message.server'
import { countingStore } from './count-store.server'
import { erasing } from './erase-messages.server'
import { findingDuplicates } from './find-duplicate.server'
import { keeping } from './keep-message.server'
import { limitingMails } from './mail-limit.server'
import { reading } from './read-messages.server'
import { rekey } from './rekey.server'
import { following } from './saved-searches.server'
import type { StoreParts } from './store-parts.server'
import { countingUnreadable } from './unreadable.server'
import { withdrawing } from './withdraw-message.server'

export type MessageStore = ReturnType<typeof createMessageStore>

/** Messages and what is still to be handed on of them, always in one commit. */
export function createMessageStore(options: Omit<StoreParts, 'now'> & Partial<Pick<StoreParts, 'now'>>) {
  const parts = { now: Date.now, ...options }
  return {
    ...reading(parts),
    ...keeping(parts),
    ...findingDuplicates(parts),
    ...confirming(parts),
    ...withdrawing(parts),
    ...erasing(parts),
    ...limitingMails(parts),
    ...countingUnreadable(parts),
    ...countingStore(parts),
    ...auditing(parts),
    ...following(parts),
    rekey: () => rekey(parts.db, parts.sealing),
  }
}
