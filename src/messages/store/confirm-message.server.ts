import type { MessageKind } from '@/domain/message-kind'
import { deleteAt } from '../retention.server'
import { readRows } from './database.server'
import type { StoreParts } from './store-parts.server'

export const confirming = ({ db, now }: Pick<StoreParts, 'db' | 'now'>) => ({
  /** What was held is handed on: the address is confirmed. */
  release: async (id: string, kind: MessageKind): Promise<void> => {
    await db.batch([
      {
        sql: "UPDATE outbox SET state = 'waiting', next_at = $2 WHERE message_id = $1 AND state = 'held'",
        values: [id, now()],
      },
      {
        sql: "UPDATE messages SET state = 'open', delete_at = $2 WHERE id = $1 AND state = 'held'",
        values: [id, deleteAt(kind, now())],
      },
      { sql: 'DELETE FROM codes WHERE message_id = $1', values: [id] },
    ])
  },

  /** @param digests of the code that was typed, by each key @param most guesses; after them the code has ended */
  tryCode: async (id: string, digests: readonly string[], most: number): Promise<'confirmed' | 'wrong' | 'ended'> => {
    const sql =
      'UPDATE codes SET tries = tries + 1 WHERE message_id = $1 AND ends_at > $2 AND tries < $3 RETURNING digest'
    const [row] = await readRows(db, sql, id, now(), most)
    if (!row) return 'ended'
    return digests.includes(String(row.digest)) ? 'confirmed' : 'wrong'
  },

  /** The code that releases a message; a new one takes the place of the old. */
  setCode: async (id: string, digest: string, lasts: number): Promise<void> => {
    await db.batch([
      { sql: 'DELETE FROM codes WHERE message_id = $1', values: [id] },
      {
        sql: 'INSERT INTO codes (message_id, digest, tries, ends_at) VALUES ($1, $2, 0, $3)',
        values: [id, digest, now() + lasts],
      },
    ])
  },
})
