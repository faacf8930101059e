import { readRows } from './database.server'
import type { StoreParts } from './store-parts.server'

/** Mails to one address that nobody has confirmed: whoever names somebody else's must not fill that person's box. */
const MOST = { inTenMinutes: 5, inADay: 20 } as const
const TEN_MINUTES_MS = 600_000
const DAY_MS = 86_400_000

export const counting = ({ db, sealing, now }: Pick<StoreParts, 'db' | 'sealing' | 'now'>) => ({
  /**
   * Whether one more mail may go to an address that nobody has confirmed. The store has its index alone.
   *
   * @param delivery counts once, however often it is tried
   */
  countMail: async (delivery: string, email: string): Promise<boolean> => {
    const recipients = sealing.deriveIndexes(`mailbox ${mailboxOf(email)}`)
    const among = recipients.map((_, place) => `$${place + 4}`).join(', ')
    const sentSince = (at: string) =>
      `(SELECT count(*) FROM mailings WHERE recipient IN (${among}) AND delivery <> $1 AND sent_at > ${at})`
    const rows = await readRows(
      db,
      `INSERT INTO mailings (delivery, recipient, sent_at) SELECT $1, $2, $3
        WHERE ${sentSince(`$3 - ${TEN_MINUTES_MS}`)} < ${MOST.inTenMinutes} AND ${sentSince(`$3 - ${DAY_MS}`)} < ${MOST.inADay}
        ON CONFLICT (delivery) DO UPDATE SET sent_at = excluded.sent_at RETURNING delivery`,
      delivery,
      recipients[0] ?? null,
      now(),
      ...recipients,
    )
    return rows.length > 0
  },
})

/** What all spellings have in common that reach the same person: with a word after a plus, and at Gmail with dots. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** What is no longer counted; what a wrong clock has written in the future too. */
export const OLD_MAILINGS = `DELETE FROM mailings WHERE sent_at <= $1 - ${DAY_MS} OR sent_at > $1 + ${DAY_MS}`
