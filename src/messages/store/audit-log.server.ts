import { type Row, readRows } from './database.server'
import type { StoreParts } from './store-parts.server'

/** Milliseconds: three years, as the longest of what it is about. */
const KEPT_FOR = 1_095 * 86_400_000

/** Somebody who saw, exported or erased what a person has sent. */
export interface Access {
  readonly at: number
  readonly who: string
  readonly what: string
  /** The number of a message, or the index of a person, which tells nobody who that is. */
  readonly about: string
}

const toAccess = ({ at, who, what, about }: Row): Access => ({
  at: Number(at),
  who: String(who),
  what: String(what),
  about: String(about),
})

export const auditing = ({ db, sealing, now }: Pick<StoreParts, 'db' | 'sealing' | 'now'>) => ({
  /** Recorded before anything is shown. @param about a message's number, or an e-mail address or a phone number */
  recordAccess: async ({ who, what, number, personal }: Pick<Access, 'who' | 'what'> & About): Promise<void> => {
    const about = number ?? sealing.deriveIndex(personal ?? '')
    await readRows(db, 'INSERT INTO looks (at, who, what, about) VALUES ($1, $2, $3, $4)', now(), who, what, about)
  },

  /** The newest first; of one person only what was about them or one of their messages. */
  accesses: async (personal?: string, numbers: readonly string[] = []): Promise<readonly Access[]> => {
    const about = personal === undefined ? [] : [...sealing.deriveIndexes(personal), ...numbers]
    const among = about.map((_, place) => `$${place + 1}`).join(', ')
    const where = about.length > 0 ? `WHERE about IN (${among})` : ''
    return (await readRows(db, `SELECT * FROM looks ${where} ORDER BY place DESC`, ...about)).map(toAccess)
  },
})

type About =
  | { readonly number: string; readonly personal?: never }
  | { readonly personal: string; readonly number?: never }

export const oldAccesses = (now: number) => ({ sql: 'DELETE FROM looks WHERE at <= $1', values: [now - KEPT_FOR] })
