import type { Target } from '../message.server'
import { confirming } from './confirm-message.server'
import type { Database } from './database.server'
import { erasing } from './erase-messages.server'
import { keeping } from './keep-message.server'
import { reading } from './read-messages.server'
import { rekey } from './rekey.server'
import type { Sealing } from './sealing.server'
import { withdrawing } from './withdraw-message.server'

export interface StoreParts {
  readonly db: Database
  readonly sealing: Sealing
  /** Where events are handed on; none where the site only stores. */
  readonly targets: readonly Target[]
  readonly now: () => number
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Messages and what is still to be handed on of them, always in one commit. */
export function createMessageStore(options: Omit<StoreParts, 'now'> & Partial<Pick<StoreParts, 'now'>>) {
  const parts = { now: Date.now, ...options }
  return {
    ...reading(parts),
    ...keeping(parts),
    ...confirming(parts),
    ...withdrawing(parts),
    ...erasing(parts),
    rekey: () => rekey(parts.db, parts.sealing),
  }
}
