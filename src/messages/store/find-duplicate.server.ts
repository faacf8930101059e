import type { MessageKind } from '@/domain/message-kind'
import type { MessageContent } from '../message.server'
import { readRows } from './database.server'
import { digestContent } from './digest.server'
import { indexPerson } from './person.server'
import type { StoreParts } from './store-parts.server'

/** Milliseconds. Whoever asks the same again later wants it again. */
const SAME_FOR = 60 * 60 * 1_000

export const findingDuplicates = ({ db, sealing, now }: StoreParts) => ({
  /**
   * The key of a message of the same person that says the same, word for word, and was sent a short while ago: from a form that
   * was gone back to without a script, or that was opened twice. One that waits for its code has reached nobody yet.
   */
  keyOfDuplicate: async (kind: MessageKind, content: MessageContent): Promise<string | undefined> => {
    const [row] = await readRows(
      db,
      `SELECT key FROM messages WHERE (person_email = $1 OR person_phone = $2) AND kind = $3 AND digest = $4
        AND state = 'open' AND created_at > $5 ORDER BY created_at LIMIT 1`,
      ...indexPerson(content, sealing),
      kind,
      digestContent(content, sealing),
      now() - SAME_FOR,
    )
    return typeof row?.key === 'string' ? row.key : undefined
  },
})
