import { randomUUID } from 'node:crypto'
import { currentTraceparent } from '@/data/spans.server'
import { SAVED_SEARCH } from '@/domain/message-kind'
import { type Row, readRows } from './database.server'
import { CLOCK_SKEW_MS, LEASE_MS } from './outbox.server'
import type { StoreParts } from './store-parts.server'

/** Milliseconds. No search ever waits longer: what seems to, was written by a clock that was wrong. */
export const LONGEST_SEARCH_WAIT_MS = 24 * 3_600_000

/** A saved search that is run now, for this process alone. */
export interface DueSearch {
  readonly message_id: string
  /** Of the message: another one asks for another search. */
  readonly revision: number
  /** Its cars at the last mail, as `record` was given them; undefined the first time. */
  readonly seen: string | undefined
  /** Till when it is this process's own: whoever comes too late with what it has found, changes nothing. */
  readonly lease: number
}

interface Looked {
  readonly due: DueSearch
  readonly seen: string
  /** The content of the mail; undefined where nothing is new. */
  readonly news: string | undefined
  /** Milliseconds until it is run again. */
  readonly again: number
}

const isOpen = (id: string) =>
  `EXISTS (SELECT 1 FROM messages WHERE messages.id = ${id} AND kind = '${SAVED_SEARCH}' AND state = 'open')`

/** Saved searches: the cars of each at its last mail. No personal data is in it. */
export const following = ({ db, now }: Pick<StoreParts, 'db' | 'now'>) => ({
  /** Takes the search that has waited longest. One with a mail in the outbox waits until that is sent, so no change is mailed twice. */
  takeSearch: async (): Promise<DueSearch | undefined> => {
    const at = now()
    const [, taken] = await db.batch([
      {
        sql: `INSERT INTO searches (message_id, revision, next_at, leased_until)
          SELECT id, revision, 0, 0 FROM messages WHERE kind = '${SAVED_SEARCH}' AND state = 'open' ON CONFLICT DO NOTHING`,
      },
      {
        sql: `UPDATE searches SET leased_until = $1 WHERE message_id IN (
            SELECT message_id FROM searches one WHERE (next_at <= $2 OR next_at > $4) AND (leased_until <= $2 OR leased_until > $3)
              AND ${isOpen('one.message_id')}
              AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.message_id = one.message_id AND target = 'search-mail'
                AND outbox.state = 'waiting')
            ORDER BY next_at LIMIT 1 ${db.lockRows})
          RETURNING message_id, leased_until, seen, (SELECT revision FROM messages WHERE messages.id = searches.message_id) AS now_revision,
            revision`,
        values: [at + LEASE_MS, at, at + LEASE_MS + CLOCK_SKEW_MS, at + LONGEST_SEARCH_WAIT_MS + CLOCK_SKEW_MS],
      },
    ])
    return taken?.[0] && toDueSearch(taken[0])
  },

  /** Stores the cars of a search and queues the mail with what is new: both or neither, and only while it is followed. */
  record: async ({ due: { message_id, revision, lease }, seen, news, again }: Looked): Promise<void> => {
    const at = now()
    const delivery = news === undefined ? null : randomUUID()
    await db.batch([
      {
        sql: `UPDATE searches SET seen = $2, revision = $3, news = coalesce($4, news), delivery = coalesce($5, delivery),
            next_at = $6, leased_until = 0
          WHERE message_id = $1 AND leased_until = $7
            AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND state = 'open' AND revision = $3)`,
        values: [message_id, seen, revision, news ?? null, delivery, at + again, lease],
      },
      ...(delivery === null
        ? []
        : [
            {
              sql: `INSERT INTO outbox (id, message_id, person, target, event, state, attempts, next_at, leased_until, created_at, trace)
                SELECT $1, id, coalesce(person_email, id), 'search-mail', 'news', 'waiting', 0, $2, 0, $2, $3 FROM messages
                WHERE id = $4 AND EXISTS (SELECT 1 FROM searches WHERE message_id = $4 AND delivery = $1)`,
              values: [delivery, at, currentTraceparent() ?? null, message_id],
            },
          ]),
    ])
  },

  /** One that could not be run: it is tried again later. */
  putOff: ({ message_id, lease }: DueSearch, delay: number) =>
    readRows(
      db,
      'UPDATE searches SET next_at = $2, leased_until = 0 WHERE message_id = $1 AND leased_until = $3',
      message_id,
      now() + delay,
      lease,
    ),

  /** The content of a mail, as `record` was given it. */
  newsOf: async (delivery: string): Promise<string | undefined> => {
    const [row] = await readRows(db, 'SELECT news FROM searches WHERE delivery = $1', delivery)
    return row?.news ? String(row.news) : undefined
  },

  countSearches: async (): Promise<number> => {
    const sql = `SELECT count(*) AS count FROM messages WHERE kind = '${SAVED_SEARCH}' AND state = 'open'`
    return Number((await readRows(db, sql))[0]?.count ?? 0)
  },
})

function toDueSearch({ message_id, leased_until, seen, revision, now_revision }: Row): DueSearch {
  const isSame = Number(revision) === Number(now_revision)
  return {
    message_id: String(message_id),
    revision: Number(now_revision),
    seen: isSame && seen !== null ? String(seen) : undefined,
    lease: Number(leased_until),
  }
}

/** What was followed and no longer is. */
export const endedSearches = { sql: `DELETE FROM searches WHERE NOT ${isOpen('searches.message_id')}` }
