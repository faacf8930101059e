import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { withSpan } from '@/data/spans.server'
import { reportSetAside } from '../report.server'
import type { Database, Row, Statement } from './database.server'
import type { Asked, Told } from './file-thread.server.mjs'

/** Milliseconds. More than a batch waits for a lock: after them the disk itself does not answer. */
const ANSWER_MS = 10_000

interface Waiting {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/**
 * A SQLite file, by libSQL, in a thread of its own: nobody waits for a lock or for the disk but who reads or keeps a message
 * (docs/decisions/0042-message-store.md).
 */
export function openFile(path: string): Database {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let isClosed = false
  let last = 0

  function start(): Worker {
    const started = new Worker(threadFile(), { workerData: { path }, execArgv: [] })
    const lose = (error: Error) => {
      if (thread === started) thread = undefined
      for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error))
    }
    started.on('message', hear)
    started.on('error', lose)
    started.on('exit', () => lose(new Error('The store of messages is closed')))
    return started
  }

  function hear(told: Told): void {
    if ('setAside' in told) reportSetAside(told.setAside, told.why)
    else if ('rows' in told) settle(told.id, ({ resolve }) => resolve(told.rows))
    else settle(told.id, ({ reject }) => reject(new Error(told.problem)))
  }

  function settle(id: number, tell: (asked: Waiting) => void): void {
    const asked = waiting.get(id)
    if (!asked) return
    waiting.delete(id)
    clearTimeout(asked.timer)
    // It alone must not keep the process from ending.
    if (waiting.size === 0) thread?.unref()
    tell(asked)
  }

  function ask(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (isClosed) return Promise.reject(new Error('The store of messages is closed'))
    const id = last + 1
    last = id
    thread ??= start()
    thread.ref()
    thread.postMessage({ id, statements } satisfies Asked)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        settle(id, () => reject(new Error('The disk of the messages does not answer')))
      }, ANSWER_MS)
      waiting.set(id, { resolve, reject, timer })
    })
  }

  return {
    lockRows: '',
    countedKey: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    batch: (statements) => withSpan('sqlite', () => ask(statements)),
    close: async () => {
      isClosed = true
      const ending = thread
      if (!ending) return
      ending.ref()
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      ending.postMessage('close')
      await ended
    },
  }
}

/** By its path, as everything that the built server reads beside its bundles. */
function threadFile(): string {
  return join(process.cwd(), 'src', 'messages', 'store', 'file-thread.server.mjs')
}
