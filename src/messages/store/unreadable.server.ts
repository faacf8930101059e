import type { Unreadable } from '../message.server'
import { readRows } from './database.server'
import { isPrefix, PREFIX_LENGTH } from './sealing.server'
import type { StoreParts } from './store-parts.server'

/** The problem of a delivery whose message cannot be opened. */
export const CANNOT_BE_OPENED: Readonly<Record<Unreadable, string>> = {
  'other-key': 'cannot be opened: sealed with another MESSAGES_KEY',
  damaged: 'cannot be opened: damaged',
}

/** So many of the newest messages tell whose store it is: one of them may be damaged. */
const NEWEST = 20

export const countingUnreadable = ({ db, sealing: { prefixes } }: Pick<StoreParts, 'db' | 'sealing'>) => ({
  /** Messages that none of the keys has sealed, and those that turned out to be damaged when they were to be handed on. */
  countUnreadable: async (): Promise<number> => {
    const prefix = `substr(sealed, 1, ${PREFIX_LENGTH})`
    const among = prefixes.map((_, place) => `$${place + 1}`).join(', ')
    const counts = await db.batch([
      { sql: `SELECT count(*) AS count FROM messages WHERE ${prefix} NOT IN (${among})`, values: prefixes },
      {
        sql: `SELECT count(DISTINCT message_id) AS count FROM outbox JOIN messages ON messages.id = message_id
          WHERE outbox.state = 'dead' AND problem = '${CANNOT_BE_OPENED.damaged}' AND (sealed IS NULL OR ${prefix} IN (${among}))`,
        values: prefixes,
      },
    ])
    return counts.reduce((sum, [row]) => sum + Number(row?.count ?? 0), 0)
  },

  /** Whether the newest messages are all sealed with other keys than these: then this is another store, or another key. */
  isOfOtherKey: async (): Promise<boolean> => {
    const sql = `SELECT substr(sealed, 1, ${PREFIX_LENGTH}) AS prefix FROM messages WHERE sealed IS NOT NULL
      ORDER BY created_at DESC LIMIT ${NEWEST}`
    const found = (await readRows(db, sql)).map(({ prefix }) => String(prefix)).filter(isPrefix)
    return found.length > 0 && !found.some((prefix) => prefixes.includes(prefix))
  },
})
