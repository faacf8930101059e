import type { Message } from '../message.server'
import { SHORT_MS } from '../retention.server'
import { toHandOn } from './hand-on.server'
import { reading } from './read-messages.server'
import type { StoreParts } from './store-parts.server'

export const withdrawing = (parts: StoreParts) => ({
  /** Takes a message back, on the wish of who sent it. Doing it twice is the same. */
  withdraw: async (id: string): Promise<Message | undefined> => {
    const { db, now } = parts
    await db.batch([
      ...toHandOn(parts, id, 'withdrawn', "state IN ('open', 'held')"),
      {
        sql: "UPDATE messages SET state = 'withdrawn', changed_at = $2, delete_at = $3 WHERE id = $1 AND state IN ('open', 'held')",
        values: [id, now(), now() + SHORT_MS],
      },
      // A message that still waited for its code was handed on to nobody, so nobody is told that it was withdrawn.
      { sql: "DELETE FROM outbox WHERE message_id = $1 AND state = 'held'", values: [id] },
    ])
    return reading(parts).find('id', id)
  },
})
