import { randomUUID } from 'node:crypto'
import { currentTraceparent } from '@/data/spans.server'
import { SAVED_SEARCH } from '@/domain/message-kind'
import type { MessageEvent } from '../message.server'
import type { Statement } from './database.server'
import type { StoreParts } from './store-parts.server'

/** Rows of the outbox for an event, if the condition on its message holds. A saved search is sent to nobody. */
export function addToOutbox(
  { now, targets }: Pick<StoreParts, 'now' | 'targets'>,
  id: string,
  event: MessageEvent,
  condition: string,
): Statement[] {
  return targets.map((target) => ({
    sql: `INSERT INTO outbox (id, message_id, person, target, event, state, attempts, next_at, leased_until, created_at, trace)
      SELECT $1, id, coalesce(person_email, person_phone, id), $2, $3,
        CASE WHEN state = 'held' THEN 'held' ELSE 'waiting' END, 0, $4, 0, $4, $6
      FROM messages WHERE id = $5 AND ${condition} AND (kind <> '${SAVED_SEARCH}' OR $2 = 'code-mail')`,
    values: [randomUUID(), target, event, now(), id, currentTraceparent() ?? null],
  }))
}

/** A held message is not handed on yet: only the mail with its code is sent, to the new address when that has changed. */
export function codeFor({ now }: Pick<StoreParts, 'now'>, id: string): Statement[] {
  return [
    { sql: "DELETE FROM outbox WHERE message_id = $1 AND target = 'code-mail'", values: [id] },
    ...addToOutbox({ now, targets: ['code-mail'] }, id, 'created', "state = 'held'"),
    { sql: "UPDATE outbox SET state = 'waiting' WHERE message_id = $1 AND target = 'code-mail'", values: [id] },
  ]
}

/** What waits of a message goes with its person, and not before the address of a held one is confirmed. */
export function holdInOutbox(id: string): Statement[] {
  return [
    {
      sql: `UPDATE outbox SET person = (SELECT coalesce(person_email, person_phone, id) FROM messages WHERE id = $1)
        WHERE message_id = $1 AND state IN ('waiting', 'held')`,
      values: [id],
    },
    {
      sql: `UPDATE outbox SET state = 'held' WHERE message_id = $1 AND state = 'waiting' AND target <> 'code-mail'
        AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND state = 'held')`,
      values: [id],
    },
  ]
}
