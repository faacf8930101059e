import { isOneOf } from '@/domain/is-one-of'
import { LANGUAGES, type Language } from '@/domain/language'
import { isMessageKind, type MessageKind } from '@/domain/message-kind'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import type { Message, MessageContent, MessageState } from '../message.server'
import { type Row, readRows } from './database.server'
import { isPrefix, PREFIX_LENGTH, type Sealing } from './sealing.server'
import type { StoreParts } from './store-parts.server'

export const reading = ({ db, sealing }: Pick<StoreParts, 'db' | 'sealing'>) => ({
  find: async (column: 'id' | 'number' | 'key', value: string): Promise<Message | undefined> => {
    const [row] = await readRows(db, `SELECT * FROM messages WHERE ${column} = $1`, value)
    return row && toMessage(row, sealing)
  },

  /** Everything of one person, by an e-mail address or a phone number. */
  ofPerson: async (personal: string): Promise<readonly Message[]> => {
    const indexes = sealing.deriveIndexes(personal)
    const among = indexes.map((_, place) => `$${place + 1}`).join(', ')
    const sql = `SELECT * FROM messages WHERE person_email IN (${among}) OR person_phone IN (${among}) ORDER BY created_at`
    return (await readRows(db, sql, ...indexes)).map((row) => toMessage(row, sealing))
  },

  /** The newest first. */
  list: async (limit: number, kind?: MessageKind): Promise<readonly Message[]> => {
    const sql = "SELECT * FROM messages WHERE $2 IN ('', kind) ORDER BY created_at DESC LIMIT $1"
    return (await readRows(db, sql, limit, kind ?? '')).map((row) => toMessage(row, sealing))
  },
})

export function toMessage(row: Row, sealing: Sealing): Message {
  return {
    id: String(row.id),
    number: String(row.number),
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    language: row.language as Language,
    sales_type: row.sales_type as SalesType,
    revision: Number(row.revision),
    created_at: Number(row.created_at) || 0,
    changed_at: Number(row.changed_at) || 0,
    confirmed: row.confirmed === 1,
    ...contentOf(row, sealing),
  }
}

function contentOf(row: Row, sealing: Sealing): Pick<Message, 'content' | 'unreadable'> {
  if (isDamaged(row)) return { content: undefined, unreadable: 'damaged' }
  return typeof row.sealed === 'string' ? openContent(String(row.id), row.sealed, sealing) : { content: undefined }
}

/** What stands beside the seal is read by the words of a list, and a content is gone by its person's wish alone. */
function isDamaged({ kind, language, sales_type, state, sealed, created_at, changed_at }: Row): boolean {
  return (
    !(isMessageKind(kind) && isOneOf(LANGUAGES, language) && isOneOf(SALES_TYPES, sales_type)) ||
    !(Number(created_at) > 0 && Number(changed_at) > 0) ||
    (typeof sealed !== 'string' && state !== 'erased')
  )
}

/** One that cannot be opened is one that cannot be opened: whatever else is asked for is answered. */
export function openContent(
  id: string,
  sealed: string,
  { open, prefixes }: Sealing,
): Pick<Message, 'content' | 'unreadable'> {
  try {
    return { content: open(id, sealed) as MessageContent }
  } catch {
    const prefix = sealed.slice(0, PREFIX_LENGTH)
    const isOther = isPrefix(prefix) && !prefixes.includes(prefix)
    return { content: undefined, unreadable: isOther ? 'other-key' : 'damaged' }
  }
}
