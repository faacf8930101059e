// @ts-check
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'

/** How every SQLite file begins, and where it says how many pages of which size it has (sqlite.org/fileformat2.html). */
const MAGIC = Buffer.from('SQLite format 3\0')
const HEADER_BYTES = 100
const PAGE_SIZE_AT = 16
const PAGE_COUNT_AT = 28
/** The largest page does not fit its two bytes. */
const LARGEST_PAGE = 65_536
/** Texts of statements that are read once. There are some forty; a few have a number in them. */
const MOST_PREPARED = 200
/** What belongs to a SQLite file, by the end of its name. */
const PARTS = ['', '-wal', '-shm']

/** @typedef {import('./file-thread.server.mjs').Told} Told */
/** @param {string} path */
const sizeOf = (path) => (existsSync(path) ? statSync(path).size : 0)

/**
 * Opens the file of messages, with settings by which a commit is on the disk before it is told. A file that is broken or no store is
 * set aside first, and a new one begun; nothing is ever written over.
 *
 * @param {string} path
 * @param {(told: Extract<Told, { setAside: string }>) => void} tell
 * @throws SQLITE_BUSY while another process has a lock on it
 */
export function openFileStore(path, tell) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const users = joinUsers(path, (isAlone) => {
    const problem = findProblem(path, isAlone)
    if (!problem) return
    if (!isAlone)
      throw new Error(`${path} is broken (${problem}), and another process uses it: end all of them, then start again.`)
    tell({ setAside: setAside(path), why: problem })
  })
  const opened = [users]
  try {
    const db = new Libsql(path, { timeout: 0 })
    opened.unshift(db)
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    return { ...running(db, path), close: () => opened.forEach(release) }
  } catch (error) {
    opened.forEach(release)
    throw error
  }
}

/**
 * @param {Libsql.Database} db
 * @param {string} path
 */
function running(db, path) {
  /** @type {Map<string, Libsql.Statement>} */
  const prepared = new Map()
  /** @type {Map<string, number | undefined>} */
  const inodes = new Map([[path, statSync(path).ino]])
  return {
    db,
    /** @param {import('./database.server').Statement} statement */
    run: ({ sql, values = [] }) => {
      // libSQL numbers its values with a question mark, PostgreSQL with a dollar.
      const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      if (prepared.size >= MOST_PREPARED) prepared.clear()
      prepared.set(sql, statement)
      return /** @type {import('./database.server').Row[]} */ (statement.all([...values]))
    },
    /** A file that was moved or deleted takes everything that is written, and nobody finds it there. Its log is written to first. */
    assertInPlace: () => {
      for (const file of [path, `${path}-wal`]) {
        const inode = statSync(file, { throwIfNoEntry: false })?.ino
        if (inode !== (inodes.get(file) ?? inode)) {
          throw new Error(`${file} was moved or replaced while it was used: start the site again.`)
        }
        inodes.set(file, inode)
      }
    },
  }
}

/**
 * Who uses a file holds a lock on an empty one beside it, which ends with its process, whatever happens to that. Whoever is alone may set the
 * store aside: under another process it would go on in a file that nobody reads.
 *
 * @param {string} path
 * @param {(isAlone: boolean) => void} look before the file is used
 */
function joinUsers(path, look) {
  const users = new Libsql(`${path}.lock`, { timeout: 0 })
  try {
    const isAlone = attempt(() => users.exec('BEGIN EXCLUSIVE'))
    if (isAlone) {
      look(true)
      users.exec('COMMIT')
    }
    users.exec('BEGIN')
    users.prepare('SELECT count(*) FROM sqlite_master').all()
    if (!isAlone) look(false)
    return users
  } catch (error) {
    release(users)
    throw error
  }
}

/** Ends its locks at once: a connection that is closed within a transaction keeps them. @param {Libsql.Database} db */
function release(db) {
  if (db.inTransaction) db.exec('ROLLBACK')
  db.close()
}

/** @param {() => void} act */
function attempt(act) {
  try {
    act()
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} path
 * @param {boolean} isAlone reading a file beside SQLite would end the locks that this process has on it
 * @returns {string | undefined} why it cannot be the store of messages
 */
function findProblem(path, isAlone) {
  const problem = isAlone ? findCut(path) : undefined
  if (problem || sizeOf(path) === 0) return problem
  const db = new Libsql(path, { timeout: 0 })
  try {
    /** @param {string} sql */
    const readTexts = (sql) => /** @type {unknown[][]} */ (db.prepare(sql).raw().all()).map(([text]) => String(text))
    const [found] = readTexts('PRAGMA quick_check(1)')
    if (found !== 'ok') return found
    const tables = readTexts("SELECT name FROM sqlite_master WHERE type = 'table'")
    return tables.length > 0 && !tables.includes('migrations') ? 'it has other tables' : undefined
  } catch (error) {
    const { code, message } = Object(error)
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') return message
    throw error
  } finally {
    db.close()
  }
}

/**
 * What SQLite does not mind: it takes an empty file for a new one, deletes the log beside it, and reads zeros behind the end.
 *
 * @param {string} path
 */
function findCut(path) {
  const size = sizeOf(path)
  const log = sizeOf(`${path}-wal`)
  if (size === 0) return log > 0 ? 'it is empty, and its log is not' : undefined
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(path, 'r')
  readSync(file, header, 0, HEADER_BYTES, 0)
  closeSync(file)
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) return 'it is no SQLite file'
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT)
  const whole = header.readUInt32BE(PAGE_COUNT_AT) * (pageSize === 1 ? LARGEST_PAGE : pageSize)
  return log === 0 && size < whole ? `it has ${size} bytes of ${whole}` : undefined
}

/**
 * @param {string} path
 * @returns {string} where it lies now
 */
function setAside(path) {
  const aside = `${path}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const part of PARTS) if (existsSync(`${path}${part}`)) renameSync(`${path}${part}`, `${aside}${part}`)
  return aside
}
