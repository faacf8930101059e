import { DatabaseError, Pool, types } from 'pg'
import { withSpan } from '@/data/spans.server'
import type { Database, Row, Statement } from './database.server'

/** Moments are milliseconds, which fit a number. */
const BIGINT = 20
types.setTypeParser(BIGINT, Number)

const CONNECTIONS = 10
/** Milliseconds, for a connection and for a statement: a visitor waits for it. */
const DEADLINE = 5_000
/** The database itself says when it has not done it in time. One that says nothing more hangs: nginx waits for ten seconds. */
const SILENCE = DEADLINE + 1_000

/** For several processes on several machines. */
export function openPostgres(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: DEADLINE,
    statement_timeout: DEADLINE,
    query_timeout: SILENCE,
  })
  // A connection that is lost: whoever uses it is told by what it asked, and the next batch opens another one, or fails and says so.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    lockRows: 'FOR UPDATE SKIP LOCKED',
    countedKey: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    batch: (statements) => withSpan('postgresql', () => doBatch(statements)),
    close: () => pool.end(),
  }

  async function doBatch(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const client = await pool.connect()
    let problem: Error | undefined
    try {
      const rows: Row[][] = []
      await client.query('BEGIN')
      for (const { sql, values = [] } of statements) {
        rows.push((await client.query<Row>(sql, [...values])).rows)
      }
      await client.query('COMMIT')
      return rows
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error))
      // Whoever hangs, or is gone, is not asked anything more.
      if (error instanceof DatabaseError)
        await client.query('ROLLBACK').then(
          () => {
            problem = undefined
          },
          () => {},
        )
      throw error
    } finally {
      // One that could not even be rolled back is not used again.
      client.release(problem)
    }
  }
}
