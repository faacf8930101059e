import { once } from 'node:events'
import autocannon from 'autocannon'

/** Seconds. A machine that restarts its processes beside the load may take long; an answer is an answer. */
const MOST_PATIENCE = 60

export interface LoadOptions {
  readonly url: string
  readonly connections?: number
  readonly seconds?: number
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  /** Requests a second; without it as many as get an answer. */
  readonly atMost?: number
}

export interface LoadResult {
  readonly perSecond: number
  readonly total: number
  readonly bytesPerSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** No answer, or one of 5xx. */
  readonly failed: number
  /** Those of them whose connection was closed from the other side. */
  readonly closed: number
  /** Why there was no answer, by Node's codes. */
  readonly codes: Readonly<Record<string, number>>
}

/** Asks an address again and again, as a browser would that can read gzip, until it is stopped or the time is over. */
export function load({ url, connections = 10, seconds = 600, method = 'GET', body, atMost }: LoadOptions): {
  stop: () => void
  result: Promise<LoadResult>
} {
  const headers = { 'accept-encoding': 'gzip' }
  const run = autocannon(
    {
      url,
      connections,
      duration: seconds,
      method,
      headers,
      timeout: MOST_PATIENCE,
      ...(body !== undefined && { body }),
      ...(atMost !== undefined && { overallRate: atMost }),
    },
    () => undefined,
  )
  const codes: Record<string, number> = {}
  run.on('reqError', ({ code = 'unknown' }: { code?: string }) => {
    codes[code] = (codes[code] ?? 0) + 1
  })
  const done: Promise<autocannon.Result> = once(run, 'done').then(([found]) => found)
  const result = done.then(({ requests, throughput, latency, errors, '5xx': broken }) => ({
    perSecond: requests.average,
    total: requests.total,
    bytesPerSecond: throughput.average,
    p99: latency.p99,
    // Those that timed out are among the errors.
    failed: errors + broken,
    // The second where the request was being written.
    closed: (codes.ECONNRESET ?? 0) + (codes.EPIPE ?? 0),
    codes,
  }))
  return { stop: () => run.stop(), result }
}
