/** One statement, in SQL that both databases read. Its values are $1, $2 … in it. */
export interface Statement {
  readonly sql: string
  readonly values?: readonly SqlValue[]
}

type SqlValue = string | number | null
export type Row = Readonly<Record<string, SqlValue>>

/** Where messages are kept. A batch is done whole or not at all, and on the disk when the promise is fulfilled. */
export interface Database {
  /** The rows of each statement. */
  readonly batch: (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>
  readonly close: () => Promise<void>
  /** What a SELECT of rows to be changed ends with, so that two processes take different ones. */
  readonly lockRows: string
  /** A primary key that counts by itself and gives no number twice. */
  readonly countedKey: string
}

/** The rows of one statement. */
export async function readRows({ batch }: Database, sql: string, ...values: SqlValue[]): Promise<readonly Row[]> {
  const [rows = []] = await batch([{ sql, values }])
  return rows
}
