import type { Database, Statement } from './database.server'

/**
 * Each is done once, in this order, on a new store and on an old one; one that has been released is never changed. Moments
 * are milliseconds since 1970. `sealed` is all that tells of a person (sealing.server.ts). COUNTED is a
 * primary key that grows by itself, which each database has in words of its own.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE messages (
      id TEXT PRIMARY KEY,
      number TEXT NOT NULL UNIQUE,
      key TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      state TEXT NOT NULL,
      language TEXT NOT NULL,
      sales_type TEXT NOT NULL,
      revision INTEGER NOT NULL,
      digest TEXT NOT NULL,
      person_email TEXT,
      person_phone TEXT,
      sealed TEXT,
      created_at BIGINT NOT NULL,
      changed_at BIGINT NOT NULL,
      delete_at BIGINT NOT NULL
    )`,
    'CREATE INDEX messages_by_email ON messages (person_email)',
    'CREATE INDEX messages_by_phone ON messages (person_phone)',
    'CREATE INDEX messages_to_delete ON messages (delete_at)',
    `CREATE TABLE outbox (
      place COUNTED,
      id TEXT NOT NULL UNIQUE,
      message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
      person TEXT NOT NULL,
      target TEXT NOT NULL,
      event TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      next_at BIGINT NOT NULL,
      leased_until BIGINT NOT NULL,
      problem TEXT,
      created_at BIGINT NOT NULL,
      done_at BIGINT
    )`,
    "CREATE INDEX outbox_waiting ON outbox (next_at) WHERE state = 'waiting'",
    "CREATE INDEX outbox_of_person ON outbox (person, target, place) WHERE state = 'waiting'",
    'CREATE INDEX outbox_of_message ON outbox (message_id)',
    'CREATE TABLE codes (message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE, digest TEXT NOT NULL, tries INTEGER NOT NULL, ends_at BIGINT NOT NULL)',
  ],
  [
    // Whether the address was confirmed by its code.
    'ALTER TABLE messages ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0',
    // By which key each is sealed (sealing.server.ts).
    'CREATE INDEX messages_by_seal ON messages (substr(sealed, 1, 9))',
    // Mails to addresses that nobody has confirmed, of a day (mail-limit.server.ts).
    'CREATE TABLE mailings (delivery TEXT PRIMARY KEY, recipient TEXT NOT NULL, sent_at BIGINT NOT NULL)',
    'CREATE INDEX mailings_of_recipient ON mailings (recipient, sent_at)',
  ],
  [
    // Who looked at personal data (audit-log.server.ts).
    'CREATE TABLE looks (place COUNTED, at BIGINT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL)',
  ],
  [
    // The trace of the request that it came of (data/spans.server.ts).
    'ALTER TABLE outbox ADD COLUMN trace TEXT',
  ],
  [
    // Searches that somebody follows (saved-searches.server.ts).
    `CREATE TABLE searches (
      message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
      revision INTEGER NOT NULL,
      seen TEXT,
      news TEXT,
      delivery TEXT,
      next_at BIGINT NOT NULL,
      leased_until BIGINT NOT NULL
    )`,
    'CREATE INDEX searches_due ON searches (next_at)',
    "CREATE INDEX messages_of_searches ON messages (id) WHERE kind = 'saved-search'",
  ],
  [
    // They were hashes of what was typed, without a key: whoever had a copy could try addresses against them (digest.server.ts).
    "UPDATE messages SET digest = '' WHERE digest <> ''",
    // That of a form is a UUID.
    "UPDATE messages SET key = 'gone:' || id WHERE length(key) = 43",
  ],
]

const NEWER_STORE = 'MESSAGES_STORE was written by a newer version of the site: start that one.'

/** Brings a store to the newest form. Several processes may do it at once: whoever comes second finds it done. */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<void> {
  // A store that is up to date is not written to: another process may hold it locked.
  if ((await readVersion(db)) === undefined) await createVersions(db)
  for (;;) {
    const version = (await readVersion(db)) ?? 0
    const next = migrations[version]
    if (!next) break
    const steps: Statement[] = [
      // The first statement, so that of two who try only one goes on.
      { sql: 'INSERT INTO migrations (version) VALUES ($1)', values: [version + 1] },
      ...next.map((sql) => ({ sql: sql.replace('COUNTED', db.countedKey) })),
    ]
    await db.batch(steps).catch(async (error) => {
      if (((await readVersion(db)) ?? 0) <= version) throw error
    })
  }
  if (((await readVersion(db)) ?? 0) > migrations.length) throw new Error(NEWER_STORE)
}

async function createVersions(db: Database): Promise<void> {
  const sql = 'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)'
  await db.batch([{ sql }]).catch(async (error) => {
    // PostgreSQL lets two create one table at once and then refuses the second.
    if ((await readVersion(db)) === undefined) throw error
  })
}

async function readVersion(db: Database): Promise<number | undefined> {
  const [rows] = await db.batch([{ sql: 'SELECT max(version) AS version FROM migrations' }]).catch(() => [])
  return rows ? Number(rows[0]?.version ?? 0) : undefined
}
