import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import type { Database, Row, Statement } from './database.server'

/** Milliseconds that a write waits for that of another process. */
const BUSY_MS = 5_000
/** Milliseconds. What comes within them goes into one commit: a commit waits for the disk, and the whole process with it. */
const GATHER_MS = 3

interface Waiting {
  readonly statements: readonly Statement[]
  readonly resolve: (rows: Row[][]) => void
  readonly reject: (error: unknown) => void
}

/**
 * A SQLite file, by libSQL. A commit is on the disk before it is told (synchronous = FULL), and what comes
 * shortly after one another goes into one commit together (docs/decisions/0042-messages-in-a-file-or-postgresql.md).
 */
export function openFile(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new Libsql(path, { timeout: BUSY_MS })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  const prepared = new Map<string, Libsql.Statement>()
  let waiting: Waiting[] = []
  let isClosed = false

  function run({ sql, values = [] }: Statement): Row[] {
    let statement = prepared.get(sql)
    if (!statement) {
      // libSQL numbers its values with a question mark, PostgreSQL with a dollar.
      statement = db.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      prepared.set(sql, statement)
    }
    return statement.all(values) as Row[]
  }

  /** A batch that fails takes back its own statements alone. Gives what tells its outcome, once all is committed. */
  function runBatch({ statements, resolve, reject }: Waiting): () => void {
    db.exec('SAVEPOINT batch')
    try {
      const rows = statements.map(run)
      db.exec('RELEASE batch')
      return () => resolve(rows)
    } catch (error) {
      // A full disk ends the whole transaction by itself.
      if (!db.inTransaction) throw error
      db.exec('ROLLBACK TO batch')
      db.exec('RELEASE batch')
      return () => reject(error)
    }
  }

  /** All that wait in one commit. */
  function commitAll(): void {
    const batches = waiting
    waiting = []
    const rejectAll = (error: unknown) => {
      for (const { reject } of batches) reject(error)
    }
    // libSQL ends the whole process when a closed file is used.
    if (isClosed) {
      rejectAll(new Error('The store of messages is closed'))
      return
    }
    try {
      db.exec('BEGIN IMMEDIATE')
      const told = batches.map(runBatch)
      db.exec('COMMIT')
      for (const tell of told) tell()
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK')
      rejectAll(error)
    }
  }

  return {
    lockRows: '',
    countedKey: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    batch: (statements) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ statements, resolve, reject }) === 1) setTimeout(commitAll, GATHER_MS)
      }),
    close: async () => {
      isClosed = true
      prepared.clear()
      db.close()
    },
  }
}
