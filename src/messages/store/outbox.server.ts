import type { MessageEvent, Target } from '../message.server'
import { type Database, type Row, readRows } from './database.server'

/** Something to hand on: one event of one message to one target. */
export interface Delivery {
  /** The receiver knows by it that something came twice. */
  readonly id: string
  readonly message_id: string
  readonly target: Target
  readonly event: MessageEvent
  /** This one included. */
  readonly attempts: number
  /** That of the request which brought it. */
  readonly trace: string | undefined
}

/** Deliveries to one target that did not arrive for one reason. */
export interface OutboxTrouble {
  readonly state: 'waiting' | 'dead'
  readonly target: Target
  readonly problem: string
  readonly deliveries: number
  /** Of the message whose delivery came first. */
  readonly number: string
}

export interface OutboxCounts {
  readonly waiting: number
  readonly dead: number
  /** Milliseconds since 1970 of what has waited longest; undefined when nothing waits. */
  readonly oldest: number | undefined
  /** The oldest first. */
  readonly troubles: readonly OutboxTrouble[]
}

/** Milliseconds. Whoever has taken a delivery has this long; then another process may take it. */
export const LEASE_MS = 60_000
/** Milliseconds. By so much the clocks of two machines may differ; a lease that ends later than that was given by a wrong one. */
export const CLOCK_SKEW_MS = 60_000
/** Milliseconds. No delivery ever waits longer: what seems to, was written by a clock that was wrong. */
export const LONGEST_WAIT_MS = 3_600_000

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(db: Database, now: () => number = Date.now) {
  return {
    /**
     * Takes deliveries to a target that are due, for this process alone. What is for one person goes there in its order: a later
     * event waits for the one before it, until that one is done or dead.
     */
    take: async (target: Target, limit: number): Promise<readonly Delivery[]> => {
      const at = now()
      const rows = await readRows(
        db,
        // +place: along the key SQLite would read all that was ever handed on, each second.
        `UPDATE outbox SET leased_until = $1, attempts = attempts + 1 WHERE place IN (
          SELECT place FROM outbox one WHERE state = 'waiting' AND target = $6
            AND (next_at <= $2 OR next_at > $3) AND (leased_until <= $2 OR leased_until > $5)
            AND NOT EXISTS (SELECT 1 FROM outbox before WHERE before.person = one.person AND before.target = one.target
              AND before.state = 'waiting' AND before.place < one.place)
          ORDER BY +place LIMIT $4 ${db.lockRows})
          RETURNING place, id, message_id, target, event, attempts, trace`,
        at + LEASE_MS,
        at,
        at + LONGEST_WAIT_MS,
        limit,
        at + LEASE_MS + CLOCK_SKEW_MS,
        target,
      )
      return [...rows].sort((a, b) => Number(a.place) - Number(b.place)).map(toDelivery)
    },

    /** @param note why nothing was sent */
    done: (id: string, note: string | null = null) =>
      readRows(
        db,
        "UPDATE outbox SET state = 'done', done_at = $2, problem = $3 WHERE id = $1 AND state = 'waiting'",
        id,
        now(),
        note,
      ),

    /** Waits for the code of its message, if that still has none. */
    hold: (id: string) =>
      readRows(
        db,
        `UPDATE outbox SET state = 'held', leased_until = 0 WHERE id = $1 AND state = 'waiting'
          AND EXISTS (SELECT 1 FROM messages WHERE messages.id = outbox.message_id AND messages.state = 'held')`,
        id,
      ),

    /** @param problem a word for the list, without anything of the message */
    tryAgain: (id: string, delay: number, problem: string) =>
      readRows(
        db,
        "UPDATE outbox SET next_at = $2, leased_until = 0, problem = $3 WHERE id = $1 AND state = 'waiting'",
        id,
        now() + delay,
        problem.slice(0, 200),
      ),

    giveUp: (id: string, problem: string) =>
      readRows(db, "UPDATE outbox SET state = 'dead', problem = $2 WHERE id = $1", id, problem.slice(0, 200)),

    /** All that waits of a message. @returns whether that was anything */
    giveUpAll: async (messageId: string, problem: string): Promise<boolean> => {
      const sql =
        "UPDATE outbox SET state = 'dead', problem = $2 WHERE message_id = $1 AND state = 'waiting' RETURNING id"
      return (await readRows(db, sql, messageId, problem)).length > 0
    },

    /** Lets dead deliveries be tried again from the beginning: all, or those of one message. */
    revive: async (messageId = ''): Promise<number> => {
      const sql = `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = $1, leased_until = 0
        WHERE state = 'dead' AND ($2 = '' OR message_id = $2) RETURNING id`
      return (await readRows(db, sql, now(), messageId)).length
    },

    listDeliveries: (messageId: string) =>
      readRows(
        db,
        'SELECT id, target, event, state, attempts, next_at, done_at, problem FROM outbox WHERE message_id = $1 ORDER BY place',
        messageId,
      ),

    counts: async (): Promise<OutboxCounts> => {
      const rows = await readRows(
        db,
        `SELECT alike.*, number FROM (
          SELECT state, target, problem, count(*) AS deliveries, min(created_at) AS oldest, min(place) AS first
          FROM outbox WHERE state IN ('waiting', 'dead') GROUP BY state, target, problem) alike
          JOIN outbox ON place = first JOIN messages ON messages.id = message_id ORDER BY first`,
      )
      const of = (state: string) => rows.filter((row) => row.state === state)
      const count = (alike: readonly Row[]) => alike.reduce((sum, { deliveries }) => sum + Number(deliveries), 0)
      const waiting = of('waiting')
      return {
        waiting: count(waiting),
        dead: count(of('dead')),
        oldest: waiting.length > 0 ? Math.min(...waiting.map(({ oldest }) => Number(oldest))) : undefined,
        troubles: rows.filter(({ problem }) => problem !== null).map(toTrouble),
      }
    },

    /** Puts dead deliveries aside for good: all, or those of one message. */
    drop: async (messageId = ''): Promise<number> => {
      const sql = `UPDATE outbox SET state = 'done', done_at = $1
        WHERE state = 'dead' AND ($2 = '' OR message_id = $2) RETURNING id`
      return (await readRows(db, sql, now(), messageId)).length
    },

    dead: () =>
      readRows(
        db,
        `SELECT messages.number, messages.kind, outbox.target, outbox.event, outbox.attempts, outbox.problem,
          outbox.created_at FROM outbox JOIN messages ON messages.id = outbox.message_id
          WHERE outbox.state = 'dead' ORDER BY outbox.place`,
      ),
  }
}

function toDelivery(row: Row): Delivery {
  return {
    id: String(row.id),
    message_id: String(row.message_id),
    target: row.target as Target,
    event: row.event as MessageEvent,
    attempts: Number(row.attempts),
    trace: row.trace ? String(row.trace) : undefined,
  }
}

function toTrouble({ state, target, problem, deliveries, number }: Row): OutboxTrouble {
  return {
    state: state as OutboxTrouble['state'],
    target: target as Target,
    problem: String(problem),
    deliveries: Number(deliveries),
    number: String(number),
  }
}
