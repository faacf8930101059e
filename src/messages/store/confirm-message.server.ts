import type { Message } from '../message.server'
import { deleteAt } from '../retention.server'
import { readRows } from './database.server'
import type { StoreParts } from './store-parts.server'

export const confirming = ({ db, now }: Pick<StoreParts, 'db' | 'now'>) => ({
  /** What was held is handed on: the address is confirmed, unless it was changed since the message was read. */
  release: async ({ id, kind, revision }: Pick<Message, 'id' | 'kind' | 'revision'>): Promise<void> => {
    const held = "state = 'held' AND revision = $2"
    await db.batch([
      {
        sql: `UPDATE outbox SET state = 'waiting', next_at = $3 WHERE message_id = $1 AND state = 'held'
          AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND ${held})`,
        values: [id, revision, now()],
      },
      {
        sql: `DELETE FROM codes WHERE message_id = $1 AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND ${held})`,
        values: [id, revision],
      },
      {
        sql: `UPDATE messages SET state = 'open', confirmed = 1, delete_at = $3 WHERE id = $1 AND ${held}`,
        values: [id, revision, deleteAt(kind, now())],
      },
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
