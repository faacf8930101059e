import { readRows } from './database.server'
import { PREFIX_LENGTH } from './sealing.server'
import type { StoreParts } from './store-parts.server'

/** What a store and a copy of it have in common, if nothing was lost on the way. */
export interface StoreFacts {
  readonly messages: number
  readonly deliveries: number
  /** Messages by the id of the key that sealed them. */
  readonly keys: Readonly<Record<string, number>>
}

/** Messages of one kind, and until when they are kept. Moments are ISO days. */
export interface Kept {
  readonly kind: string
  readonly state: string
  readonly messages: number
  readonly oldest: string
  /** When the first of them goes. */
  readonly next: string
  /** Those that should be gone by now. */
  readonly overdue: number
}

const toDay = (moment: unknown) => new Date(Number(moment)).toISOString().slice(0, 10)

export const countingStore = ({ db, now }: Pick<StoreParts, 'db' | 'now'>) => ({
  facts: async (): Promise<StoreFacts> => {
    const [[messages], [deliveries], keys = []] = (await db.batch([
      { sql: 'SELECT count(*) AS count FROM messages' },
      { sql: 'SELECT count(*) AS count FROM outbox' },
      {
        sql: `SELECT substr(sealed, 1, ${PREFIX_LENGTH - 1}) AS key, count(*) AS count FROM messages
          WHERE sealed IS NOT NULL GROUP BY 1 ORDER BY 1`,
      },
    ])) as [[{ count: number }], [{ count: number }], { key: string; count: number }[]]
    return {
      messages: Number(messages.count),
      deliveries: Number(deliveries.count),
      keys: Object.fromEntries(keys.map(({ key, count }) => [key, Number(count)])),
    }
  },

  /** How long what there is will stay: for whoever has to show that nothing stays longer than it may. */
  retention: async (): Promise<readonly Kept[]> => {
    const sql = `SELECT kind, state, count(*) AS count, min(created_at) AS oldest, min(delete_at) AS next,
      sum(CASE WHEN delete_at <= $1 THEN 1 ELSE 0 END) AS overdue FROM messages GROUP BY kind, state ORDER BY kind, state`
    return (await readRows(db, sql, now())).map(({ kind, state, count, oldest, next, overdue }) => ({
      kind: String(kind),
      state: String(state),
      messages: Number(count),
      oldest: toDay(oldest),
      next: toDay(next),
      overdue: Number(overdue),
    }))
  },
})
