import type { Database } from './database.server'

/** An address such as postgres://…, or the path of a file. */
export async function openDatabase(address: string): Promise<Database> {
  if (/^postgres(?:ql)?:/.test(address)) {
    const { openPostgres } = await import('./postgres.server')
    return openPostgres(address)
  }
  const { openFile } = await import('./file.server')
  return openFile(address)
}
