import type { Statement } from './database.server'
import type { StoreParts } from './store-parts.server'

/** Mails to one address that nobody has confirmed: whoever names somebody else's must not fill that person's box. */
const MOST = { inTenMinutes: 5, inADay: 20 } as const
const TEN_MINUTES_MS = 600_000
const DAY_MS = 86_400_000

export const limitingMails = ({ db, sealing, now }: Pick<StoreParts, 'db' | 'sealing' | 'now'>) => ({
  /**
   * Whether one more mail may go to an address that nobody has confirmed. The store has its index alone.
   *
   * @param delivery counts once, however often it is tried
   */
  countMail: async (delivery: string, email: string): Promise<boolean> => {
    const recipients = sealing.deriveIndexes(`mailbox ${mailboxOf(email)}`)
    const [recipient = ''] = recipients
    const among = recipients.map((_, place) => `$${place + 6}`).join(', ')
    const sentSince = (at: string) =>
      `(SELECT count(*) FROM mailings WHERE recipient IN (${among}) AND delivery <> $1 AND sent_at > ${at})`
    const at = now()
    const [, counted] = await db.batch([
      // One row for each recipient, which holds up whoever counts the same one at this moment.
      {
        sql: `INSERT INTO mailings (delivery, recipient, sent_at) VALUES ($1, '', $2)
          ON CONFLICT (delivery) DO UPDATE SET sent_at = excluded.sent_at`,
        values: [recipient, at],
      },
      {
        sql: `INSERT INTO mailings (delivery, recipient, sent_at) SELECT $1, $2, $3
          WHERE ${sentSince('$4')} < ${MOST.inTenMinutes} AND ${sentSince('$5')} < ${MOST.inADay}
          ON CONFLICT (delivery) DO UPDATE SET sent_at = excluded.sent_at RETURNING delivery`,
        values: [delivery, recipient, at, at - TEN_MINUTES_MS, at - DAY_MS, ...recipients],
      },
    ])
    return (counted?.length ?? 0) > 0
  },
})

/** Providers that give one person the same name at several domains, and the signs in a name that they pass over. */
const PROVIDERS: readonly { readonly domains: readonly string[]; readonly ignored: RegExp }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'pm.me', 'protonmail.com', 'protonmail.ch'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/ },
]
/** Who has a box at one of these has all names below a domain of its own besides: news@zoe.fastmail.com is zoe@fastmail.com. */
const WITH_SUBDOMAINS = /^([^.]+)\.(fastmail\.[a-z]{2,3})$/

/** What all spellings have in common that reach the same person: with a word after a plus, and as its provider reads them. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const [, owner, ofAll] = WITH_SUBDOMAINS.exec(domain) ?? []
  if (owner !== undefined) return `${owner}@${ofAll}`
  const [name = ''] = local.split('+')
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain))
  return provider ? `${name.replace(provider.ignored, '')}@${provider.domains[0]}` : `${name}@${domain}`
}

/** What is no longer counted; what a wrong clock has written into the future too. */
export const oldMailings = (now: number): Statement => ({
  sql: 'DELETE FROM mailings WHERE sent_at <= $1 OR sent_at > $2',
  values: [now - DAY_MS, now + DAY_MS],
})
