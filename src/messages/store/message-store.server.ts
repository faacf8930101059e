import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@/domain/language'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'
import type { Message, MessageContent, MessageEvent, MessageState, Target } from '../message.server'
import { deleteAt, SHORT_MS } from '../retention.server'
import type { Database, Row, Statement } from './database.server'
import { indexPerson } from './person.server'
import { type Rekeyed, rekey } from './rekey.server'
import type { Sealing } from './sealing.server'

export interface NewMessage {
  /** The same key is the same message. */
  readonly key: string
  readonly kind: MessageKind
  readonly language: Language
  readonly sales_type: SalesType
  readonly content: MessageContent
  /** Waits until its e-mail address is confirmed. */
  readonly isHeld?: boolean
}

/** `same`: it was there already, word for word. */
export interface Kept {
  readonly message: Message
  readonly outcome: 'created' | 'changed' | 'same' | 'closed'
}

interface StoreOptions {
  readonly db: Database
  readonly sealing: Sealing
  /** Where events are handed on; none where the site only stores. */
  readonly targets: readonly Target[]
  readonly now?: () => number
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Messages and what is still to be handed on of them, always in one commit. */
export function createMessageStore({ db, sealing, targets, now = Date.now }: StoreOptions) {
  /** Rows of the outbox for an event, if the condition on its message holds. */
  function toHandOn(id: string, event: MessageEvent, condition: string, to = targets): Statement[] {
    return to.map((target) => ({
      sql: `INSERT INTO outbox (id, message_id, person, target, event, state, attempts, next_at, leased_until, created_at)
        SELECT $1, id, coalesce(person_email, person_phone, id), $2, $3,
          CASE WHEN state = 'held' THEN 'held' ELSE 'waiting' END, 0, $4, 0, $4
        FROM messages WHERE id = $5 AND ${condition}`,
      values: [randomUUID(), target, event, now(), id],
    }))
  }

  /** A held message is not handed on yet: only the mail with its code is sent, to the new address when that has changed. */
  function codeFor(id: string): Statement[] {
    return [
      { sql: "DELETE FROM outbox WHERE message_id = $1 AND target = 'code-mail'", values: [id] },
      ...toHandOn(id, 'created', "state = 'held'", ['code-mail']),
      { sql: "UPDATE outbox SET state = 'waiting' WHERE message_id = $1 AND target = 'code-mail'", values: [id] },
    ]
  }

  const read = (row: Row | undefined): Message | undefined => row && toMessage(row, sealing)

  async function find(column: 'id' | 'number' | 'key', value: string): Promise<Message | undefined> {
    const [rows = []] = await db.batch([{ sql: `SELECT * FROM messages WHERE ${column} = $1`, values: [value] }])
    return read(rows[0])
  }

  /** Keeps a message, once for each key. The same form sent again with other words changes the message. */
  async function keep(sent: NewMessage): Promise<Kept> {
    const { key, kind, content } = sent
    const id = randomUUID()
    const digest = digestContent(content)
    const at = now()
    const [inserted, ...others] = await db.batch([
      {
        sql: `INSERT INTO messages (id, number, key, kind, state, language, sales_type, revision, digest, person_email,
            person_phone, sealed, created_at, changed_at, delete_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11, $12, $12, $13) ON CONFLICT (key) DO NOTHING RETURNING id`,
        values: [
          id, newNumber(), key, kind, sent.isHeld ? 'held' : 'open', sent.language, sent.sales_type, digest, ...indexPerson(content, sealing),
          sealing.seal(id, content), at, sent.isHeld ? at + SHORT_MS : deleteAt(kind, at),
        ], // biome-ignore format: in the order of the columns
      },
      ...toHandOn(id, 'created', 'TRUE'),
      ...(sent.isHeld ? codeFor(id) : []),
      { sql: 'SELECT * FROM messages WHERE key = $1', values: [key] },
    ])
    const row = others.at(-1)?.[0]
    const message = read(row)
    if (!row || !message) throw new Error('A message that was just kept is not there')
    if (inserted?.length) return { message, outcome: 'created' }
    if (row.digest === digest) return { message, outcome: 'same' }
    return change(message.id, content)
  }

  /** Gives a message another content; one that is withdrawn or erased stays so. */
  async function change(id: string, content: MessageContent): Promise<Kept> {
    const open = "state IN ('open', 'held')"
    const batches = await db.batch([
      {
        sql: `UPDATE messages SET sealed = $2, digest = $3, person_email = $4, person_phone = $5, changed_at = $6,
          revision = revision + 1 WHERE id = $1 AND ${open} RETURNING id`,
        values: [id, sealing.seal(id, content), digestContent(content), ...indexPerson(content, sealing), now()],
      },
      ...toHandOn(id, 'changed', open),
      ...codeFor(id),
      { sql: 'SELECT * FROM messages WHERE id = $1', values: [id] },
    ])
    const message = read(batches.at(-1)?.[0])
    if (!message) throw new Error('There is no such message')
    return { message, outcome: batches[0]?.length ? 'changed' : 'closed' }
  }

  /** Takes a message back, on the wish of who sent it. Doing it twice is the same. */
  async function withdraw(id: string): Promise<Message | undefined> {
    await db.batch([
      ...toHandOn(id, 'withdrawn', "state IN ('open', 'held')"),
      {
        sql: "UPDATE messages SET state = 'withdrawn', changed_at = $2, delete_at = $3 WHERE id = $1 AND state IN ('open', 'held')",
        values: [id, now(), now() + SHORT_MS],
      },
      // A message that still waited for its code was handed on to nobody, so nobody is told that it was withdrawn.
      { sql: "DELETE FROM outbox WHERE message_id = $1 AND state = 'held'", values: [id] },
    ])
    return find('id', id)
  }

  /** What was held is handed on: the address is confirmed. */
  async function release(id: string, kind: MessageKind): Promise<void> {
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
  }

  /** @param digests of the code that was typed, by each key @param most guesses; after them the code has ended */
  async function tryCode(
    id: string,
    digests: readonly string[],
    most: number,
  ): Promise<'confirmed' | 'wrong' | 'ended'> {
    const [rows = []] = await db.batch([
      {
        sql: `UPDATE codes SET tries = tries + 1 WHERE message_id = $1 AND ends_at > $2 AND tries < $3
          RETURNING digest`,
        values: [id, now(), most],
      },
    ])
    const [row] = rows
    if (!row) return 'ended'
    return digests.includes(String(row.digest)) ? 'confirmed' : 'wrong'
  }

  /** The code that releases a message; a new one takes the place of the old. */
  async function setCode(id: string, digest: string, lasts: number): Promise<void> {
    await db.batch([
      { sql: 'DELETE FROM codes WHERE message_id = $1', values: [id] },
      {
        sql: 'INSERT INTO codes (message_id, digest, tries, ends_at) VALUES ($1, $2, 0, $3)',
        values: [id, digest, now() + lasts],
      },
    ])
  }

  /** Everything of one person, by an e-mail address or a phone number. */
  async function ofPerson(personal: string): Promise<readonly Message[]> {
    const indexes = sealing.deriveIndexes(personal)
    const among = indexes.map((_, place) => `$${place + 1}`).join(', ')
    const [rows = []] = await db.batch([
      {
        sql: `SELECT * FROM messages WHERE person_email IN (${among}) OR person_phone IN (${among}) ORDER BY created_at`,
        values: indexes,
      },
    ])
    return rows.map((row) => toMessage(row, sealing))
  }

  /**
   * Takes away everything of one person. What was not handed on yet is not handed on; whoever has it already is told, by
   * the webhook, that it has to go there too.
   */
  async function erase(personal: string): Promise<readonly string[]> {
    const messages = (await ofPerson(personal)).filter(({ state }) => state !== 'erased')
    const at = now()
    await db.batch(
      messages.flatMap(({ id }) => [
        { sql: "DELETE FROM outbox WHERE message_id = $1 AND state <> 'done'", values: [id] },
        {
          sql: "UPDATE messages SET state = 'erased', sealed = NULL, digest = '', changed_at = $2, delete_at = $3 WHERE id = $1",
          values: [id, at, at + SHORT_MS],
        },
        ...toHandOn(
          id,
          'erased',
          'TRUE',
          targets.filter((target) => target === 'webhook'),
        ),
        { sql: 'UPDATE messages SET person_email = NULL, person_phone = NULL WHERE id = $1', values: [id] },
      ]),
    )
    return messages.map(({ number }) => number)
  }

  /** The newest first. */
  async function list(limit: number, kind?: MessageKind): Promise<readonly Message[]> {
    const [rows = []] = await db.batch([
      kind
        ? { sql: 'SELECT * FROM messages WHERE kind = $2 ORDER BY created_at DESC LIMIT $1', values: [limit, kind] }
        : { sql: 'SELECT * FROM messages ORDER BY created_at DESC LIMIT $1', values: [limit] },
    ])
    return rows.map((row) => toMessage(row, sealing))
  }

  /** Deletes what was kept for as long as it may be. */
  async function deleteOld(): Promise<number> {
    const [rows = []] = await db.batch([
      { sql: 'DELETE FROM messages WHERE delete_at <= $1 RETURNING id', values: [now()] },
    ])
    return rows.length
  }

  return {
    find,
    keep,
    change,
    withdraw,
    release,
    tryCode,
    setCode,
    ofPerson,
    erase,
    list,
    deleteOld,
    rekey: (): Promise<Rekeyed> => rekey(db, sealing),
  }
}

/** Of what was typed: the moment and what the car cost then do not make it another message. */
function digestContent({ values }: MessageContent): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url')
}

/** Without letters and digits that look or sound alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight signs in two groups, such as 7K3Q-2XPD. */
function newNumber(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

function toMessage(row: Row, sealing: Sealing): Message {
  const id = String(row.id)
  return {
    id,
    number: String(row.number),
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    language: row.language as Language,
    sales_type: row.sales_type as SalesType,
    revision: Number(row.revision),
    created_at: Number(row.created_at),
    changed_at: Number(row.changed_at),
    content: typeof row.sealed === 'string' ? (sealing.open(id, row.sealed) as MessageContent) : undefined,
  }
}
