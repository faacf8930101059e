import type { Message } from '../message.server'
import { SHORT_MS } from '../retention.server'
import { addToOutbox } from './add-to-outbox.server'
import type { Statement } from './database.server'
import { FORGET_WORDS } from './digest.server'
import { indexPerson } from './person.server'
import { reading } from './read-messages.server'
import type { StoreParts } from './store-parts.server'

export function withdrawing(parts: StoreParts) {
  const { db, now, sealing } = parts
  const { find } = reading(parts)

  /** Takes a message back, on the wish of who sent it. Doing it twice is the same. */
  async function withdraw(id: string): Promise<Message | undefined> {
    const message = await find('id', id)
    if (message?.state !== 'open' && message?.state !== 'held') return message
    const { state, revision } = message
    const at = now()
    await db.batch([
      ...(state === 'held'
        ? untell(message)
        : addToOutbox(parts, id, 'withdrawn', `state = 'open' AND revision = ${revision}`)),
      {
        sql: `UPDATE messages SET state = 'withdrawn', changed_at = $2, delete_at = $3
          WHERE id = $1 AND revision = $4 AND state = $5`,
        values: [id, at, at + SHORT_MS, revision, state],
      },
    ])
    // Somebody may have changed it meanwhile.
    return withdraw(id)
  }

  /**
   * Of one that waits for its code only those are told who have heard of it before, and an address that nobody has confirmed is told to
   * nobody.
   */
  function untell({ id, revision, content }: Message): Statement[] {
    const isHeld = `state = 'held' AND revision = ${revision}`
    const hasHeard =
      'EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id AND outbox.target = $2 AND attempts > 0)'
    const isMeant = `message_id = $1 AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND ${isHeld})`
    const { email: _, ...values } = content?.values ?? {}
    const rest = content && { ...content, values }
    return [
      ...addToOutbox(parts, id, 'withdrawn', `${isHeld} AND ${hasHeard}`),
      {
        sql: `DELETE FROM outbox WHERE ${isMeant} AND (state = 'held' OR target = 'code-mail') AND event <> 'withdrawn'`,
        values: [id],
      },
      { sql: `UPDATE outbox SET state = 'waiting' WHERE ${isMeant} AND state = 'held'`, values: [id] },
      ...(rest
        ? [
            {
              sql: `UPDATE messages SET sealed = $2, digest = '', ${FORGET_WORDS}, person_email = $3, person_phone = $4
                WHERE id = $1 AND ${isHeld}`,
              values: [id, sealing.seal(id, rest), ...indexPerson(rest, sealing)],
            },
          ]
        : []),
    ]
  }

  return { withdraw }
}
