import { SHORT_MS } from '../retention.server'
import { addToOutbox } from './add-to-outbox.server'
import { oldAccesses } from './audit-log.server'
import { FORGET_WORDS } from './digest.server'
import { oldMailings } from './mail-limit.server'
import { reading } from './read-messages.server'
import { endedSearches } from './saved-searches.server'
import type { StoreParts } from './store-parts.server'

export const erasing = (parts: StoreParts) => ({
  /**
   * Takes away everything of one person. What was not handed on yet is not handed on; whoever has it already is told, by
   * the webhook, that it has to go there too.
   */
  erase: async (personal: string): Promise<readonly string[]> => {
    const { db, now } = parts
    const webhook = { now, targets: parts.targets.filter((target) => target === 'webhook') }
    const messages = await reading(parts).ofPerson(personal)
    const at = now()
    await db.batch(
      messages.flatMap(({ id }) => [
        { sql: "DELETE FROM outbox WHERE message_id = $1 AND state <> 'done'", values: [id] },
        {
          sql: `UPDATE messages SET state = 'erased', sealed = NULL, digest = '', ${FORGET_WORDS}, changed_at = $2,
            delete_at = $3 WHERE id = $1`,
          values: [id, at, at + SHORT_MS],
        },
        ...addToOutbox(webhook, id, 'erased', 'TRUE'),
        { sql: 'UPDATE messages SET person_email = NULL, person_phone = NULL WHERE id = $1', values: [id] },
      ]),
    )
    return messages.map(({ number }) => number)
  },

  /** Deletes what was kept for as long as it may be. */
  deleteOld: async (): Promise<number> => {
    const now = parts.now()
    const [deleted] = await parts.db.batch([
      { sql: 'DELETE FROM messages WHERE delete_at <= $1 RETURNING id', values: [now] },
      endedSearches,
      oldMailings(now),
      oldAccesses(now),
    ])
    return deleted?.length ?? 0
  },
})
