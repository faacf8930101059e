// @ts-check
// Plain JavaScript, found by its path: a thread begins with a file, and no bundle has one (src/config/next/file-tracing.mjs takes it along).
import { parentPort, workerData } from 'node:worker_threads'
import { openFileStore } from './file-store.server.mjs'

/**
 * The thread that has the file of messages to itself: a lock, a slow disk or a check of the whole file holds up nobody but those
 * who wait for a message. What comes shortly after one another goes into one commit together; what only reads waits for no lock.
 *
 * @typedef {import('./database.server').Statement} Statement
 * @typedef {import('./database.server').Row} Row
 * @typedef {{ readonly id: number, readonly statements: readonly Statement[] }} Asked
 * @typedef {{ readonly id: number, readonly rows: readonly (readonly Row[])[] }
 *   | { readonly id: number, readonly problem: string }
 *   | { readonly setAside: string, readonly why: string }} Told
 * @typedef {Asked & { readonly until: number }} Waiting
 */

/** Milliseconds that a batch waits for the lock of another process; whoever sent it is then told to send it again. */
const PATIENCE = 5_000
/** Milliseconds, between two tries to have the lock. */
const RETRY = 20
/** Milliseconds. What comes within them goes into one commit. */
const GATHER = 3
const SQLITE_BUSY = 5

/** @type {string} */
const path = workerData.path
/** @type {ReturnType<typeof openFileStore> | undefined} */
let store
/** @type {Waiting[]} */
let waiting = []
/** @type {NodeJS.Timeout | undefined} */
let timer

/** @param {Told} told */
const tell = (told) => parentPort?.postMessage(told)
/** @param {unknown} error */
const isBusy = (error) => (Number(Object(error).rawCode) & 0xff) === SQLITE_BUSY
/** @param {unknown} error */
const nameProblem = (error) => (error instanceof Error ? error.message : String(error))
/** @param {Asked} asked */
const onlyReads = ({ statements }) => statements.every(({ sql }) => /^\s*SELECT\b/.test(sql))

parentPort?.on('message', (/** @type {Asked | 'close'} */ asked) => {
  if (asked === 'close') return close()
  const batch = { ...asked, until: performance.now() + PATIENCE }
  if (onlyReads(batch)) settle([batch])
  else waiting.push(batch)
  if (waiting.length > 0) timer ??= setTimeout(turn, GATHER)
})

function turn() {
  timer = undefined
  const batches = waiting
  waiting = []
  for (const batch of batches.filter(onlyReads)) settle([batch])
  settle(batches.filter((batch) => !onlyReads(batch)))
  if (waiting.length > 0) timer ??= setTimeout(turn, RETRY * (0.5 + Math.random()))
}

/**
 * Does batches in one commit. Those that another process holds up wait for the next turn, as long as their patience lasts.
 *
 * @param {readonly Waiting[]} batches
 */
function settle(batches) {
  const [first] = batches
  if (!first) return
  try {
    store ??= openFileStore(path, tell)
    for (const told of commit(store, batches, onlyReads(first) ? 'BEGIN' : 'BEGIN IMMEDIATE')) tell(told)
  } catch (error) {
    const now = performance.now()
    for (const batch of batches) {
      if (isBusy(error) && batch.until > now) waiting.push(batch)
      else tell({ id: batch.id, problem: nameProblem(error) })
    }
  }
}

/**
 * @param {NonNullable<typeof store>} opened
 * @param {readonly Waiting[]} batches
 * @param {string} begin
 * @returns {Told[]} what may be told now that all is on the disk
 */
function commit({ db, run, assertInPlace }, batches, begin) {
  assertInPlace()
  db.exec(begin)
  try {
    const told = batches.map((batch) => runBatch({ db, run }, batch))
    db.exec('COMMIT')
    // Not even what was written just before is told of when the file is gone from its place.
    assertInPlace()
    return told
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/**
 * A batch that fails takes back its own statements alone.
 *
 * @param {Pick<NonNullable<typeof store>, 'db' | 'run'>} opened
 * @param {Waiting} batch
 * @returns {Told}
 */
function runBatch({ db, run }, { id, statements }) {
  db.exec('SAVEPOINT batch')
  try {
    const rows = statements.map(run)
    db.exec('RELEASE batch')
    return { id, rows }
  } catch (error) {
    // A full disk ends the whole transaction by itself; a lock holds all of it up.
    if (!db.inTransaction || isBusy(error)) throw error
    db.exec('ROLLBACK TO batch')
    db.exec('RELEASE batch')
    return { id, problem: nameProblem(error) }
  }
}

function close() {
  clearTimeout(timer)
  for (const { id } of waiting) tell({ id, problem: 'The store of messages is closed' })
  store?.close()
  parentPort?.close()
}
