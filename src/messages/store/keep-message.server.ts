import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@/domain/language'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'
import type { Message, MessageContent } from '../message.server'
import { deleteAt, SHORT_MS } from '../retention.server'
import { addToOutbox, codeFor, holdInOutbox } from './add-to-outbox.server'
import { digestContent, isDigestOf } from './digest.server'
import { indexPerson, personalKey } from './person.server'
import { toMessage } from './read-messages.server'
import type { StoreParts } from './store-parts.server'

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

export function keeping(parts: StoreParts) {
  const { db, sealing, now } = parts

  /** Keeps a message, once for each key. The same form sent again with other words changes the message. */
  async function keep(sent: NewMessage): Promise<Kept> {
    const { key, kind, content } = sent
    const id = randomUUID()
    const at = now()
    const [inserted, ...others] = await db.batch([
      {
        sql: `INSERT INTO messages (id, number, key, kind, state, language, sales_type, revision, digest, person_email,
            person_phone, sealed, created_at, changed_at, delete_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11, $12, $12, $13) ON CONFLICT (key) DO NOTHING RETURNING id`,
        values: [
          id,
          newNumber(),
          key,
          kind,
          sent.isHeld ? 'held' : 'open',
          sent.language,
          sent.sales_type,
          digestContent(content, sealing),
          ...indexPerson(content, sealing),
          sealing.seal(id, content),
          at,
          sent.isHeld ? at + SHORT_MS : deleteAt(kind, at),
        ],
      },
      ...addToOutbox(parts, id, 'created', 'TRUE'),
      ...(sent.isHeld ? codeFor(parts, id) : []),
      { sql: 'SELECT * FROM messages WHERE key = $1', values: [key] },
    ])
    const row = others.at(-1)?.[0]
    if (!row) throw new Error('A message that was just kept is not there')
    const message = toMessage(row, sealing)
    if (inserted?.length) return { message, outcome: 'created' }
    // Another form's fields would be read as those of this one.
    if (message.kind !== kind) return { message, outcome: 'closed' }
    // One that was taken back stays so, also when it is sent again unchanged.
    if (isDigestOf(row.digest, content, sealing) && message.state !== 'withdrawn') return { message, outcome: 'same' }
    return change(message.id, content, sent.isHeld)
  }

  /**
   * Gives a message another content; one that is withdrawn or erased stays so.
   *
   * @param asksCode another address is confirmed first: till then nobody hears of the message, nor of what waits of it
   */
  async function change(id: string, content: MessageContent, asksCode = false): Promise<Kept> {
    const open = "state IN ('open', 'held')"
    const { email } = content.values
    const addresses = email ? sealing.deriveIndexes(personalKey(email)) : []
    const values = [
      id,
      sealing.seal(id, content),
      digestContent(content, sealing),
      ...indexPerson(content, sealing),
      now(),
    ]
    const among = addresses.map((_, place) => `$${values.length + place + 1}`).join(', ')
    const isSame = email ? `coalesce(person_email, '') IN (${among})` : 'TRUE'
    const batches = await db.batch([
      {
        sql: `UPDATE messages SET sealed = $2, digest = $3, person_email = $4, person_phone = $5, changed_at = $6,
          revision = revision + 1, confirmed = CASE WHEN ${isSame} THEN confirmed ELSE 0 END,
          state = CASE WHEN ${asksCode ? isSame : 'TRUE'} THEN state ELSE 'held' END
          WHERE id = $1 AND ${open} RETURNING id`,
        values: [...values, ...addresses],
      },
      ...holdInOutbox(id),
      ...addToOutbox(parts, id, 'changed', open),
      ...codeFor(parts, id),
      { sql: 'SELECT * FROM messages WHERE id = $1', values: [id] },
    ])
    const row = batches.at(-1)?.[0]
    if (!row) throw new Error('There is no such message')
    return { message: toMessage(row, sealing), outcome: batches[0]?.length ? 'changed' : 'closed' }
  }

  return { keep, change }
}

/** Without letters and digits that look or sound alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight signs in two groups, such as 7K3Q-2XPD. */
function newNumber(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
