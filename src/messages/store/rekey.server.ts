import type { MessageContent } from '../message.server'
import { type Database, readRows, type Statement } from './database.server'
import { digestContent, FORGET_WORDS } from './digest.server'
import { indexPerson } from './person.server'
import { openContent } from './read-messages.server'
import type { Sealing } from './sealing.server'

const AT_ONCE = 100

export interface Rekeyed {
  /** Messages that are under the first key now and were not before. */
  readonly written: number
  /** Numbers of messages that none of the keys can read. They stay as they are. */
  readonly unreadable: readonly string[]
}

/** Writes everything anew that an older key has sealed. The site may run meanwhile: a message that changes is left for the next run. */
export async function rekey(db: Database, sealing: Sealing): Promise<Rekeyed> {
  const unreadable: string[] = []
  let written = 0
  let last = ''
  for (;;) {
    const rows = await readRows(
      db,
      'SELECT id, number, sealed FROM messages WHERE id > $1 AND sealed IS NOT NULL AND sealed NOT LIKE $2 ORDER BY id LIMIT $3',
      last,
      `${sealing.prefixes[0]}%`,
      AT_ONCE,
    )
    if (rows.length === 0) return { written, unreadable }
    for (const row of rows) {
      const [id, sealed] = [String(row.id), String(row.sealed)]
      last = id
      const { content } = openContent(id, sealed, sealing)
      if (!content) unreadable.push(String(row.number))
      else if (await rewrite(db, sealing, { id, sealed, content })) written += 1
    }
  }
}

interface Old {
  readonly id: string
  readonly sealed: string
  readonly content: MessageContent
}

/** False when somebody has changed it in between. What waits for its person keeps its order. */
async function rewrite(db: Database, sealing: Sealing, { id, sealed, content }: Old): Promise<boolean> {
  const [email, phone] = indexPerson(content, sealing)
  const statements: readonly Statement[] = [
    {
      sql: `UPDATE messages SET sealed = $3, person_email = $4, person_phone = $5, digest = $6, ${FORGET_WORDS}
        WHERE id = $1 AND sealed = $2 RETURNING id`,
      values: [id, sealed, sealing.seal(id, content), email, phone, digestContent(content, sealing)],
    },
    {
      sql: `UPDATE outbox SET person = (SELECT coalesce(person_email, person_phone, id) FROM messages WHERE id = $1)
        WHERE message_id = $1`,
      values: [id],
    },
  ]
  const [changed] = await db.batch(statements)
  return (changed?.length ?? 0) > 0
}
