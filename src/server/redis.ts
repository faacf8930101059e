import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { withSpan } from '@/data/spans.server'

/** Milliseconds. A store that has not answered in time is left alone for so long. */
export const REDIS_PAUSE = 2_000

/** A connection that is tried for again and again by itself. A command that cannot be sent now fails now. */
export const createRedis = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, REDIS_PAUSE) },
  })

/** @throws after so many milliseconds without an answer */
export async function inTime<T>(work: Promise<T>, deadline: number): Promise<T> {
  const timer = new AbortController()
  const limit = wait(deadline, undefined, { signal: timer.signal, ref: false })
    // A process that was busy for so long itself reads what has come meanwhile first.
    .then(() => immediate())
    .then(() => Promise.reject(new Error(`No answer within ${deadline} ms`)))
  try {
    return await withSpan('redis', () => Promise.race([work, limit]))
  } finally {
    limit.catch(() => undefined)
    timer.abort()
  }
}
