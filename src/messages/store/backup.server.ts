import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { Client } from 'pg'
import { MIGRATIONS } from './migrations.server'

export const isPostgres = (address: string) => /^postgres(?:ql)?:/.test(address)

/** A copy of a store as it is at this moment, by the database's own means, while the site runs. Half a copy is none. */
export function backUp(address: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup writes over nothing.`)
  try {
    if (isPostgres(address))
      callPostgres('pg_dump', address, ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`])
    else copyFile(address, file)
    chmodSync(file, 0o600)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

function copyFile(address: string, file: string): void {
  if (!existsSync(address)) throw new Error(`${address} is not there: nothing was copied.`)
  const db = new Libsql(address)
  try {
    db.prepare('VACUUM INTO ?').run(file)
  } finally {
    db.close()
  }
}

/** A store that was killed leaves its log: SQLite would write that into the file that is put beside it. */
const PARTS = ['', '-wal', '-journal']

/**
 * Puts a backup in the place of a store that is not there, or that is empty. Nothing is written where it cannot be used.
 *
 * @throws a sentence for whoever restores
 */
export async function restore(address: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`)
  if (!isReadable(file)) throw new Error(`${file} cannot be read by this account (${process.getuid?.()}).`)
  const isOfPostgres = isPostgres(address)
  const version = isOfPostgres ? readDumpVersion(file) : readFileVersion(file)
  if (version === undefined)
    throw new Error(`${file} is no backup of messages in a ${isOfPostgres ? 'PostgreSQL' : 'file'}.`)
  if (version > MIGRATIONS.length)
    throw new Error(`${file} was written by a newer version of the site (${version}): restore it with that one.`)
  if (isOfPostgres) return restoreDump(address, file)
  const left = PARTS.map((part) => `${address}${part}`).find((path) => existsSync(path))
  if (left) throw new Error(`${left} is there already: end the site and move it away first.`)
  mkdirSync(dirname(address), { recursive: true, mode: 0o700 })
  const draft = `${address}.restored`
  copyFileSync(file, draft)
  chmodSync(draft, 0o600)
  renameSync(draft, address)
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** How far a file's migrations have come; undefined where it is no whole store. */
function readFileVersion(file: string): number | undefined {
  let db: Libsql.Database | undefined
  try {
    db = new Libsql(file, { readonly: true })
    const [state] = db.prepare('PRAGMA integrity_check').raw().get() as [unknown]
    const [version] = db.prepare('SELECT max(version) FROM migrations').raw().get() as [unknown]
    return state === 'ok' && Number(version) > 0 ? Number(version) : undefined
  } catch {
    return undefined
  } finally {
    db?.close()
  }
}

/** The rows of a table stand in a dump one a line. */
function readDumpVersion(file: string): number | undefined {
  const { status, stdout } = spawnSync('pg_restore', ['--data-only', '--table=migrations', '--file=-', file], {
    encoding: 'utf8',
  })
  const versions = [...(stdout ?? '').matchAll(/^(\d+)$/gm)].map(([version]) => Number(version))
  return status === 0 && versions.length > 0 ? Math.max(...versions) : undefined
}

async function restoreDump(address: string, file: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query("SELECT to_regclass('messages') AS found").finally(() => client.end())
  if (rows[0]?.found) throw new Error('The database has messages already: restore into an empty one.')
  callPostgres('pg_restore', address, ['--no-owner', '--no-acl', '--single-transaction', '--exit-on-error', file])
}

/** The password goes by the environment: others on the machine can read a command line. */
function callPostgres(program: 'pg_dump' | 'pg_restore', address: string, args: readonly string[]): void {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const { error, status, stderr } = spawnSync(program, [`--dbname=${url.href}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (error) throw new Error(`${program} could not be started: on Debian it is in the package postgresql-client.`)
  if (status !== 0) throw new Error(`${program}: ${stderr.trim()}`)
}
